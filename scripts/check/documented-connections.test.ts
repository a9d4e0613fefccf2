import { expect, test } from "vitest";
import { findAllowedOrigins, findConnectionErrors } from "./documented-connections.ts";

const key = "Content-Security-Policy";
const value =
  "default-src 'self'; img-src 'self' https://images.example; connect-src https://api.example:443";
const allowed = findAllowedOrigins({ hosting: { headers: [{ headers: [{ key, value }] }] } });
const text =
  "| `https://images.example` | images |\n| `https://api.example` | calls |\n| mails, `SMTP_URL` |";

test("the servers of the policy are found", () => {
  expect([...allowed]).toEqual(["https://images.example", "https://api.example"]);
});

test("a document with all of them, and the settings, has no error", () => {
  expect(findConnectionErrors(text, allowed, ["SMTP_URL"])).toEqual([]);
});

test("a server or a setting without a row is named, and so is a server that is not allowed", () => {
  expect(findConnectionErrors(text.replace("api.", "old."), allowed, ["SMTP_URL", "SMS_URL"])).toEqual([
    "https://api.example is allowed, and has no row",
    "https://old.example has a row, and is not allowed",
    "no word about SMS_URL",
  ]);
});
