#include "takeback/session/editor.hpp"

#include <gtest/gtest.h>

#include "support/drawing.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/core/zobrist.hpp"
#include "takeback/notation/fen.hpp"

namespace takeback::session {
namespace {

using chess::KingsAllowed;
using notation::PositionFlaw;
using notation::write_fen;
using test::at;
using What = chess::Flaw::What;

constexpr Piece white_king{Color::White, Kind::King};
constexpr Piece black_king{Color::Black, Kind::King};
constexpr Piece white_rook{Color::White, Kind::Rook};

const char* const castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 30";
const char* const just_passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

Editor editor_from(const Position& position, KingsAllowed kings = KingsAllowed::One) {
    return Editor{position, notation::judge_for(position.board.geometry(), kings)};
}
Editor editor_of(std::string_view fen, KingsAllowed kings = KingsAllowed::One) {
    return editor_from(test::position(fen), kings);
}
Editor chess_editor() {
    return editor_from(test::chess().start_position());
}
Editor xiangqi_editor(std::string_view fen) {
    return editor_from(test::xiangqi_position(fen));
}

/// The flaws must all be of that game.
template <typename Flaw>
std::vector<typename Flaw::What> reasons_in(const std::vector<PositionFlaw>& flaws) {
    std::vector<typename Flaw::What> found;
    found.reserve(flaws.size());
    for (const PositionFlaw& flaw : flaws) {
        found.push_back(std::get<Flaw>(flaw).what);
    }
    return found;
}
std::vector<What> reasons(const std::vector<PositionFlaw>& flaws) {
    return reasons_in<chess::Flaw>(flaws);
}

CastlingRights all_rights() {
    return test::chess().start_position().state.castling_rights;
}

TEST(Editor, BeginsWithThePositionOfTheGame) {
    const Editor editor = editor_of(castles);
    EXPECT_EQ(write_fen(editor.draft()), castles);
    EXPECT_EQ(editor.edits(), 0U);
    const auto done = editor.finished();
    ASSERT_TRUE(done);
    EXPECT_EQ(*done, test::position(castles)) << "an edit that changes nothing";
}

TEST(Editor, BuildsAPositionFromNothing) {
    Editor editor = chess_editor();
    editor.clear_all();
    EXPECT_EQ(write_fen(editor.draft()), "8/8/8/8/8/8/8/8 w - - 0 1");
    editor.put(white_king, at("e1"));
    editor.put(black_king, at("e8"));
    editor.put({Color::White, Kind::Queen}, at("d1"));
    editor.turn(Color::Black);
    const auto done = editor.finished();
    ASSERT_TRUE(done);
    EXPECT_EQ(write_fen(*done), "4k3/8/8/8/8/8/8/3QK3 b - - 0 1");
    EXPECT_EQ(done->state.key, zobrist::key_of(*done));
}

TEST(Editor, PutsAManInThePlaceOfAnother) {
    Editor editor = editor_of(castles);
    editor.put({Color::White, Kind::Queen}, at("a8"));
    EXPECT_EQ(write_fen(editor.draft()), "Q3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 30");
}

TEST(Editor, CountsTheFiftyMovesAnewAndKeepsTheNumberOfTheMove) {
    Editor editor = editor_of(castles);
    editor.turn(Color::Black);
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 30");
}

// Rights and targets that no longer fit.

TEST(Editor, DropsTheRightOfARookThatIsGone) {
    Editor editor = editor_of(castles);
    editor.clear(at("h1"));
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 30");
    editor.put(white_rook, at("h1"));
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 30") << "it is another rook";
}

TEST(Editor, DropsBothRightsOfAKingThatIsGone) {
    Editor editor = editor_of(castles);
    editor.clear(at("e8"));
    EXPECT_EQ(write_fen(editor.draft()), "r6r/8/8/8/8/8/8/R3K2R w KQ - 0 30");
}

TEST(Editor, DropsTheRightsOfASideThatGetsASecondKing) {
    Editor editor = editor_of(castles, KingsAllowed::Several);
    editor.put(white_king, at("d5"));
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/3K4/8/8/8/R3K2R w kq - 0 30 training");
}

TEST(Editor, DropsTheTargetWhenItsPawnIsGone) {
    Editor editor = editor_of(just_passed);
    editor.put({Color::White, Kind::Knight}, at("b1"));
    EXPECT_EQ(editor.draft().state.en_passant_target, at("d6")) << "that does not matter to it";
    editor.clear(at("d5"));
    EXPECT_TRUE(editor.draft().state.en_passant_target.is_none());
}

TEST(Editor, DropsTheTargetWhenTheOtherSideIsToMove) {
    Editor editor = editor_of(just_passed);
    editor.turn(Color::Black);
    EXPECT_EQ(write_fen(editor.draft()), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
}

TEST(Editor, ReplacesTheDraftByAPosition) {
    Editor editor = editor_of(castles);
    editor.start_from(test::position(just_passed));
    EXPECT_EQ(write_fen(editor.draft()), just_passed);
    editor.undo();
    EXPECT_EQ(write_fen(editor.draft()), castles);
}

// What is said of rights and targets.

TEST(Editor, GrantsTheRightsThatFit) {
    Editor editor = editor_of("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    EXPECT_TRUE(editor.set_castling_rights(all_rights()).empty());
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_TRUE(editor.set_castling_rights({}).empty());
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
}

TEST(Editor, RefusesRightsThatDoNotFitWithEveryReason) {
    Editor editor = editor_of("4k2r/8/8/8/8/8/8/R4K2 w k - 3 9");
    const Position before = editor.draft();
    EXPECT_EQ(reasons(editor.set_castling_rights(all_rights())),
              (std::vector{What::CastlingKingNotHome, What::CastlingRookNotHome, What::CastlingRookNotHome}));
    EXPECT_EQ(editor.draft(), before);
    EXPECT_EQ(editor.edits(), 0U);
}

TEST(Editor, TellsOnlyOfTheRightsWhenOnesAreRefused) {
    Editor editor = chess_editor();
    editor.clear_all();  // no kings either, but that was not asked
    CastlingRights short_way;
    short_way.grant(Color::White, Wing::King, at("h1"));
    EXPECT_EQ(reasons(editor.set_castling_rights(short_way)),
              (std::vector{What::CastlingKingNotHome, What::CastlingRookNotHome}));
}

TEST(Editor, RefusesATargetThatNoPawnHasPassed) {
    Editor editor = editor_of(just_passed);
    EXPECT_EQ(reasons(editor.set_en_passant_target(at("c6"))), (std::vector{What::EnPassantWithoutPawn}));
    EXPECT_EQ(reasons(editor.set_en_passant_target(at("e3"))), (std::vector{What::EnPassantRank}));
    EXPECT_EQ(editor.draft().state.en_passant_target, at("d6"));
    EXPECT_TRUE(editor.set_en_passant_target(no_square).empty());
    EXPECT_TRUE(editor.draft().state.en_passant_target.is_none());
}

TEST(Editor, KeepsATargetForThePawnThatMayYetBePut) {
    Editor editor = editor_of("4k3/8/8/3p4/8/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(editor.set_en_passant_target(at("d6")).empty());
    ASSERT_TRUE(editor.finished());
    EXPECT_TRUE(editor.finished()->state.en_passant_target.is_none()) << "nothing can capture there";
    editor.put({Color::White, Kind::Pawn}, at("e5"));
    ASSERT_TRUE(editor.finished());
    EXPECT_EQ(*editor.finished(), test::position(just_passed));
}

// The end.

TEST(Editor, ListsEveryFlawOfTheDraft) {
    Editor editor = chess_editor();
    editor.clear_all();
    editor.put({Color::White, Kind::Pawn}, at("a8"));
    editor.put({Color::Black, Kind::Pawn}, at("b1"));
    const auto done = editor.finished();
    ASSERT_FALSE(done);
    EXPECT_EQ(reasons(done.error()),
              (std::vector{What::KingCount, What::PawnOnBackRank, What::KingCount, What::PawnOnBackRank}));
}

TEST(Editor, AllowsSeveralKingsOnlyWhenItIsTold) {
    Editor editor = editor_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    editor.put(white_king, at("a1"));
    ASSERT_FALSE(editor.finished());
    EXPECT_EQ(reasons(editor.finished().error()), (std::vector{What::KingCount}));
    editor.judge_by(notation::judge_for(editor.draft().board.geometry(), KingsAllowed::Several));
    ASSERT_TRUE(editor.finished());
    EXPECT_EQ(write_fen(*editor.finished()), "4k3/8/8/8/8/8/8/K3K3 w - - 0 1 training");
}

// Xiangqi, by the same editor.

using XiangqiWhat = xiangqi::Flaw::What;
const char* const cannon_and_rook = "4k4/9/9/9/9/9/9/7C1/9/R4K3 w - - 17 30";

TEST(Editor, BuildsAPositionOfXiangqiFromNothing) {
    Editor editor = editor_from(test::xiangqi().start_position());
    editor.clear_all();
    EXPECT_EQ(write_fen(editor.draft()), "9/9/9/9/9/9/9/9/9/9 w - - 0 1");
    editor.put(white_king, test::xiangqi_at("d0"));
    editor.put(black_king, test::xiangqi_at("e9"));
    editor.put({Color::White, Kind::Cannon}, test::xiangqi_at("h2"));
    editor.turn(Color::Black);
    const auto done = editor.finished();
    ASSERT_TRUE(done);
    EXPECT_EQ(write_fen(*done), "4k4/9/9/9/9/9/9/7C1/9/3K5 b - - 0 1");
    EXPECT_EQ(done->state.key, zobrist::key_of(*done));
}

TEST(Editor, BeginsWithThePositionOfAGameOfXiangqi) {
    const Editor editor = xiangqi_editor(cannon_and_rook);
    ASSERT_TRUE(editor.finished());
    EXPECT_EQ(*editor.finished(), test::xiangqi_position(cannon_and_rook)) << "an edit that changes nothing";
}

TEST(Editor, CountsThePliesSinceACaptureAnew) {
    Editor editor = xiangqi_editor(cannon_and_rook);
    editor.clear(test::xiangqi_at("a0"));
    EXPECT_EQ(write_fen(editor.draft()), "4k4/9/9/9/9/9/9/7C1/9/5K3 w - - 0 30");
}

TEST(Editor, ListsEveryFlawOfADraftOfXiangqi) {
    Editor editor = editor_from(test::xiangqi().start_position());
    editor.put(white_king, test::xiangqi_at("d1"));
    editor.put({Color::Black, Kind::Rook}, test::xiangqi_at("e4"));
    editor.put({Color::White, Kind::Elephant}, test::xiangqi_at("c5"));
    ASSERT_FALSE(editor.finished());
    EXPECT_EQ(reasons_in<xiangqi::Flaw>(editor.finished().error()),
              (std::vector{XiangqiWhat::KingCount, XiangqiWhat::TooManyMen, XiangqiWhat::TooManyMen,
                           XiangqiWhat::UnreachedPoint}));
}

TEST(Editor, TellsOfChecksAndFacingKingsOfXiangqi) {
    Editor editor = xiangqi_editor(cannon_and_rook);
    editor.put(white_king, test::xiangqi_at("e0"));
    editor.clear(test::xiangqi_at("f0"));
    editor.put({Color::White, Kind::Rook}, test::xiangqi_at("a9"));
    ASSERT_FALSE(editor.finished());
    EXPECT_EQ(reasons_in<xiangqi::Flaw>(editor.finished().error()),
              (std::vector{XiangqiWhat::KingsFace, XiangqiWhat::OpponentInCheck}));
}

TEST(Editor, AllowsASecondKingInXiangqiNever) {
    const Position position = test::xiangqi_position(cannon_and_rook);
    Editor editor = editor_from(position, KingsAllowed::Several);
    editor.put(white_king, test::xiangqi_at("d0"));
    ASSERT_FALSE(editor.finished());
    EXPECT_EQ(reasons_in<xiangqi::Flaw>(editor.finished().error()), (std::vector{XiangqiWhat::KingCount}));
}

// Taking edits back.

TEST(Editor, TakesEveryEditOfXiangqiBackAndMakesItAgain) {
    Editor editor = xiangqi_editor(cannon_and_rook);
    const Position start = editor.draft();
    editor.clear(test::xiangqi_at("h2"));
    editor.turn(Color::Black);
    editor.start_from(test::xiangqi().start_position());
    const Position end = editor.draft();
    while (editor.undo()) {
    }
    EXPECT_EQ(editor.draft(), start);
    while (editor.redo()) {
    }
    EXPECT_EQ(editor.draft(), end);
}

TEST(Editor, TakesEveryEditBackAndMakesItAgain) {
    Editor editor = editor_of(castles);
    const Position start = editor.draft();
    editor.clear(at("h1"));
    editor.turn(Color::Black);
    EXPECT_TRUE(editor.set_castling_rights({}).empty());
    editor.clear_all();
    const Position end = editor.draft();
    EXPECT_EQ(editor.edits(), 4U);
    while (editor.undo()) {
    }
    EXPECT_EQ(editor.draft(), start);
    EXPECT_EQ(editor.undone(), 4U);
    while (editor.redo()) {
    }
    EXPECT_EQ(editor.draft(), end);
}

TEST(Editor, ForgetsWhatWasTakenBackWhenAnotherEditIsMade) {
    Editor editor = editor_of(castles);
    editor.clear(at("h1"));
    editor.undo();
    editor.clear(at("a1"));
    EXPECT_EQ(editor.undone(), 0U);
    EXPECT_FALSE(editor.redo());
    EXPECT_EQ(write_fen(editor.draft()), "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 30");
}

TEST(Editor, KeepsTheKeyOfItsDraft) {
    Editor editor = editor_of(just_passed);
    const auto expect_key = [&editor] {
        EXPECT_EQ(editor.draft().state.key, zobrist::key_of(editor.draft()));
    };
    editor.put(white_rook, at("h1"));
    expect_key();
    EXPECT_TRUE(editor.set_en_passant_target(no_square).empty());
    expect_key();
    editor.clear_all();
    expect_key();
    editor.undo();
    expect_key();
}

}  // namespace
}  // namespace takeback::session
