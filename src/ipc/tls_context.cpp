#include "ipc/tls_context.hpp"

#include "ipc/port_error.hpp"

#include <boost/asio/ssl/context.hpp>

#include <openssl/ssl.h>

#include <algorithm>

namespace asio = boost::asio;

namespace ipc {

namespace {

constexpr const char* cipher_suite = "TLS_AES_128_GCM_SHA256";
constexpr const char* key_exchange = "X25519:P-256";
constexpr std::array<unsigned char, 2> cipher_number{0x13, 0x01}; ///< the same in the handshake

/// Where a context keeps its key. Asio uses the place that OpenSSL calls application data.
int key_place()
{
    static const int place = SSL_CTX_get_ex_new_index(0, nullptr, nullptr, nullptr, nullptr);
    return place;
}

/// The key in the form in which OpenSSL takes it, as a session of before; nullptr if that fails.
SSL_SESSION* session_of(SSL* connection)
{
    const auto* const key =
        static_cast<const LinkKey*>(SSL_CTX_get_ex_data(SSL_get_SSL_CTX(connection), key_place()));
    const SSL_CIPHER* const cipher = SSL_CIPHER_find(connection, cipher_number.data());
    SSL_SESSION* const session = SSL_SESSION_new();
    if (session != nullptr && key != nullptr && cipher != nullptr &&
        SSL_SESSION_set1_master_key(session, key->data(), key->size()) == 1 &&
        SSL_SESSION_set_cipher(session, cipher) == 1 &&
        SSL_SESSION_set_protocol_version(session, TLS1_3_VERSION) == 1) {
        return session;
    }
    SSL_SESSION_free(session);
    return nullptr;
}

/// The host is asked for the key of whom the caller says he is. Without a session the handshake
/// goes on towards certificates, and fails since there are none.
int find_session(SSL* connection,
                 const unsigned char* identity,
                 std::size_t size,
                 SSL_SESSION** session)
{
    const bool known =
        std::equal(identity, identity + size, link_identity.begin(), link_identity.end());
    *session = known ? session_of(connection) : nullptr;
    return !known || *session != nullptr ? 1 : 0;
}

/// The guest is asked for his key. `digest` is set when the host has chosen one already.
int use_session(SSL* connection,
                const EVP_MD* digest,
                const unsigned char** identity,
                std::size_t* size,
                SSL_SESSION** session)
{
    *session = nullptr;
    if (digest != nullptr && EVP_MD_get_type(digest) != NID_sha256) {
        return 1; // not ours: goes on without a key, and fails
    }
    *session = session_of(connection);
    *identity = reinterpret_cast<const unsigned char*>(link_identity.data());
    *size = link_identity.size();
    return *session != nullptr ? 1 : 0;
}

void demand(bool done, const char* what)
{
    if (!done) {
        throw PortError(std::errc::not_supported,
                        std::string("OpenSSL refuses ") + what + ": no link is possible");
    }
}

} // namespace

struct TlsContext::Impl
{
    explicit Impl(const LinkKey& the_key)
        : key(the_key)
    {
    }

    LinkKey key;
    asio::ssl::context context{asio::ssl::context::tlsv13};
};

TlsContext::TlsContext(LinkSide side, const LinkKey& key)
    : side_(side)
    , impl_(std::make_unique<Impl>(key))
{
    SSL_CTX* const tls = impl_->context.native_handle();
    demand(SSL_CTX_set_min_proto_version(tls, TLS1_3_VERSION) == 1 &&
               SSL_CTX_set_max_proto_version(tls, TLS1_3_VERSION) == 1,
           "TLS 1.3");
    demand(SSL_CTX_set_ciphersuites(tls, cipher_suite) == 1, cipher_suite);
    // The quick ones: a stranger cannot make us compute for long.
    demand(SSL_CTX_set1_groups_list(tls, key_exchange) == 1, key_exchange);
    demand(SSL_CTX_set_ex_data(tls, key_place(), &impl_->key) == 1, "a place for the key");
    SSL_CTX_set_session_cache_mode(tls, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_num_tickets(tls, 0);
    if (side == LinkSide::host) {
        SSL_CTX_set_psk_find_session_callback(tls, &find_session);
    } else {
        // A host who shows a certificate instead of the key is none of ours: no certificate is
        // good.
        impl_->context.set_verify_mode(asio::ssl::verify_peer);
        SSL_CTX_set_psk_use_session_callback(tls, &use_session);
    }
}

TlsContext::~TlsContext() = default;

boost::asio::ssl::context& TlsContext::context()
{
    return impl_->context;
}

bool used_the_key(ssl_st* connection)
{
    // OpenSSL calls a key that was agreed on before a session that is used again.
    return SSL_session_reused(connection) == 1;
}

bool was_heard(ssl_st* connection)
{
    return BIO_number_read(SSL_get_rbio(connection)) > 0;
}

bool means_wrong_key(int error)
{
    // The host finds that the caller's proof does not fit, the guest gets an alert that says so.
    const int reason = ERR_GET_REASON(static_cast<unsigned long>(error));
    return reason == SSL_R_BINDER_DOES_NOT_VERIFY ||
           reason == SSL_AD_REASON_OFFSET + SSL_AD_ILLEGAL_PARAMETER ||
           reason == SSL_AD_REASON_OFFSET + SSL_AD_DECRYPT_ERROR;
}

} // namespace ipc
