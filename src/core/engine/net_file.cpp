// Weights as bytes: a header, the numbers with their lowest byte first, a checksum over both.
#include "core/base/checksum.hpp"
#include "core/engine/net.hpp"

#include <algorithm>
#include <cstdlib>

namespace engine {

namespace {

constexpr std::string_view header = "Mancala-Net 1\n";
constexpr std::size_t checksum_bytes = 8;

void append(std::string& bytes, std::uint64_t number, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        bytes += static_cast<char>(number >> 8 * i & 0xFFU);
    }
}

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t count)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < count; ++i) {
        number |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << 8 * i;
    }
    return number;
}

/// Calls `each` for every 16-bit weight in the order of the file.
template <typename Weights, typename Each>
void for_each_weight(Weights& weights, const Each& each)
{
    for (auto& slot : weights.first) {
        for (auto& level : slot) {
            for (auto& weight : level) {
                each(weight);
            }
        }
    }
    for (auto& weight : weights.first_bias) {
        each(weight);
    }
    for (auto& weight : weights.second) {
        each(weight);
    }
}

std::string body(const NetWeights& weights)
{
    std::string bytes(header);
    for_each_weight(weights, [&](const std::int16_t& weight) {
        append(bytes, static_cast<std::uint16_t>(weight), 2);
    });
    append(bytes, static_cast<std::uint32_t>(weights.second_bias), 4);
    return bytes;
}

/// The greatest and least sum that any board can give a hidden unit stay in 16 bits, and the value
/// in 32.
bool fits(const NetWeights& weights)
{
    constexpr std::int64_t most_sum = 32'767;
    constexpr std::int64_t most_value = 2'147'483'647;
    std::int64_t value = std::llabs(weights.second_bias);
    for (std::size_t unit = 0; unit < NetWeights::hidden; ++unit) {
        std::int64_t high = weights.first_bias[unit];
        std::int64_t low = high;
        for (const auto& slot : weights.first) {
            const auto by_unit = [&](const auto& a, const auto& b) { return a[unit] < b[unit]; };
            high += (*std::max_element(slot.begin(), slot.end(), by_unit))[unit];
            low += (*std::min_element(slot.begin(), slot.end(), by_unit))[unit];
        }
        if (high > most_sum || low < -most_sum) {
            return false;
        }
        value += std::max<std::int64_t>(high, 0) * std::llabs(weights.second[unit]);
    }
    return value <= most_value;
}

tl::unexpected<base::Diagnostic> refuse(const std::string& file, const std::string& reason)
{
    base::Diagnostic diagnostic;
    diagnostic.file = file;
    diagnostic.text = reason;
    return base::failure(diagnostic);
}

} // namespace

std::string write_net(const NetWeights& weights)
{
    std::string bytes = body(weights);
    append(bytes, base::checksum(bytes), checksum_bytes);
    return bytes;
}

base::Result<NetWeights> read_net(std::string_view bytes, const std::string& file)
{
    static const std::size_t whole = write_net({}).size();
    constexpr std::size_t version_at = header.size() - 2;
    if (bytes.substr(0, version_at) != header.substr(0, version_at)) {
        return refuse(file, "no weights of a network");
    }
    if (bytes.substr(0, header.size()) != header) {
        return refuse(file, "weights of another version");
    }
    if (bytes.size() != whole) {
        return refuse(file, "weights have " + std::to_string(bytes.size()) + " bytes instead of " +
                                std::to_string(whole));
    }
    const std::size_t sum_at = whole - checksum_bytes;
    if (number_at(bytes, sum_at, checksum_bytes) != base::checksum(bytes.substr(0, sum_at))) {
        return refuse(file, "weights are damaged (wrong checksum)");
    }
    NetWeights weights;
    std::size_t at = header.size();
    for_each_weight(weights, [&](std::int16_t& weight) {
        weight = static_cast<std::int16_t>(number_at(bytes, at, 2));
        at += 2;
    });
    weights.second_bias = static_cast<std::int32_t>(number_at(bytes, at, 4));
    if (!fits(weights)) {
        return refuse(file, "weights are too large to compute with");
    }
    return weights;
}

} // namespace engine
