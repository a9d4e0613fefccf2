import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Bic, findBic, Iban, isIban } from "./iban.ts";
import { formatIban } from "./iban-format.ts";

const taken = (schema: typeof Iban | typeof Bic, typed: string) => {
  const parsed = schema.safeParse(typed);
  return parsed.success ? parsed.data : null;
};

/** The check digits as a bank calculates them: 98 less the remainder of the account with `00`. */
function toCheckDigits(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((letter) => Number.parseInt(letter, 36)).join("");
  return String(98n - (BigInt(digits) % 97n)).padStart(2, "0");
}

const finnishAccount = fc.stringMatching(/^[0-9]{14}$/);

describe("a bank account number", () => {
  test.each([
    ["FI21 1234 5600 0007 85", "FI2112345600000785"],
    ["fi2112345600000785", "FI2112345600000785"],
    ["FI21\u00a01234\u00a05600\u00a00007\u00a085", "FI2112345600000785"],
    ["SE45 5000 0000 0583 9825 7466", "SE4550000000058398257466"],
    ["GB29 NWBK 6016 1331 9268 19", "GB29NWBK60161331926819"],
    ["FI21 1234 5600 0007 86", null],
    ["FI21 1234 5600 0007 8", null],
    ["123456-785", null],
    ["", null],
  ])("%j is kept as %j", (typed, kept) => {
    expect(taken(Iban, typed)).toBe(kept);
  });

  test("is right with exactly one pair of check digits from 02 to 98", () => {
    fc.assert(
      fc.property(finnishAccount, (account) => {
        const pairs = Array.from({ length: 97 }, (_, index) => String(index + 2).padStart(2, "0"));
        const right = pairs.filter((pair) => isIban(`FI${pair}${account}`));
        expect(right).toEqual([toCheckDigits("FI", account)]);
      }),
    );
  });

  test("with one wrong digit, or two neighbours swapped, is wrong", () => {
    fc.assert(
      fc.property(finnishAccount, fc.nat(13), fc.integer({ min: 1, max: 9 }), (account, at, more) => {
        const [digit = "", next = ""] = account.slice(at);
        const check = toCheckDigits("FI", account);
        const other = String((Number(digit) + more) % 10);
        expect(isIban(`FI${check}${account.slice(0, at)}${other}${account.slice(at + 1)}`)).toBe(false);
        const swapped = `${account.slice(0, at)}${next}${digit}${account.slice(at + 2)}`;
        expect(isIban(`FI${check}${swapped}`)).toBe(swapped === account);
      }),
    );
  });

  test("is printed in groups of four, and read back from them", () => {
    expect(formatIban("FI2112345600000785")).toBe("FI21 1234 5600 0007 85");
    fc.assert(
      fc.property(finnishAccount, (account) => {
        const iban = `FI${toCheckDigits("FI", account)}${account}`;
        expect(taken(Iban, formatIban(iban))).toBe(iban);
      }),
    );
  });
});

test.each([
  ["FI2112345600000785", "NDEAFIHH"],
  [`FI${toCheckDigits("FI", "57200020000000")}57200020000000`, "OKOYFIHH"],
  [`FI${toCheckDigits("FI", "99900020000000")}99900020000000`, null],
  ["SE4550000000058398257466", null],
])("the bank of %s has the BIC %s", (iban, bic) => {
  expect(findBic(iban)).toBe(bic);
});

test.each([
  ["nde afi hh", "NDEAFIHH"],
  ["OKOYFIHHXXX", "OKOYFIHHXXX"],
  ["OKOY", null],
  ["OKOYFIHHXX", null],
])("of the BIC %j is kept %j", (typed, kept) => {
  expect(taken(Bic, typed)).toBe(kept);
});
