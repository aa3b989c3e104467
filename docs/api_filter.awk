# What Doxygen reads. Of a header: the banner at its top becomes the description of the file, and of the type that it
# names ("Move: the command ..."). Of a page: links to other pages, which are not there, become their words. No line is
# added, so that warnings name the right one.
{ lines[NR] = $0 }

# Whether that line is the first of the type's own definition.
function opens(line) {
    return line ~ ("^(class|struct|enum class) (\\[\\[nodiscard\\]\\] )?" type "($|[ :{])")
}

# The line with the words alone of its links to pages.
function without_page_links(line,    link) {
    while (match(line, /\[[^]]*\]\([^)]*\.md\)/)) {
        link = substr(line, RSTART + 1, RLENGTH - 1)
        line = substr(line, 1, RSTART - 1) substr(link, 1, index(link, "]") - 1) substr(line, RSTART + RLENGTH)
    }
    return line
}

FILENAME ~ /\.md$/ { lines[NR] = without_page_links($0) }

END {
    if (lines[1] ~ /^\/\/ [A-Za-z]+:/) {
        type = substr(lines[1], 4, index(lines[1], ":") - 4)
    }
    file = FILENAME
    sub(/.*\/include\//, "", file)
    in_banner = 1
    for (i = 1; i <= NR; ++i) {
        if (in_banner && lines[i] == "#pragma once") {
            lines[i] = "/// @file"
            in_banner = 0
        } else if (in_banner) {
            sub(/^\/\//, "///", lines[i])
        } else if (type != "" && opens(lines[i])) {
            first = (lines[i - 1] ~ /^(template|requires)/) ? i - 1 : i
            if (lines[first - 1] !~ /^\/\/\//) {
                lines[first] = "/** @copydoc " file " */ " lines[first]
            }
            type = ""
        }
    }
    for (i = 1; i <= NR; ++i) {
        print lines[i]
    }
}
