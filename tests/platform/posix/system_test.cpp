// What the systems of POSIX promise besides: signals, links, who owns a folder, and which words a program
// gets.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>

#include "support/child.hpp"
#include "support/pipe.hpp"
#include "support/temporary_folder.hpp"
#include "takeback/platform/file_names.hpp"
#include "takeback/platform/interrupts.hpp"
#include "takeback/platform/program_words.hpp"
#include "takeback/platform/streams.hpp"

namespace takeback::platform {
namespace {

using test::TemporaryFolder;

/// Runs the work in a child; its exit code, or -1.
template <typename Work>
int exit_code_after(Work work) {
    const pid_t child = test::start_child(work);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Interrupts, EndTheProgramWithTheCodeThatWasAskedFor) {
    EXPECT_EQ(exit_code_after([] {
                  leave_on_interrupt(77);
                  std::raise(SIGINT);
              }),
              77);
}

TEST(Interrupts, ThatAreHeldEndTheNextWaitingAndAreThenDoneWith) {
    EXPECT_EQ(exit_code_after([] {
                  const test::Pipe pipe;
                  hold_interrupts();
                  std::raise(SIGINT);
                  const bool ended = !wait_for_input(pipe.reading_end());
                  _exit(ended && !take_held_interrupt() ? 5 : 1);
              }),
              5);
}

TEST(Interrupts, ThatAreHeldCanBeTaken) {
    EXPECT_EQ(exit_code_after([] {
                  hold_interrupts();
                  const bool none = !take_held_interrupt();
                  std::raise(SIGINT);
                  _exit(none && take_held_interrupt() && !take_held_interrupt() ? 5 : 1);
              }),
              5);
}

TEST(Streams, ThatAreClosedGiveTheirNumbersToNoFile) {
    EXPECT_EQ(exit_code_after([] {
                  close(standard_input);
                  close(standard_error);
                  guard_standard_streams();
                  char byte = 0;
                  const bool at_end = read(standard_input, &byte, 1) == 0;
                  const bool refused = write(standard_error, "x", 1) == -1;
                  _exit(at_end && refused ? 5 : 1);
              }),
              5);
}

TEST(OpenFiles, ToAppendAreNoLinks) {
    const TemporaryFolder folder;
    test::put(folder.file("game"), "");
    std::filesystem::create_symlink("game", folder.file("link"));
    errno = 0;
    EXPECT_EQ(open_file(folder.file("link"), Opening::ToAppend), -1);
    EXPECT_EQ(errno, ELOOP);
}

TEST(OpenFiles, AreNotInheritedByOtherPrograms) {
    const TemporaryFolder folder;
    test::put(folder.file("game"), "");
    for (const Opening how : {Opening::ToRead, Opening::Stream, Opening::ToAppend}) {
        const int file = open_file(folder.file("game"), how);
        EXPECT_EQ(fcntl(file, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
        close_file(file);
    }
    const int again = open_again(standard_output);
    EXPECT_EQ(fcntl(again, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC);
    close_file(again);
}

TEST(OpenFiles, ForTheirOwnerAreReadByNobodyElse) {
    const TemporaryFolder folder;
    const mode_t before = umask(0);
    close_file(open_file(folder.file("all"), Opening::New));
    close_file(open_file(folder.file("own"), Opening::NewForOwner));
    umask(before);
    EXPECT_EQ(std::filesystem::status(folder.file("all")).permissions(), std::filesystem::perms{0666});
    EXPECT_EQ(std::filesystem::status(folder.file("own")).permissions(), std::filesystem::perms{0600});
}

TEST(FileNames, OfFoldersThatEverybodyMayWriteInAreNotTrusted) {
    const TemporaryFolder folder;
    EXPECT_EQ(make_private_folder(folder.file("own")), 0);
    EXPECT_EQ(std::filesystem::status(folder.file("own")).permissions(), std::filesystem::perms{0700});
    std::filesystem::permissions(folder.file("own"), std::filesystem::perms{01777});
    EXPECT_EQ(trust_of_folder(folder.file("own")), FolderTrust::EverybodyMayWrite);
}

TEST(ProgramWords, AreThoseThatTheProgramWasStartedWith) {
    const std::array words{"takeback", "\xff\xfe", ""};
    const ProgramWords said{3, words.data()};
    ASSERT_EQ(said.words().size(), 3U);
    EXPECT_EQ(said.words()[1], words[1]) << "any bytes, not copied";
}

}  // namespace
}  // namespace takeback::platform
