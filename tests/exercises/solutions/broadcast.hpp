// Exercise 6, solved: a command is a value that is told to others as it is; no kind of command needs a
// branch.
#pragma once

#include <algorithm>
#include <vector>

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
    void join(Spectator& spectator) {
        for (const Command& command : game_.history()) {
            spectator.done(command);
        }
        spectators_.push_back(&spectator);
    }
    void leave(Spectator& spectator) { std::erase(spectators_, &spectator); }

    bool play(MoveRequest request) { return tell_if(bool{game_.play(request)}); }
    bool resign(Color who) { return tell_if(bool{game_.resign(who)}); }
    bool redo() { return tell_if(game_.redo() != nullptr); }
    bool undo() {
        const Command* const command = game_.undo();
        if (command == nullptr) {
            return false;
        }
        tell([&](Spectator& spectator) { spectator.undone(*command); });
        return true;
    }

private:
    bool tell_if(bool accepted) {
        if (accepted) {
            tell([&](Spectator& spectator) { spectator.done(game_.history().back()); });
        }
        return accepted;
    }

    /// Those who were there when it happened, without those who leave on hearing of it.
    template <typename Telling>
    void tell(const Telling& telling) {
        const std::vector<Spectator*> present = spectators_;
        for (Spectator* const spectator : present) {
            if (std::find(spectators_.begin(), spectators_.end(), spectator) != spectators_.end()) {
                telling(*spectator);
            }
        }
    }

    Game& game_;
    std::vector<Spectator*> spectators_;
};

}  // namespace takeback::exercises
