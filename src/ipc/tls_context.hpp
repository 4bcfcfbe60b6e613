// What TLS is told for a link: version 1.3 alone, one cipher suite, the key as the only proof of
// either side. No certificates, no tickets, no way back to something weaker. For this folder's
// sources.
#pragma once

#include "ipc/partner_key.hpp"

#include <memory>

struct ssl_st; // OpenSSL's SSL

namespace boost::asio::ssl {
class context;
}

namespace ipc {

enum class LinkSide
{
    host, ///< waits; the TLS server
    guest,
};

class TlsContext
{
  public:
    /// Throws boost::system::system_error if OpenSSL cannot do what is needed.
    TlsContext(LinkSide side, const LinkKey& key);
    ~TlsContext();
    TlsContext(const TlsContext&) = delete;
    TlsContext& operator=(const TlsContext&) = delete;

    [[nodiscard]] LinkSide side() const { return side_; }
    [[nodiscard]] boost::asio::ssl::context& context();

  private:
    struct Impl;
    LinkSide side_;
    std::unique_ptr<Impl> impl_;
};

/// The handshake was made with the key, not in any other way.
[[nodiscard]] bool used_the_key(ssl_st* connection);

/// The other side ever sent a byte.
[[nodiscard]] bool was_heard(ssl_st* connection);

/// An error of OpenSSL says that the two sides have different keys.
[[nodiscard]] bool means_wrong_key(int error);

} // namespace ipc
