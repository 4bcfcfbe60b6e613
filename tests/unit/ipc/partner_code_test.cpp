#include "ipc/partner_code.hpp"
#include "ipc/partner_key.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <variant>

namespace {

using ipc::CodeMistake;
using ipc::PartnerCode;

/// The code of the numbers 0 to 21, the one of the test vector in guide/verbindung.md.
PartnerCode known()
{
    std::string numbers;
    for (char number = 0; number < 22; ++number) {
        numbers += number;
    }
    return PartnerCode::of(numbers);
}

CodeMistake mistake_in(std::string_view text)
{
    const auto read = PartnerCode::read(text);
    REQUIRE(std::holds_alternative<CodeMistake>(read));
    return std::get<CodeMistake>(read);
}

bool reads_as(std::string_view text, const PartnerCode& code)
{
    const auto read = PartnerCode::read(text);
    return std::holds_alternative<PartnerCode>(read) && std::get<PartnerCode>(read) == code;
}

std::string hexadecimal(const ipc::LinkKey& key)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const unsigned char byte : key) {
        out += digits[byte >> 4U];
        out += digits[byte & 15U];
    }
    return out;
}

} // namespace

TEST_SUITE_BEGIN("ipc/partner_code");

TEST_CASE("a code is shown as six groups of four")
{
    CHECK(known().text() == "2345-6789-ACDE-FHJK-MNPQ-RTQ2");
    CHECK(known().secret() == "23456789ACDEFHJKMNPQRT");
}

TEST_CASE("a fresh code reads back, and no two are alike")
{
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const PartnerCode code = PartnerCode::fresh();
        CHECK(reads_as(code.text(), code));
        CHECK(seen.insert(code.text()).second);
    }
}

TEST_CASE("fresh codes use every character, and none that can be misread")
{
    std::set<char> seen;
    for (int i = 0; i < 200; ++i) {
        const PartnerCode code = PartnerCode::fresh();
        seen.insert(code.secret().begin(), code.secret().end());
    }
    CHECK(std::string(seen.begin(), seen.end()) == "23456789ACDEFHJKMNPQRTVWXY");
}

TEST_CASE("how a code is typed does not matter")
{
    CHECK(reads_as("23456789acdefhjkmnpqrtq2", known()));
    CHECK(reads_as("  2345 6789\tACDE_FHJK.MNPQ--RTQ2\r\n", known()));
    CHECK(reads_as("2345\xE2\x80\x93"
                   "6789\xC2\xA0"
                   "ACDE\xE2\x80\x91"
                   "FHJK MNPQ RTQ2",
                   known()));
    CHECK(reads_as("z34s-gz", known()) == false);
    CHECK(reads_as("Z34S-G7b9-ACDE-FHJK-MNPQ-RTQz", known()));
}

TEST_CASE("what cannot be a code is named")
{
    CHECK(mistake_in("") == CodeMistake::empty);
    CHECK(mistake_in(" - \n") == CodeMistake::empty);
    CHECK(mistake_in("2345-6789-ACDE-FHJK-MNPQ-RTQ") == CodeMistake::too_short);
    CHECK(mistake_in("2345-6789-ACDE-FHJK-MNPQ-RTQ22") == CodeMistake::too_long);
    CHECK(mistake_in("2345-6789-ACDE-FHJK-MNPQ-RTQ0") == CodeMistake::foreign_character);
    CHECK(mistake_in("2345-6789-ACDE-FHJK-MNPQ-RTQ\xC3\xA4") == CodeMistake::foreign_character);
}

TEST_CASE("every single wrong character and every two that changed places are noticed")
{
    const std::string alphabet = "23456789ACDEFHJKMNPQRTVWXY";
    const PartnerCode fresh = PartnerCode::fresh();
    std::string right = fresh.text();
    right.erase(std::remove(right.begin(), right.end(), '-'), right.end());
    for (std::size_t i = 0; i < right.size(); ++i) {
        for (const char other : alphabet) {
            std::string wrong = right;
            wrong[i] = other;
            CHECK((wrong == right || mistake_in(wrong) == CodeMistake::mistyped));
        }
        for (std::size_t j = i + 1; j < PartnerCode::random_characters; ++j) {
            std::string wrong = right;
            std::swap(wrong[i], wrong[j]);
            CHECK((wrong == right || mistake_in(wrong) == CodeMistake::mistyped));
        }
    }
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("ipc/partner_key");

TEST_CASE("the key is that of RFC 5869, computed elsewhere")
{
    CHECK(hexadecimal(ipc::link_key(known())) ==
          "18b84220140303a38fd9340f8b3772f6c5a73a9431bdacb2cf3c01e129c195b4");
}

TEST_CASE("a guest's name is the same for the same user, machine and code, and no other")
{
    const std::string machine = "0123456789abcdef0123456789abcdef";
    const std::string name = ipc::guest_name(known(), machine, 1000);
    CHECK(name == "80f7c60a53fe9f495d7bbda5ae91f6e4");
    CHECK(ipc::guest_name(known(), machine, 1001) != name);
    CHECK(ipc::guest_name(known(), "another", 1000) != name);
    CHECK(ipc::guest_name(PartnerCode::fresh(), machine, 1000) != name);
    CHECK(ipc::guest_name(known()) == ipc::guest_name(known()));
}

TEST_SUITE_END();
