// The chunks of a picture in an IFF file (EA IFF 85). Looks into FORM, LIST, CAT, PROP and ANIM,
// takes the first ILBM it meets and forgives what real files do: wrong lengths, missing pad bytes,
// garbage at the end. What the chunks mean is the business of ilbm.hpp.
#pragma once

#include "core/base/result.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace raster {

using Bytes = std::span<const std::uint8_t>;

struct IffChunk
{
    std::string_view id; ///< four characters
    Bytes data;          ///< cut where the file ends
};

class IlbmChunks
{
  public:
    /// The first chunk of that name, of the picture itself before those its list shares.
    [[nodiscard]] std::optional<Bytes> find(std::string_view id) const;

    std::vector<IffChunk> own;
    std::vector<IffChunk> shared; ///< from PROP ILBM
};

/// The chunks point into the bytes. `file` is named in the diagnostic.
[[nodiscard]] base::Result<IlbmChunks> find_ilbm(Bytes bytes, const std::string& file);

/// Two and four bytes, the high one first; the bytes must be there.
[[nodiscard]] std::uint16_t big_endian_16(Bytes bytes, std::size_t at);
[[nodiscard]] std::uint32_t big_endian_32(Bytes bytes, std::size_t at);

} // namespace raster
