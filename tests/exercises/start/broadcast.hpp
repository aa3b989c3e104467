// Exercise 6: spectators. docs/exercises/6-spectators.md says what to do.
#pragma once

#include "takeback/core/game.hpp"

namespace takeback::exercises {

/// Who watches. He is told what was done, and has no way to do anything.
class Spectator {
public:
    Spectator() = default;
    Spectator(const Spectator&) = delete;
    Spectator& operator=(const Spectator&) = delete;
    virtual ~Spectator() = default;

    virtual void done(const Command& command) = 0;
    virtual void undone(const Command& command) = 0;
};

/// Gives the commands to a game, and tells everybody who has joined.
class Broadcast {
public:
    /// The game must outlive the broadcast, and be played through it alone.
    explicit Broadcast(Game& game) : game_{game} {}

    /// A spectator must outlive the broadcast, or leave before.
    void join(Spectator& /*spectator*/) {}   // to be written
    void leave(Spectator& /*spectator*/) {}  // to be written

    bool play(MoveRequest request) { return bool{game_.play(request)}; }  // tells nobody yet
    bool resign(Color who) { return bool{game_.resign(who)}; }
    bool undo() { return game_.undo() != nullptr; }
    bool redo() { return game_.redo() != nullptr; }

private:
    Game& game_;
};

}  // namespace takeback::exercises
