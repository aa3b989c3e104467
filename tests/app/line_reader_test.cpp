#include "line_reader.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include "support/pipe.hpp"
#include "support/temporary_folder.hpp"

namespace takeback::app {
namespace {

using What = LineRead::What;

/// Reads what another end of a pipe writes.
class LineReaderTest : public testing::Test {
protected:
    ~LineReaderTest() override { writer_.join(); }
    void write(std::string text) {
        writer_ = std::thread{[this, text = std::move(text)] {
            pipe_.write(text);
            pipe_.end_writing();
        }};
    }
    void expect_line(std::string_view text) {
        const LineRead read = reader_->next();
        EXPECT_EQ(read.what, What::Line);
        EXPECT_EQ(read.text, text);
    }
    void expect_end() { EXPECT_EQ(reader_->next().what, What::End); }

    test::Pipe pipe_;
    std::thread writer_;
    std::unique_ptr<LineReader> reader_ = std::make_unique<LineReader>(pipe_.reading_end());
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
    const test::TemporaryFolder folder;
    const int directory = platform::open_file(folder.path(), platform::Opening::Folder);
    LineReader reader{directory};
    EXPECT_EQ(reader.next().what, What::Failed);
    platform::close_file(directory);
}

}  // namespace
}  // namespace takeback::app
