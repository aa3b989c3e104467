#include "takeback/core/perft_table.hpp"

#include <algorithm>

namespace takeback {

PerftTable::PerftTable(std::size_t bytes) : buckets_(std::max<std::size_t>(bytes / sizeof(Bucket), 1)) {}

std::optional<std::uint64_t> PerftTable::find(std::uint64_t key, int depth) const noexcept {
    const std::uint64_t wanted = signature(key, depth);
    const Bucket& bucket = buckets_[wanted % buckets_.size()];
    for (const Entry* const entry : {&bucket.dearest, &bucket.latest}) {
        if (const std::uint64_t leaves = look_into(*entry, wanted)) {
            return leaves;
        }
    }
    return std::nullopt;
}

void PerftTable::store(std::uint64_t key, int depth, std::uint64_t leaves) noexcept {
    const std::uint64_t signed_by = signature(key, depth);
    Bucket& bucket = buckets_[signed_by % buckets_.size()];
    const bool costs_most = leaves >= bucket.dearest.leaves.load(std::memory_order_relaxed);
    write(costs_most ? bucket.dearest : bucket.latest, signed_by, leaves);
}

/// The same position at another depth is another count.
std::uint64_t PerftTable::signature(std::uint64_t key, int depth) noexcept {
    return key ^ (static_cast<std::uint64_t>(depth) * 0x9E3779B97F4A7C15U);
}

/// The leaves; 0 when the entry is another's, or nobody's.
std::uint64_t PerftTable::look_into(const Entry& entry, std::uint64_t signature) noexcept {
    const std::uint64_t leaves = entry.leaves.load(std::memory_order_relaxed);
    const bool fits = (entry.sealed.load(std::memory_order_relaxed) ^ leaves) == signature;
    return fits ? leaves : 0;
}

void PerftTable::write(Entry& entry, std::uint64_t signature, std::uint64_t leaves) noexcept {
    entry.leaves.store(leaves, std::memory_order_relaxed);
    entry.sealed.store(signature ^ leaves, std::memory_order_relaxed);
}

}  // namespace takeback
