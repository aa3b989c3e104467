#include "takeback/session/typed_lines.hpp"

#include <gtest/gtest.h>

#include "support/temporary_folder.hpp"

namespace takeback::session {
namespace {

using test::content_of;
using test::put;
using test::TemporaryFolder;
using Lines = std::vector<std::string>;

TEST(TypedLines, AreThereTheNextTime) {
    const TemporaryFolder folder;
    const std::string path = folder.file("takeback/history");
    EXPECT_TRUE(load_typed_lines(path).empty());
    EXPECT_EQ(store_typed_lines(path, Lines{"e4", "load my games.pgn 2", "炮二平五"}), std::nullopt);
    EXPECT_EQ(load_typed_lines(path), (Lines{"e4", "load my games.pgn 2", "炮二平五"}));
    EXPECT_EQ(store_typed_lines(path, Lines{"undo"}), std::nullopt);
    EXPECT_EQ(load_typed_lines(path), Lines{"undo"});
}

TEST(TypedLines, AreTheNewestOfMany) {
    const TemporaryFolder folder;
    Lines lines;
    lines.reserve(most_typed_lines + 5);
    for (std::size_t i = 0; i < most_typed_lines + 5; ++i) {
        lines.push_back("undo " + std::to_string(i));
    }
    EXPECT_EQ(store_typed_lines(folder.file("history"), lines), std::nullopt);
    const Lines kept = load_typed_lines(folder.file("history"));
    ASSERT_EQ(kept.size(), most_typed_lines);
    EXPECT_EQ(kept.front(), "undo 5");
    EXPECT_EQ(kept.back(), lines.back());
}

TEST(TypedLines, AreNoMoreThanTheFileMayHold) {
    const TemporaryFolder folder;
    const Lines lines(400, std::string(4096, 'x'));
    EXPECT_EQ(store_typed_lines(folder.file("history"), lines), std::nullopt);
    EXPECT_LE(content_of(folder.file("history")).size(), largest_history);
    EXPECT_EQ(load_typed_lines(folder.file("history")).size(), largest_history / 4097);
}

TEST(TypedLines, ThatAreNotSafeToShowAreLeftOut) {
    const TemporaryFolder folder;
    put(folder.file("history"), "e4\n\x1b]0;title\a\n\xff\n\n\u200Bd4\nd5");
    EXPECT_EQ(load_typed_lines(folder.file("history")), (Lines{"e4", "d5"}));
}

TEST(TypedLines, AreNoneInAFileOfAnotherKindOrTooLarge) {
    const TemporaryFolder folder;
    put(folder.file("libedit"), "_HiStOrY_V2_\nload\\040x.pgn\n");
    EXPECT_TRUE(load_typed_lines(folder.file("libedit")).empty());
    put(folder.file("large"), std::string(largest_history + 1, '\n'));
    EXPECT_TRUE(load_typed_lines(folder.file("large")).empty());
    EXPECT_TRUE(load_typed_lines(folder.path()).empty());
}

}  // namespace
}  // namespace takeback::session
