// PerftTable: what perft has counted, so that a position that another order of moves reaches again need not
// be counted again. Its size is fixed: what is new takes the place of what cost less to count.
//
// Threads share a table without waiting for each other. An entry is two words, the leaves, and the leaves xor
// the signature of the position; what two threads that write at once leave behind fits no signature, so it is
// taken for nothing (R. Hyatt and T. Mann, "A lockless transposition table implementation", 2002).
//
// A position is known by its key of 64 bits, so a table is for one game and one castling rule; and that a
// look-up takes one position for another is as likely as one in 2^64, times the entries of the table.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace takeback {

class PerftTable {
public:
    /// As many entries as fit into that many bytes, but at least two. Throws std::bad_alloc.
    explicit PerftTable(std::size_t bytes);

    /// The leaves at that depth below the position of that key, if they were counted and are still known.
    [[nodiscard]] std::optional<std::uint64_t> find(std::uint64_t key, int depth) const noexcept;
    void store(std::uint64_t key, int depth, std::uint64_t leaves) noexcept;

private:
    /// Holds nothing as long as it has no leaves.
    struct Entry {
        std::atomic<std::uint64_t> leaves{0};
        std::atomic<std::uint64_t> sealed{0};  ///< the signature xor the leaves
    };
    /// Where the signatures of one remainder go: one place for what cost most, one for what came last.
    struct alignas(32) Bucket {
        Entry dearest;
        Entry latest;
    };

    [[nodiscard]] static std::uint64_t signature(std::uint64_t key, int depth) noexcept;
    [[nodiscard]] static std::uint64_t look_into(const Entry& entry, std::uint64_t signature) noexcept;
    static void write(Entry& entry, std::uint64_t signature, std::uint64_t leaves) noexcept;

    std::vector<Bucket> buckets_;
};

}  // namespace takeback
