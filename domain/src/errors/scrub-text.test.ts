import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrubReport } from "./scrub-report.ts";
import { maxErrorMessage, scrubPath, scrubText } from "./scrub-text.ts";
import { maxErrorStack, scrubStack } from "./stack-frames.ts";

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: min, maxLength: max });
const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzåäö"), minLength: min, maxLength: max });
const word = letters(2, 12);

/** Secrets and personal data in the spellings in which they stand in messages. */
const secrets = {
  "an e-mail address": fc.tuple(word, word, word).map(([a, b, c]) => `${a}.${b}@${c}.example`),
  "a phone number": fc
    .tuple(fc.constantFrom("+358 ", "+358", "0"), fc.constantFrom("40", "50"), digits(3, 3), digits(4, 4))
    .chain(([prefix, operator, a, b]) =>
      fc.constantFrom(" ", "-", "").map((gap) => [prefix + operator, a, b].join(gap)),
    ),
  "a pincode": digits(6, 8),
  "a personal id": fc
    .tuple(digits(6, 6), fc.constantFrom("-", "A"), digits(3, 3))
    .map((p) => `${p.join("")}K`),
  "the code of a mailed link": fc.base64String({ minLength: 24, maxLength: 44 }),
  "a URL with a query": fc
    .tuple(word, word)
    .map(([path, query]) => `https://halkopiha.example/${path}?q=${query}${path}#t=${query}`),
  "a path with a query": fc.tuple(word, word).map(([path, query]) => `/${path}?q=${query}`),
  "a quoted name": fc.tuple(word, word).map(([first, last]) => `"${first} ${last}"`),
};

/** The parts of a secret that tell something. */
const toTelling = (secret: string) => secret.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 6);

describe("the message of an error", () => {
  test.each(Object.entries(secrets))("has no trace of %s", (_, secret) => {
    fc.assert(
      fc.property(secret, fc.constantFrom(" ", ": ", "(", " (", "\n"), (value, before) => {
        const scrubbed = scrubText(`Virhe tiedossa${before}${value} on odottamaton`);
        expect(scrubbed).not.toContain(value);
        for (const part of toTelling(value)) expect(scrubbed).not.toContain(part);
        expect(scrubbed).toMatch(/^Virhe/);
      }),
    );
  });

  test("keeps what says where the fault is", () => {
    const kept = [
      "Cannot read properties of undefined (reading 'price')",
      "Minified React error #418;",
      "x is not a function",
      "Can't find variable: cart",
      "null is not an object (evaluating 'a.b')",
    ];
    expect(kept.map(scrubText)).toEqual([...kept.slice(0, 4), "null is not an object (evaluating [text])"]);
  });

  test("has one space where a control character was between two", () => {
    expect(scrubText("a\t\u0000\tb")).toBe("a b");
  });

  test("is short, has one line, and is the same when it is scrubbed again", () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(..."a1 '\"`@/?#=+-._()[]:5ä"), maxLength: 60 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const scrubbed = scrubText(text);
        expect(scrubbed.length).toBeLessThanOrEqual(maxErrorMessage);
        expect(scrubbed).not.toMatch(/[\p{C}\n@]|\p{Nd}{4}/u);
        expect(scrubText(scrubbed)).toBe(scrubbed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the path of a page", () => {
  test.each([
    ["/tuote/:segment", "/tuote/:segment"],
    ["/admin/tapahtumat?tili=abc#t=x", "/admin/tapahtumat"],
    ["/tilaukset/8JfkQ20x", "/tilaukset/:id"],
    ["/myyja/Aino", "/myyja/:id"],
    ["*", "/*"],
    ["", "/"],
  ])("%s becomes %s", (path, scrubbed) => {
    expect(scrubPath(path)).toBe(scrubbed);
    expect(scrubPath(scrubbed)).toBe(scrubbed);
  });

  test("has no digits, no query and no fragment, whatever it was", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl({ withQueryParameters: true })), (path) => {
        expect(scrubPath(path)).toMatch(/^\/[a-zåäöA-Z:*/-]*$/);
        expect(scrubPath(scrubPath(path))).toBe(scrubPath(path));
      }),
    );
  });
});

describe("the stack of an error", () => {
  const stacks = {
    Chromium: `TypeError: aino@posti.example is not ok
    at readPrice (https://halkopiha.example/assets/cart-9fKd02_a.js?q=aino:1:12345)
    at async Promise.all (index 0)
    at new Cart (https://halkopiha.example/assets/cart-9fKd02_a.js:2:7)
    at https://halkopiha.example/assets/index-1.js:3:4`,
    Firefox: `readPrice@https://halkopiha.example/assets/cart-9fKd02_a.js:1:12345
Cart@https://halkopiha.example/assets/cart-9fKd02_a.js:2:7
@https://halkopiha.example/assets/index-1.js:3:4
`,
    Node: `Error: Aino Aaltonen
    at readPrice (file:///workspace/cart-9fKd02_a.js:1:12345)
    at Cart (/workspace/cart-9fKd02_a.js:2:7)
    at file:///workspace/index-1.js:3:4`,
  };

  test.each(Object.entries(stacks))("of %s has places of the code only", (_, stack) => {
    expect(scrubStack(stack)).toBe(
      "at readPrice (cart-9fKd02_a.js:1:12345)\nat Cart (cart-9fKd02_a.js:2:7)\nat index-1.js:3:4",
    );
  });

  test("has no address, no URL and no number that is no place, whatever it was", () => {
    const line = fc
      .tuple(fc.oneof(...Object.values(secrets)), fc.oneof(...Object.values(secrets)))
      .map(([name, file]) => `    at ${name} (https://x.example/${file}.js?${name}:1:2)`);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const scrubbed = scrubStack(lines.join("\n"));
        expect(scrubbed.length).toBeLessThanOrEqual(maxErrorStack);
        expect(scrubbed).not.toMatch(/[@?#/]|\d{4}/);
        expect(scrubStack(scrubbed)).toBe(scrubbed);
      }),
    );
  });
});

test("a report is scrubbed in all its texts", () => {
  const report = { message: "aino@posti.example", stack: "Aino", page: "/myyja/Aino?x=1", release: "local" };
  expect(scrubReport(report)).toEqual({
    ...{ message: "[email]", stack: "", page: "/myyja/:id", release: "local" },
  });
});
