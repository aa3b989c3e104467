#include "svg_men.hpp"

namespace takeback::app {

namespace {

constexpr SvgMan king{.body =
                          "M46 9H54V16H61V24H54V33H46V24H39V16H46Z"
                          "M50 42C54 29 81 26 81 46C81 56 73 60 71 68L73 75Q77 79 77 87H23Q23 79 27 75L29 68"
                          "C27 60 19 56 19 46C19 26 46 29 50 42Z",
                      .lines = "M50 43V60M29 68Q50 61 71 68M27 76Q50 69 73 76"};
constexpr SvgMan queen{
    .body =
        "M18 25A5 5 0 1 1 24 33L36 54L32 25A5 5 0 1 1 39 24L47 51L47 20A5 5 0 1 1 53 20L53 51L61 24"
        "A5 5 0 1 1 68 25L64 54L76 33A5 5 0 1 1 82 25L71 67L73 75Q77 79 77 87H23Q23 79 27 75L29 67Z",
    .lines = "M29 68Q50 61 71 68M27 76Q50 69 73 76"};
constexpr SvgMan rook{.body = "M25 18H38V27H45V18H55V27H62V18H75V36L66 44V67L74 75V87H26V75L34 67V44L25 36Z",
                      .lines = "M31 41H69M34 67H66M28 75H72"};
constexpr SvgMan bishop{
    .body =
        "M46 21A6 6 0 1 1 54 21C65 31 71 41 71 50C71 57 67 61 62 64L64 71Q76 75 77 87H23Q24 75 36 71L38 64"
        "C33 61 29 57 29 50C29 41 35 31 46 21Z",
    .lines = "M59 32L48 49M38 64H62M36 72H64"};
constexpr SvgMan knight{
    .body =
        "M76 87C81 58 72 31 54 23L51 13L43 23C35 27 31 34 28 43L18 57C16 63 20 69 27 69L38 62"
        "C43 63 48 61 52 57C51 68 31 71 29 87Z",
    .lines = "M40 37L41 38M25 59L25 60M59 32C66 42 70 56 70 74"};
constexpr SvgMan pawn{
    .body =
        "M50 21A14 14 0 0 1 59 46H65V52H57C58 63 62 69 72 75V87H28V75C38 69 42 63 43 52H35V46H41"
        "A14 14 0 0 1 50 21Z",
    .lines = "M43 52H57M30 76H70"};

}  // namespace

SvgMan svg_man(Kind kind) noexcept {
    switch (kind) {
        case Kind::King: return king;
        case Kind::Queen: return queen;
        case Kind::Rook: return rook;
        case Kind::Bishop: return bishop;
        case Kind::Knight: return knight;
        case Kind::Pawn: return pawn;
        case Kind::None:
        case Kind::Advisor:
        case Kind::Elephant:
        case Kind::Horse:
        case Kind::Cannon: break;
    }
    return {};
}

}  // namespace takeback::app
