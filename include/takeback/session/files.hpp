// Files: reading one as a whole, and the folders that they are in.
//
//     const auto text = read_file("game.pgn");
//     if (!text) { describe(text.error()) }  // cannot open 'game.pgn': No such file or directory
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "takeback/core/result.hpp"
#include "takeback/session/file_error.hpp"
#include "takeback/session/open_file.hpp"

namespace takeback::session {

/// In bytes: what is read as a whole. A file of games may be larger; it is read piece by piece.
inline constexpr std::size_t largest_file = std::size_t{16} << 20U;

/// A regular file, or a link to one. Directories, pipes and devices are refused, without waiting for them.
/// The reason of a larger one begins with "it is too large".
[[nodiscard]] Result<std::string, FileError> read_file(const std::string& path,
                                                       std::size_t most = largest_file);
/// The same of a file that is open already, from where it stands.
[[nodiscard]] Result<std::string, FileError> read_all(OpenFile& file, std::size_t most = largest_file);

/// Creates the folder, and those that it is in, where they are missing: for the user alone, as the XDG base
/// directory specification asks.
[[nodiscard]] std::optional<FileError> make_folders(const std::string& path);

/// Whether the files of a folder may be somebody else's: everybody may write in it, or it belongs to neither
/// this user nor root. Nothing where it is missing. Root, who may be playing for another user, trusts any
/// owner.
[[nodiscard]] std::optional<FileError> refuse_folder_of_others(const std::string& path);

}  // namespace takeback::session
