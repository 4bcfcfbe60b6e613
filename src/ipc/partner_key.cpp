#include "ipc/partner_key.hpp"

#include "ipc/partner_code.hpp"
#include "ipc/port_error.hpp"

#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <unistd.h>

#include <fstream>
#include <memory>

namespace ipc {

namespace {

/// 32 bytes from the code, other ones for each purpose. HKDF without salt; `info` is the purpose.
LinkKey derive(const PartnerCode& code, std::string_view purpose)
{
    const std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)> method(
        EVP_KDF_fetch(nullptr, OSSL_KDF_NAME_HKDF, nullptr), &EVP_KDF_free);
    const std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)> work(
        EVP_KDF_CTX_new(method.get()), &EVP_KDF_CTX_free);
    std::string digest = "SHA256";
    std::string secret(code.secret());
    std::string info(purpose);
    const std::array<OSSL_PARAM, 4> parameters{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
        OSSL_PARAM_construct_end()};
    LinkKey key{};
    if (!work || EVP_KDF_derive(work.get(), key.data(), key.size(), parameters.data()) != 1) {
        throw PortError(std::errc::not_supported,
                        "OpenSSL has no HKDF: the partner code cannot be used");
    }
    return key;
}

std::string machine()
{
    std::string id;
    if (std::ifstream file("/etc/machine-id"); std::getline(file, id)) {
        return id;
    }
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

} // namespace

LinkKey link_key(const PartnerCode& code)
{
    return derive(code, std::string(link_identity) + " key");
}

std::string guest_name(const PartnerCode& code, std::string_view machine, std::uint32_t user)
{
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::size_t bytes = 16;
    const LinkKey all = derive(code, std::string(link_identity) + " guest " + std::to_string(user) +
                                         " " + std::string(machine));
    std::string out;
    for (std::size_t i = 0; i < bytes; ++i) {
        out += digits[all.at(i) >> 4U];
        out += digits[all.at(i) & 15U];
    }
    return out;
}

std::string guest_name(const PartnerCode& code)
{
    return guest_name(code, machine(), ::geteuid());
}

} // namespace ipc
