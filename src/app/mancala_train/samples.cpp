#include "app/mancala_train/samples.hpp"

#include "app/mancala_train/sealed.hpp"

namespace mancala_train {

namespace {

constexpr std::string_view kind = "Mancala-Train samples 1\n";

} // namespace

std::string write_samples(const std::vector<Sample>& samples)
{
    return seal(kind, samples);
}

base::Result<std::vector<Sample>> read_samples(std::string_view bytes, const std::string& file)
{
    return unseal<Sample>(kind, bytes, file);
}

} // namespace mancala_train
