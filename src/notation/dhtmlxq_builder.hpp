// DhtmlxqBuilder: puts one game together from the fields of its record.
//
// A line of the record is the movelist, which has the number 0, or a variation, and each but the first
// departs from another one. They are read as a tree is walked: `line_` plays a line to its end, and goes back
// from there to each place where another one departs, so that no move is played twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dhtmlxq_text.hpp"
#include "takeback/notation/line_of_play.hpp"
#include "takeback/notation/pgn_reader.hpp"
#include "takeback/xiangqi/xiangqi_rules.hpp"

namespace takeback::notation {

class DhtmlxqBuilder {
public:
    /// The record must outlive the builder.
    DhtmlxqBuilder(const DhtmlxqRecord& record, std::size_t number, Language language);

    [[nodiscard]] PgnReading build();

private:
    struct Line {
        const DhtmlxqField* moves = nullptr;
        std::uint64_t first_ply = 1;            ///< of its first move, counted from the start of the game
        NodeId departs = no_node;               ///< the move before its first one, once that is known
        std::vector<NodeId> nodes{};            ///< its moves
        std::vector<std::size_t> variations{};  ///< that depart from it, from its end to its beginning
        bool is_cut = false;                    ///< a part of it was left out, and that is reported
    };
    /// Where a comment or a variation belongs: a line by its number, and a ply of it.
    struct Spot {
        std::uint64_t line = 0;
        std::uint64_t ply = 0;
    };
    /// A move of a field: its four characters and where they begin.
    struct Digits {
        std::string text{};
        std::size_t at = 0;
        std::size_t length = 0;  ///< with the blanks inside
    };

    // The record as a whole, in dhtmlxq_builder.cpp.
    void list_fields();
    void report_faults();
    void set_tags();
    void set_tag(std::string_view name, std::string_view field_name);
    [[nodiscard]] std::string one_line_of(const DhtmlxqField& field);
    void set_result_of_record();
    void add_comments();
    void add_comment(const DhtmlxqField& field);
    [[nodiscard]] const DhtmlxqField* field(std::string_view name) const;
    /// The numbers of "0_13_1", so many; nothing when it is something else.
    [[nodiscard]] static std::optional<std::vector<std::uint64_t>> numbers_in(std::string_view text,
                                                                              std::size_t count);
    void report(PgnProblem::What what, TextPlace place, std::string_view token, std::string_view detail = "");

    // The start position, in dhtmlxq_start.cpp.
    void set_start();
    void read_binit(const DhtmlxqField& binit);
    [[nodiscard]] bool put_man(const DhtmlxqField& binit, std::string_view digits, std::size_t man);
    void read_fen_field(const DhtmlxqField& fen);
    void choose_side_to_move();
    void refuse_start(const DhtmlxqField& field, std::string_view detail);

    // The lines, in dhtmlxq_lines.cpp.
    void list_lines();
    void list_variation(const DhtmlxqField& field);
    void hang_up_variations();
    void read_lines();
    void enter(std::size_t variation, const Line& from);
    void read_line(Line& line, NodeId departs);
    [[nodiscard]] static std::optional<Digits> next_digits(const DhtmlxqField& field, std::size_t at);
    [[nodiscard]] std::optional<MoveRequest> read_request(const DhtmlxqField& field, const Digits& digits);
    void report_illegal(MoveRequest request, const Digits& digits, TextPlace place);
    void report_no_place(std::size_t variation);

    const DhtmlxqRecord& record_;
    Language language_;
    PgnReading reading_;
    XiangqiRules rules_;
    LineOfPlay line_;
    Position main_end_;  // of the movelist
    std::map<std::string_view, const DhtmlxqField*> fields_;
    std::vector<Line> lines_;
    std::vector<Spot> departures_;                  // of each line, as the record says it
    std::map<std::uint64_t, std::size_t> line_of_;  // by number
    std::size_t moves_ = 0;
};

}  // namespace takeback::notation
