import { expect, test } from "vitest";
import { toBlindCopiesHref, toMailHref, toTelHref } from "./contact-href.ts";

test("a mail is addressed to the readable address", () => {
  expect(toMailHref("aino@posti.example")).toBe("mailto:aino@posti.example");
});

test.each([
  "x?bcc=evil@evil.example&body=hei@posti.example",
  "x&cc=evil@posti.example",
  "x%3fbcc=evil@posti.example",
  "x#bcc@posti.example",
])("the mail to %s has no other receiver and no text", (email) => {
  const { pathname, search, hash } = new URL(toMailHref(email));
  expect([decodeURIComponent(pathname), search, hash]).toEqual([email, "", ""]);
});

test("each blind copy goes to one address", () => {
  const emails = ["x&body=hei@posti.example", "aino@posti.example"];
  expect([...new URL(toBlindCopiesHref(emails)).searchParams]).toEqual([["bcc", emails.join(",")]]);
});

test.each(["+358 50 000 0123", "+358-50-000-0123;ext=1?x"])(
  "the number to call is digits alone: %s",
  (typed) => {
    expect(toTelHref(typed)).toMatch(/^tel:\+358500000123\d*$/);
  },
);
