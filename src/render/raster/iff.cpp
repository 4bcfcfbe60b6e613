#include "render/raster/iff.hpp"

#include <algorithm>
#include <array>

namespace raster {

namespace {

constexpr std::size_t id_size = 4;
constexpr std::size_t header_size = 8;
constexpr int deepest = 8;

std::string_view id_at(Bytes bytes, std::size_t at)
{
    return {reinterpret_cast<const char*>(bytes.data()) + at, id_size};
}

bool is_id(std::string_view id)
{
    return std::ranges::all_of(id, [](char c) { return c >= ' ' && c <= '~'; });
}

bool is_group(std::string_view id)
{
    return id == "FORM" || id == "LIST" || id == "CAT " || id == "PROP";
}

/// The chunks that stand in a row, up to the first thing that is none.
std::vector<IffChunk> chunks_in(Bytes bytes)
{
    std::vector<IffChunk> chunks;
    std::size_t at = 0;
    bool padded = false; ///< a pad byte was skipped before this place
    while (at + header_size <= bytes.size() || (padded && at - 1 + header_size <= bytes.size())) {
        if (padded && (at + header_size > bytes.size() || !is_id(id_at(bytes, at)))) {
            --at; // The writer forgot the pad byte.
        }
        const std::string_view id = id_at(bytes, at);
        if (!is_id(id)) {
            break;
        }
        const std::size_t length = big_endian_32(bytes, at + id_size);
        at += header_size;
        const std::size_t there = std::min(length, bytes.size() - at);
        chunks.push_back({id, bytes.subspan(at, there)});
        padded = length % 2 != 0;
        at += there + (padded ? 1 : 0);
    }
    return chunks;
}

class Search
{
  public:
    /// `chunk` is a group.
    void enter(const IffChunk& chunk, int depth)
    {
        if (depth > deepest || chunk.data.size() < id_size || found_) {
            return;
        }
        const std::string_view type = id_at(chunk.data, 0);
        const Bytes body = chunk.data.subspan(id_size);
        if (chunk.id == "PROP") {
            if (type == "ILBM") {
                keep_leaves(body, result_.shared);
            }
        } else if (chunk.id == "FORM" && type == "ILBM") {
            found_ = true;
            keep_leaves(body, result_.own);
        } else if (chunk.id != "FORM" || type == "ANIM") {
            for (const IffChunk& inner : chunks_in(body)) {
                if (is_group(inner.id)) {
                    enter(inner, depth + 1);
                }
            }
        }
    }

    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] IlbmChunks& result() { return result_; }

  private:
    static void keep_leaves(Bytes body, std::vector<IffChunk>& target)
    {
        for (const IffChunk& chunk : chunks_in(body)) {
            if (!is_group(chunk.id)) {
                target.push_back(chunk);
            }
        }
    }

    IlbmChunks result_;
    bool found_ = false;
};

/// The length fits the file only when it is read with the low byte first.
bool is_little_endian(Bytes bytes)
{
    const std::uint32_t length = big_endian_32(bytes, id_size);
    const std::uint32_t swapped = (length >> 24U) | ((length >> 8U) & 0xFF00U) |
                                  ((length << 8U) & 0xFF0000U) | (length << 24U);
    const std::size_t rest = bytes.size() - header_size;
    return length > rest && swapped <= rest && rest - swapped <= 1;
}

/// Why this is no IFF file that could hold a picture; empty if it may be one.
std::string_view reason_against(Bytes bytes)
{
    if (bytes.size() < header_size + id_size) {
        return "too short for an IFF file";
    }
    const std::string_view id = id_at(bytes, 0);
    if (!is_group(id) || id == "PROP") {
        return "no IFF file, it does not begin with FORM, LIST or CAT";
    }
    return is_little_endian(bytes) ? "the lengths of the IFF file have the low byte first" : "";
}

} // namespace

std::optional<Bytes> IlbmChunks::find(std::string_view id) const
{
    for (const auto* chunks : {&own, &shared}) {
        const auto chunk = std::ranges::find(*chunks, id, &IffChunk::id);
        if (chunk != chunks->end()) {
            return chunk->data;
        }
    }
    return std::nullopt;
}

base::Result<IlbmChunks> find_ilbm(Bytes bytes, const std::string& file)
{
    if (const std::string_view reason = reason_against(bytes); !reason.empty()) {
        return base::failure({file, 0, 0, std::string(reason), ""});
    }
    Search search;
    // The outer length is often wrong: the file itself says where it ends.
    search.enter({id_at(bytes, 0), bytes.subspan(header_size)}, 1);
    if (!search.found()) {
        return base::failure({file, 0, 0, "the IFF file holds no ILBM picture", ""});
    }
    return std::move(search.result());
}

std::uint16_t big_endian_16(Bytes bytes, std::size_t at)
{
    return static_cast<std::uint16_t>((static_cast<unsigned>(bytes[at]) << 8U) | bytes[at + 1]);
}

std::uint32_t big_endian_32(Bytes bytes, std::size_t at)
{
    return (static_cast<std::uint32_t>(big_endian_16(bytes, at)) << 16U) |
           big_endian_16(bytes, at + 2);
}

} // namespace raster
