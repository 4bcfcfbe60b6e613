// Files of plain numbers for the trainer's own use, on the machine that wrote them: a kind, the
// numbers, a checksum.
#pragma once

#include "core/base/checksum.hpp"
#include "core/base/result.hpp"

#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mancala_train {

template <typename T>
[[nodiscard]] std::string seal(std::string_view kind, const std::vector<T>& numbers)
{
    static_assert(std::is_trivially_copyable_v<T>);
    std::string bytes(kind);
    // memcpy may not be called with the null pointer of an empty vector.
    if (!numbers.empty()) {
        bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T));
    }
    const std::uint64_t sum = base::checksum(bytes);
    bytes.append(reinterpret_cast<const char*>(&sum), sizeof sum);
    return bytes;
}

/// The numbers again, or why the bytes are none; `file` stands in the message.
template <typename T>
[[nodiscard]] base::Result<std::vector<T>>
unseal(std::string_view kind, std::string_view bytes, const std::string& file)
{
    const std::size_t frame = kind.size() + sizeof(std::uint64_t);
    base::Diagnostic damaged;
    damaged.file = file;
    damaged.text = "damaged, or not written by this program";
    if (bytes.size() < frame || (bytes.size() - frame) % sizeof(T) != 0 ||
        bytes.substr(0, kind.size()) != kind) {
        return base::failure(damaged);
    }
    const std::string_view summed = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
    std::uint64_t sum = 0;
    std::memcpy(&sum, bytes.data() + summed.size(), sizeof sum);
    if (sum != base::checksum(summed)) {
        return base::failure(damaged);
    }
    std::vector<T> numbers((bytes.size() - frame) / sizeof(T));
    if (!numbers.empty()) {
        std::memcpy(numbers.data(), bytes.data() + kind.size(), numbers.size() * sizeof(T));
    }
    return numbers;
}

} // namespace mancala_train
