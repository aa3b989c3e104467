// Every allocation of a command fails once, in turn. What must hold then: the game is as it was before the
// command or as it is after it, and goes on; so is the journal; a file is whole. This program replaces the
// global operator new.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <new>
#include <set>
#include <string>
#include <vector>

#include "autosave.hpp"
#include "interpreter.hpp"
#include "start.hpp"
#include "support/drawing.hpp"
#include "support/temporary_folder.hpp"
#include "support/xiangqi_drawing.hpp"
#include "takeback/notation/fen.hpp"
#include "takeback/session/journal.hpp"

namespace {

// NOLINTBEGIN(*-avoid-non-const-global-variables): what this test is about
std::size_t allocations = 0;
std::size_t failing = 0;  // which of them fails, from 1; 0: none
// NOLINTEND(*-avoid-non-const-global-variables)

}  // namespace

// Not inlined, or g++ sees through one half of a pair and warns of a mismatch.
// NOLINTBEGIN(*-no-malloc, *-owning-memory)
[[gnu::noinline]] void* operator new(std::size_t size) {
    void* const memory = ++allocations == failing ? nullptr : std::malloc(size);
    return memory != nullptr ? memory : throw std::bad_alloc{};
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
// NOLINTEND(*-no-malloc, *-owning-memory)

namespace takeback {
namespace {

using test::at;
using test::content_of;
using test::TemporaryFolder;

enum class End { Failed, Done, NotReached };

/// Does the work with that allocation of it failing.
template <typename Work>
End do_with_failure(std::size_t which, Work work) {
    allocations = 0;
    failing = which;
    bool failed = false;
    try {
        work();
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    failing = 0;
    return failed ? End::Failed : allocations >= which ? End::Done : End::NotReached;
}

// The game.

using GameCommand = std::function<void(Game&)>;

/// Whether what has been done and what can be redone are the same.
bool is_same(const Game& a, const Game& b) {
    return a == b && std::equal(a.undone().begin(), a.undone().end(), b.undone().begin(), b.undone().end());
}

std::size_t failures_that_change_nothing(const Game& before, const GameCommand& command) {
    std::size_t which = 0;
    for (End end = End::Failed; end != End::NotReached;) {
        Game game = before;
        end = do_with_failure(++which, [&] { command(game); });
        if (end == End::Failed) {
            EXPECT_TRUE(is_same(game, before)) << "allocation " << which;
            command(game);  // and now it can be carried out
            EXPECT_EQ(game.history().size(), before.history().size() + 1);
        }
    }
    return which - 1;
}

TEST(MemoryFaults, OfACommandLeaveTheGameAsItWas) {
    Game game = test::game_after_start("e4 e5 Nf3 Nc6");
    game.undo();
    game.undo();  // there is something that could be redone
    const GameCommand move = [](Game& g) { static_cast<void>(g.play({.from = at("d2"), .to = at("d4")})); };
    const GameCommand set_up = [](Game& g) {
        g.set_position(test::position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    };
    const GameCommand other_game = [](Game& g) {
        g.set_position(test::xiangqi().start_position(), test::xiangqi());
    };
    EXPECT_GT(failures_that_change_nothing(game, move), 0U);
    EXPECT_GT(failures_that_change_nothing(game, set_up), 0U);
    EXPECT_GT(failures_that_change_nothing(game, other_game), 0U);
    game.redo();
    game.redo();
    EXPECT_GT(failures_that_change_nothing(
                  game, [](Game& g) { static_cast<void>(g.play({.from = at("f1"), .to = at("b5")})); }),
              0U);
    EXPECT_GT(failures_that_change_nothing(game, [](Game& g) { static_cast<void>(g.resign(Color::White)); }),
              0U);
    EXPECT_GT(
        failures_that_change_nothing(game, [](Game& g) { static_cast<void>(g.offer_draw(Color::White)); }),
        0U);
    EXPECT_GT(failures_that_change_nothing(game, set_up), 0U);
    EXPECT_GT(failures_that_change_nothing(game, other_game), 0U);
}

// A line that somebody types, with a journal.

class TypedLines {
public:
    explicit TypedLines(std::vector<std::string> script) : script_{std::move(script)} {}

    /// Each allocation of each line, the lines before it having been carried out. How many there were.
    std::size_t fail_each() {
        std::size_t failures = 0;
        for (std::size_t line = 0; line < script_.size(); ++line) {
            SCOPED_TRACE(script_[line]);
            failures += fail_each_of(line);
        }
        return failures;
    }

private:
    std::size_t fail_each_of(std::size_t line) {
        const Game before = after(line).game;
        const Kept kept_before = after(line).kept;
        const Kept kept_after = after(line + 1).kept;
        const Game done = after(line + 1).game;
        std::size_t which = 0;
        for (End end = End::Failed; end != End::NotReached && !testing::Test::HasFailure();) {
            TemporaryFolder folder;
            app::Conversation conversation = begin(folder, line);
            end = do_with_failure(++which, [&] { type(conversation, folder, script_[line]); });
            SCOPED_TRACE("allocation " + std::to_string(which));
            EXPECT_TRUE(conversation.game() == before || conversation.game() == done);
            const Kept kept = kept_in(conversation, folder);
            EXPECT_TRUE(kept.journal == kept_before.journal || kept.journal == kept_after.journal)
                << kept.journal;
            EXPECT_TRUE(kept.saved == kept_before.saved || kept.saved == kept_after.saved) << kept.saved;
            expect_to_go_on(conversation, folder);
        }
        return which - 1;
    }

    struct Kept {
        std::string journal;
        std::string saved;
    };
    struct Stage {
        Game game;
        Kept kept;
    };
    Stage after(std::size_t lines) {
        TemporaryFolder folder;
        app::Conversation conversation = begin(folder, lines);
        return {conversation.game(), kept_in(conversation, folder)};
    }

    static void type(app::Conversation& conversation, const TemporaryFolder& folder, std::string line) {
        const std::size_t at = line.find('$');
        if (at != std::string::npos) {
            line.replace(at, 1, folder.path());
        }
        const app::Reply reply = app::interpret(conversation, line);
        EXPECT_FALSE(reply.refused) << line << ": " << reply.text << reply.advice;
    }

    app::Conversation begin(const TemporaryFolder& folder, std::size_t lines) {
        test::put(folder.file("games.pgn"), "[White \"Ann\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 *\n");
        app::Conversation conversation{
            .match = {.players = {session::Player{Color::White, "White"}, {Color::Black, "Black"}},
                      .game = Game{app::chess_rules()}}};
        const session::JournalHeader header{.game = "chess",
                                            .start_fen = notation::write_fen(conversation.game().position()),
                                            .white = "White",
                                            .black = "Black"};
        auto journal = session::Journal::start(folder.file("journal"), header);
        EXPECT_TRUE(journal);
        conversation.journal = *std::move(journal);
        for (std::size_t i = 0; i < lines; ++i) {
            type(conversation, folder, script_[i]);
        }
        return conversation;
    }

    static Kept kept_in(const app::Conversation& conversation, const TemporaryFolder& folder) {
        const bool keeps = conversation.journal.has_value();
        EXPECT_TRUE(keeps);
        return {keeps ? content_of(conversation.journal->path()) : "", content_of(folder.file("saved.pgn"))};
    }

    /// To the start and on from there, and into a file.
    static void expect_to_go_on(app::Conversation& conversation, const TemporaryFolder& folder) {
        Game& game = conversation.game();
        while (game.undo() != nullptr) {
        }
        EXPECT_EQ(game.position(), app::chess_rules().start_position());
        EXPECT_TRUE(game.play({.from = at("a2"), .to = at("a3")}));
        EXPECT_FALSE(app::interpret(conversation, "save " + folder.file("other.pgn")).refused);
        EXPECT_TRUE(content_of(folder.file("other.pgn")).find("1. a3 *") != std::string::npos);
    }

    std::vector<std::string> script_;
};

TEST(MemoryFaults, OfALineLeaveGameJournalAndFileAsBeforeItOrAsAfterIt) {
    const std::size_t failures = TypedLines{{"e4", "e5", "save $/saved.pgn", "undo", "save -f $/saved.pgn",
                                             "redo", "d4", "fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}}
                                     .fail_each();
    EXPECT_GT(failures, 100U);
    std::cout << "| playing, saving, taking back | operator new | " << failures << " |\n";
}

TEST(MemoryFaults, OfALineThatLoadsLeaveGameJournalAndFileAsBeforeItOrAsAfterIt) {
    const std::size_t failures = TypedLines{{"d4", "load $/games.pgn", "resign"}}.fail_each();
    EXPECT_GT(failures, 100U);
    std::cout << "| `load`, `resign` | operator new | " << failures << " |\n";
}

}  // namespace
}  // namespace takeback
