// DhtmlxqText: the records of a text one after the other, as their fields.
//
// A record without its [DhtmlXQ] begins with its first field. One that is not closed ends where the next
// begins, and a field that is not closed ends at the next mark. What is beyond a limit (pgn_limits.hpp) is
// left out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "takeback/notation/byte_reader.hpp"
#include "takeback/notation/pgn_problem.hpp"

namespace takeback::notation {

struct DhtmlxqField {
    std::string name;       ///< in small letters, as in "movelist"
    std::string value{};    ///< as it stands there
    TextPlace place{};      ///< of the field
    TextPlace value_place;  ///< of the value
};

struct DhtmlxqRecord {
    struct Fault {
        PgnProblem::What what{};
        TextPlace place{};
        std::string name{};  ///< of the field
    };

    std::vector<DhtmlxqField> fields{};
    std::vector<Fault> faults{};
    TextPlace place{};
    TextPlace end{};

    /// No more of them than are reported for a game.
    void add_fault(Fault fault);
};

class DhtmlxqText {
public:
    explicit DhtmlxqText(ByteSource source) : bytes_{std::move(source)} {}

    /// The next record that has a field.
    [[nodiscard]] std::optional<DhtmlxqRecord> next();

private:
    /// "[DhtmlXQ_title]", "[/DhtmlXQ]" and the like.
    struct Mark {
        std::string name;  ///< of a field; none for the mark of a record
        bool closes = false;
        TextPlace place{};
    };

    /// The next mark; what stands before it is added to `text`, if that is given, up to the limit, behind
    /// which `too_long` is set.
    struct Text {
        std::string bytes{};
        bool too_long = false;
        void add(std::string_view more);
    };
    [[nodiscard]] std::optional<Mark> next_mark(Text& text);
    [[nodiscard]] std::optional<Mark> read_mark(Text& text);
    [[nodiscard]] std::optional<DhtmlxqRecord> read_record();
    void read_field(Mark mark, DhtmlxqRecord& record);
    void keep(DhtmlxqField field, DhtmlxqRecord& record);

    ByteReader bytes_;
    std::optional<Mark> ahead_;  // that has ended a field or a record, and belongs to what follows
    std::size_t kept_ = 0;       // bytes of the record
};

}  // namespace takeback::notation
