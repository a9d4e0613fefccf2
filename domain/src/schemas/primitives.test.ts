import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { Registration } from "../accounts/registration.ts";
import { Phone } from "../identity/identifiers.ts";
import { Email, line, PageQuery, paragraphs, text } from "./primitives.ts";

/** The parsed value of typed text; null when it is invalid. */
function taken(schema: z.ZodMiniType<string>, typed: string): string | null {
  return schema.safeParse(typed).data ?? null;
}

describe("a line of text", () => {
  test.each([
    [" Aino ", "Aino"],
    ["Aino\nAhonala", "Aino Ahonala"],
    ["Aino\r\nBcc: kaikki@posti.example", "Aino Bcc: kaikki@posti.example"],
    ["Aino\u2028Ahonala", "Aino Ahonala"],
    ["\u202eonia", "onia"],
    ["Ai\u200bno\u0000\u0007\ufeff", "Aino"],
    ["\u2066Aino\u2069", "Aino"],
    ["Ai\u00adno", "Aino"],
    ["O\u2019Brien-Mäki Øst 😀", "O\u2019Brien-Mäki Øst 😀"],
    ["Aino\u3164Ahonala", "Aino Ahonala"],
    ["\u200b\u202e", null],
    ["\u3164", null],
    ["\u2800\u2800", null],
    ["\uffa0\u115f \u1160", null],
    ["\ufe0f", null],
    ["\u034f\u0301", null],
    ["\n\t", null],
    ["", null],
  ])("%j is kept as %j", (typed, kept) => {
    expect(taken(line(60), typed)).toBe(kept);
  });

  test("holds nothing that cannot be seen, and is kept as it is when sent again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const kept = taken(line(500), typed);
        if (kept === null) return;
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(taken(line(500), kept)).toBe(kept);
      }),
    );
  });
});

describe.each([
  ["a longer text", text(500)],
  ["a message", paragraphs(500)],
])("%s", (_what, schema) => {
  test.each([
    ["Hei!\n\nTuon halot.", "Hei!\n\nTuon halot."],
    ["Hei!\r\nTuon\rhalot.", "Hei!\nTuon\nhalot."],
    ["Hei\u2028vaan", "Hei\nvaan"],
    ["2 m³\t50 €", "2 m³ 50 €"],
    ["\u202eolut\u0008", "olut"],
    ["perhe 👨‍👩‍👧‍👦 ja 👩🏽‍🌾 ja ❤️‍🔥", "perhe 👨‍👩‍👧‍👦 ja 👩🏽‍🌾 ja ❤️‍🔥"],
    ["ha\u200dlko 😀\u200d", "halko 😀"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(taken(schema, typed)).toBe(kept);
  });

  test("holds nothing else that cannot be seen than line breaks and what joins emoji", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("\u200d", "👩", "🌾", "\n")),
        }),
        (typed) => {
          const kept = taken(schema, typed);
          if (kept === null) return;
          expect(kept.replaceAll(/[\n\u200d]/g, "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
          expect(taken(schema, kept)).toBe(kept);
        },
      ),
    );
  });
});

test("a message is never empty", () => {
  expect(taken(paragraphs(500), " \n\u200b")).toBeNull();
  expect(taken(text(500), " \n\u200b")).toBe("");
});

test("a telephone number copied from a phone's contacts is taken without the marks around it", () => {
  expect(taken(Phone, "\u202a+358 50 000 0123\u202c")).toBe("+358 50 000 0123");
});

describe("an e-mail address", () => {
  test.each([
    [" Aino@Posti.Example ", "aino@posti.example"],
    ["ai\u200bno@posti.example\u202c", "aino@posti.example"],
    ["aino.o'hara+puu@posti.example", "aino.o'hara+puu@posti.example"],
    ["aino@käpy.example", "aino@xn--kpy-qla.example"],
    ["aino@KÄPY.example", "aino@xn--kpy-qla.example"],
    ["aino@ka\u0308py.example", "aino@xn--kpy-qla.example"],
    ["aino@xn--kpy-qla.example", "aino@xn--kpy-qla.example"],
    ["aino@ｐosti.example", "aino@posti.example"],
    ["aino@ⓟⓞⓢⓣⓘ.example", "aino@posti.example"],
    ["aino@po\u017fti.example", "aino@posti.example"],
    ["aino@posti\u3002example", "aino@posti.example"],
    ["aino@posti.example\r\nbcc: kaikki@posti.example", null],
    ["aino\u2028@posti.example", null],
    ["äino@posti.example", null],
    ["aino", null],
    ["aino@posti", null],
    [".aino@posti.example", null],
    ["aino.@posti.example", null],
    ["ai..no@posti.example", null],
    [`${"a".repeat(65)}@posti.example`, null],
    ["aino@posti..example", null],
    ["aino@-posti.example", null],
    ["aino@posti-.example", null],
    [`aino@${"a".repeat(64)}.example`, null],
    ["aino@.posti.example", null],
    ["ai no@posti.example", null],
    ["aino @posti.example", null],
    ["aino@ posti.example", null],
    ["aino@posti example", null],
    ["aino@@posti.example", null],
    ["@posti.example", null],
    ["aino@posti.example/x", null],
    ["aino@posti.example:25", null],
    ["aino@posti%2eexample.example", null],
    ["aino@127.0.0.1", null],
    ["aino@[127.0.0.1]", null],
    ["aino@0x7f.1", null],
    ["halkomestari@users.halkopiha.invalid", null],
    ["nobody@halkopiha.invalid", null],
    ["Nobody@Halkopiha.INVALID", null],
    ["aino@halkopiha.ｉnvalid", null],
    ["aino@users.halkopiha\u3002invalid", null],
    ["aino@posti.localhost", null],
    ["aino@invalid.example", "aino@invalid.example"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(taken(Email, typed)).toBe(kept);
  });

  test("has one spelling: what is kept is kept again, and written in ASCII alone", () => {
    const part = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(part, part, part, (name, host, end) => {
        const kept = taken(Email, `${name}@${host}.${end}`);
        if (kept === null) return;
        expect(kept).toMatch(/^[!-~]+$/);
        expect(taken(Email, kept)).toBe(kept);
      }),
    );
  });

  test("of a reserved domain is rejected like any that is none", { tags: "s5-9" }, () => {
    const findErrorMessage = (email: string) => {
      const { error } = Registration.safeParse({ business: true, email });
      return error?.issues.find(({ path }) => path[0] === "email")?.message;
    };
    expect(findErrorMessage("aino@users.halkopiha.invalid")).toBe(findErrorMessage("aino@posti"));
    expect(findErrorMessage("aino@posti")).toBe("Sähköposti formaatti ei täsmää!");
  });
});

test.each([
  ["24", 24],
  [24, 24],
  [undefined, 500],
])("a page of %j holds %i rows", (sent, limit) => {
  expect(PageQuery.limit.parse(sent)).toBe(limit);
});

test.each(["024", "+24", "2.4e1", " 24", "24.0", "0x18", "", "0", "-1", "101", "1.5"])(
  "a page of '%s' is rejected, so that one page has one address",
  (sent) => {
    expect(PageQuery.limit.safeParse(sent).success).toBe(false);
  },
);
