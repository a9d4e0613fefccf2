import { expect, test } from "vitest";
import { Email } from "./primitives.ts";

const address = "aino@posti.example";

test.each([
  "mailto:aino@posti.example",
  "MAILTO:Aino@Posti.example",
  "mailto: aino@posti.example",
  "mailto://aino@posti.example",
  "mailto:aino@posti.example?subject=Halot%20ja%20klapit",
  "mailto:aino@posti.example?subject=100%&cc=bea@posti.example",
  "mailto:aino%40posti.example",
  "mailto:Aino%20Halko%20%3Caino@posti.example%3E",
  "<mailto:aino@posti.example>",
  "aino@posti.example<mailto:aino@posti.example>",
  "aino@posti.example,",
  "aino@posti.example;",
  "aino@posti.example.",
  "aino@posti.example!",
  "aino@posti.example>",
  "aino@posti.example>, ",
  "aino@posti.example…",
  "aino@posti.example。",
  "(aino@posti.example)",
  '"aino@posti.example"',
  "”aino@posti.example”",
  "'aino@posti.example'",
  "Aino Halko <aino@posti.example>",
  '"Halko, Aino" <aino@posti.example>;',
  "'aino@posti.example' <aino@posti.example>",
  "aino＠posti．example",
  "ａｉｎｏ@posti.example",
  "ai\u200Bno@posti\u200D.example\uFEFF",
  "aino@po\u00ADsti.example",
  "\u202Aaino@posti.example\u202C",
])("%j is read as the address in it", (pasted) => {
  expect(Email.parse(pasted)).toBe(address);
});

test.each([
  "aino@posti.example, bea@posti.example",
  "aino@posti.example;bea@posti.example",
  "aino@posti.example bea@posti.example",
  "aino@posti.example <bea@posti.example>",
  "Aino <aino@posti.example>, Bea <bea@posti.example>",
  "mailto:aino@posti.example,bea@posti.example",
  "mailto:aino@posti.example%0D%0Abcc:bea@posti.example",
  "mailto:",
  "<>",
  "Aino Halko <aino>",
  "mailto:%E4ino@posti.example",
  "mailto:%00aino@posti.example",
  `${"Aino ".repeat(200)}<aino@posti.example>`,
])("%j is no single address", (pasted) => {
  expect(Email.safeParse(pasted).success).toBe(false);
});

test("an apostrophe within the name stays", () => {
  expect(Email.parse("o'hara@posti.example")).toBe("o'hara@posti.example");
  expect(Email.parse("mailto:o'hara@posti.example?subject='hei'")).toBe("o'hara@posti.example");
});
