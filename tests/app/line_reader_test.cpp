#include "line_reader.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <thread>

namespace takeback::app {
namespace {

using What = LineRead::What;

/// Reads what another end of a pipe writes.
class LineReaderTest : public testing::Test {
protected:
    LineReaderTest() {
        EXPECT_EQ(pipe(ends_.data()), 0);
        reader_ = std::make_unique<LineReader>(ends_[0]);
    }
    ~LineReaderTest() override {
        writer_.join();
        close(ends_[0]);
    }
    void write(std::string text) {
        writer_ = std::thread{[this, text = std::move(text)] {
            std::string_view rest = text;
            while (!rest.empty()) {
                const ssize_t written = ::write(ends_[1], rest.data(), rest.size());
                rest.remove_prefix(static_cast<std::size_t>(written));
            }
            close(ends_[1]);
        }};
    }
    void expect_line(std::string_view text) {
        const LineRead read = reader_->next();
        EXPECT_EQ(read.what, What::Line);
        EXPECT_EQ(read.text, text);
    }
    void expect_end() { EXPECT_EQ(reader_->next().what, What::End); }

    std::array<int, 2> ends_{};
    std::thread writer_;
    std::unique_ptr<LineReader> reader_;
};

TEST_F(LineReaderTest, GivesLinesWithoutTheirBreaks) {
    write("e4\ne5\r\n\nlast");
    expect_line("e4");
    expect_line("e5");
    expect_line("");
    expect_line("last");
    expect_end();
}

TEST_F(LineReaderTest, GivesTheEndAtOnceWhereThereIsNothing) {
    write("");
    expect_end();
}

TEST_F(LineReaderTest, KeepsAnyBytes) {
    write(std::string{"a\0b\xff\n", 5});
    expect_line(std::string_view{"a\0b\xff", 4});
    expect_end();
}

TEST_F(LineReaderTest, TakesALineOfTheGreatestLength) {
    const std::string longest(LineReader::longest, 'x');
    write(longest + "\nnext\n");
    expect_line(longest);
    expect_line("next");
}

TEST_F(LineReaderTest, RefusesALongerLineAndGoesOnBehindIt) {
    write(std::string(1'000'000, 'x') + "\nnext\n");
    const LineRead read = reader_->next();
    EXPECT_EQ(read.what, What::TooLong);
    EXPECT_EQ(read.text, std::string(LineReader::longest, 'x'));
    expect_line("next");
    expect_end();
}

TEST(LineReader, ReportsWhatCannotBeRead) {
    const int directory = open("/", O_RDONLY);
    LineReader reader{directory};
    EXPECT_EQ(reader.next().what, What::Failed);
    close(directory);
}

}  // namespace
}  // namespace takeback::app
