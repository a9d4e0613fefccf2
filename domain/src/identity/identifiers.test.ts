import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  hiddenPersonalId,
  NewPassword,
  PersonalId,
  PersonalIdOrHidden,
  Phone,
  toE164,
  toUsernameKey,
  Username,
  Website,
  Ytunnus,
} from "./identifiers.ts";

/** The parsed value of typed text; null when it is invalid. */
function taken(schema: z.ZodMiniType<string>, typed: string): string | null {
  return schema.safeParse(typed).data ?? null;
}

describe("a telephone number", () => {
  test.each([
    ["050 000 0123", "050 000 0123"],
    ["  050 000 0123 ", "050 000 0123"],
    ["+358 50 000 0123", "+358 50 000 0123"],
    ["+46 70 123 45 67", "+46 70 123 45 67"],
    ["(09) 123 4567", "(09) 123 4567"],
    ["050\u20110000\u20110123", "050-0000-0123"],
    ["\u202A+358 50 000 0123\u202C", "+358 50 000 0123"],
    ["０５０ 000 0123", "050 000 0123"],
    ["040.777.1001", "040.777.1001"],
    ["040 777 1001 Matti", null],
    ["FI 040 777 1001", null],
    ["soita", null],
    ["12", null],
    ["+999 123 456", null],
    ["050 000 0123 050 000 0123 050 00", null],
    ["", null],
  ])("%j is kept as %j", (typed, stored) => {
    expect(taken(Phone, typed)).toBe(stored);
  });

  test.each([
    ["050 000 0123", "+358500000123"],
    ["050-0000123", "+358500000123"],
    ["(050) 0000 123", "+358500000123"],
    ["+358 50 000 0123", "+358500000123"],
    ["+358 (0)50 000 0123", "+358500000123"],
    ["00358 50 000 0123", "+358500000123"],
    ["09 123 4567", "+35891234567"],
    ["+46 70 123 45 67", "+46701234567"],
    ["0046 70 123 45 67", "+46701234567"],
    ["+372 5123 4567", "+37251234567"],
    ["050 000 0123 ext. 5", "+358500000123"],
    ["ei puhelinta", "ei puhelinta"],
    ["", ""],
  ])("%j is dialled as %s", (typed, dialled) => {
    expect(toE164(typed)).toBe(dialled);
  });

  test("is dialled alike however its digits are set apart, and what is dialled stays", () => {
    const between = fc.constantFrom("", " ", "-", "  ");
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.array(between, { minLength: 10, maxLength: 10 }),
        (number, blanks) => {
          const digits = `050${String(number).padStart(7, "0")}`;
          const typed = [...digits].map((digit, index) => `${digit}${blanks[index] ?? ""}`).join("");
          expect(toE164(typed)).toBe(`+358${digits.slice(1)}`);
          expect(toE164(toE164(typed))).toBe(toE164(typed));
        },
      ),
    );
  });
});

describe("a Y-tunnus", () => {
  test.each([
    ["9000013-4", "9000013-4"],
    [" 9000013-4 ", "9000013-4"],
    ["9000013-5", null],
    ["90000134", "9000013-4"],
    ["9000013\u20114", "9000013-4"],
    ["FI90000134", "9000013-4"],
    ["９０００013-4", "9000013-4"],
    ["01120389", "0112038-9"],
    ["112038-9", "0112038-9"],
    ["SE90000134", null],
    ["", null],
  ])("%j is kept as %j", (typed, stored) => {
    expect(taken(Ytunnus, typed)).toBe(stored);
  });

  /** The check digit as calculated by the tax office; null for numbers that are never issued. */
  function checkDigit(digits: string): number | null {
    const weights = [7, 9, 10, 5, 8, 4, 2];
    const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
    if (rest === 1) return null;
    return rest === 0 ? 0 : 11 - rest;
  }

  test("has one check digit at most, and it is the right one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 9_999_999 }), (number) => {
        const digits = String(number).padStart(7, "0");
        const right = checkDigit(digits);
        const accepted = Array.from({ length: 10 }, (_, digit) => digit).filter(
          (digit) => taken(Ytunnus, `${digits}-${digit}`) !== null,
        );
        expect(accepted).toEqual(right === null ? [] : [right]);
      }),
    );
  });
});

describe("a henkilötunnus", () => {
  test.each([
    ["010190-900P", "010190-900P"],
    [" 010190-900p ", "010190-900P"],
    ["010190-900R", null],
    ["320190-900P", null],
    ["010190900P", null],
    ["290290-900A", null],
    ["", null],
  ])("%j is kept as %j", (typed, stored) => {
    expect(taken(PersonalId, typed)).toBe(stored);
  });

  const symbols = "0123456789ABCDEFHJKLMNPRSTUVWXY";
  const twoDigits = (most: number) =>
    fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(2, "0"));
  const year = fc.nat(99).map((n) => String(n).padStart(2, "0"));
  const individual = fc.integer({ min: 2, max: 899 }).map((n) => String(n).padStart(3, "0"));

  test("has one check symbol of 31, in large or small letters", () => {
    fc.assert(
      fc.property(twoDigits(28), twoDigits(12), year, individual, (day, month, yy, number) => {
        const right = symbols[Number(`${day}${month}${yy}${number}`) % 31];
        const accepted = [...symbols].filter(
          (symbol) => taken(PersonalId, `${day}${month}${yy}-${number}${symbol.toLowerCase()}`) !== null,
        );
        expect(accepted).toEqual([right]);
      }),
    );
  });

  test("may be left hidden where an earlier one is kept, and nowhere else", () => {
    expect(taken(PersonalIdOrHidden, hiddenPersonalId)).toBe(hiddenPersonalId);
    expect(taken(PersonalId, hiddenPersonalId)).toBeNull();
  });
});

test.each([
  ["Halkomestari1", true],
  ["halko", false],
  [`Aa1${"bc".repeat(99)}`, false],
])("%j is taken as a new password: %j", (typed, strong) => {
  expect(taken(NewPassword, typed) !== null).toBe(strong);
});

describe("a user name", () => {
  test.each([
    ["halko.mestari_1-2", "halko.mestari_1-2"],
    [" Äijä ", "Äijä"],
    ["A\u0308ija\u0308", "Äijä"],
    ["ab", null],
    ["a".repeat(30), "a".repeat(30)],
    ["a".repeat(31), null],
    ["halko mestari", null],
    ["halko/mestari", null],
    ["halko@mestari", null],
    ["__halko__", null],
    ["...", "..."],
  ])("%j is kept as %j", (typed, stored) => {
    expect(taken(Username, typed)).toBe(stored);
  });

  test("is the same in large and small letters, however often its key is taken", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzåäö0123456789._-");
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 3, maxLength: 30 }), (name) => {
        expect(toUsernameKey(name.toUpperCase())).toBe(toUsernameKey(name));
        expect(toUsernameKey(toUsernameKey(name))).toBe(toUsernameKey(name));
      }),
    );
  });
});

describe("a home page", () => {
  test.each([
    ["www.tukkinen.example", "https://www.tukkinen.example"],
    [" http://tukkinen.example/halot?x=1 ", "http://tukkinen.example/halot?x=1"],
    ["HTTPS://Tukkinen.Example", "HTTPS://Tukkinen.Example"],
    ["https://käpy.example/ä", "https://käpy.example/ä"],
    ["\u202atukkinen.example\u202c", "https://tukkinen.example"],
    ["tukkinen", null],
    ["ftp://tukkinen.example", null],
    ["javascript:alert(1)", null],
    ["https://tukkinen.example/<script>", null],
    ["https://aino@tukkinen.example", null],
    ["https://aino:sana@tukkinen.example", null],
    [`${"a".repeat(200)}.example`, null],
  ])("%j is kept as %j", (typed, stored) => {
    expect(taken(Website, typed)).toBe(stored);
  });

  test.each([
    "http://169.254.169.254/latest/meta-data",
    "http://127.0.0.1",
    "http://0x7f.0.0.1",
    "http://0177.0.0.1",
    "http://127.1",
    "http://１２７.0.0.1",
    "http://8.8.8.8",
    "http://[::1]",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]",
    "http://localhost",
    "http://app.localhost:5000",
    "http://LOCALHOST.localdomain",
    "http://metadata.google.internal/",
    "http://metadata.google.Internal",
    "http://reititin.local",
    "http://reititin.home.arpa",
    "http://reititin.lan",
    "http://halkopiha.invalid",
    "http://tulostin.%6cocal",
  ])("%s is nobody's: only its own machine or network could open it", (typed) => {
    expect(taken(Website, typed)).toBeNull();
  });

  test("is of a name with a dot in it, as a browser reads it, whatever is typed", () => {
    const named = z.url({ hostname: /^(?!\[|[\d.]+$|.*\.local$).+\../ });
    const unit = fc.constantFrom(..."aä.1x0/:@%[]?#\\１。．①-_ ", "local", "0x", "https://", "//");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (typed) => {
        const kept = taken(Website, typed);
        if (kept === null || !z.url().safeParse(kept).success) return;
        expect(named.safeParse(kept).success).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test("is never the number of a machine, in whatever notation", () => {
    const notations = [
      (part: number) => String(part),
      (part: number) => `0x${part.toString(16)}`,
      (part: number) => `0${part.toString(8)}`,
    ];
    const part = fc.tuple(fc.nat(255), fc.constantFrom(...notations)).map(([byte, write]) => write(byte));
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("", "/", ":80"),
        (parts, rest) => {
          expect(taken(Website, `http://${parts.join(".")}${rest}`)).toBeNull();
        },
      ),
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(taken(Website, `http://[${address}]`)).toBeNull();
      }),
    );
  });
});
