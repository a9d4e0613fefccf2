import { UnsubscribeToken } from "@halkopiha/domain/alerts/alert.ts";
import { beforeEach, expect, test } from "vitest";
import { createUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.ts";

beforeEach(() => {
  process.env["ALERT_KEYS"] = "only-for-these-tests";
});

test("a token names the alerts that it ends, and the contract accepts it", () => {
  const token = createUnsubscribeToken(["aaa", "bbb"]);
  expect(readUnsubscribeToken(token)).toEqual(["aaa", "bbb"]);
  expect(UnsubscribeToken.safeParse(token).success).toBe(true);
});

test("the token of as many alerts as one address may have is accepted", () => {
  const ids = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(20));
  expect(UnsubscribeToken.safeParse(createUnsubscribeToken(ids)).success).toBe(true);
});

test.each([
  { what: "of another alert", change: (token: string) => token.replace("aaa", "aab") },
  { what: "with one alert added", change: (token: string) => token.replace("aaa", "aaa.bbb") },
  { what: "with another signature", change: (token: string) => `${token.slice(0, -2)}AA` },
  { what: "without its signature", change: () => "aaa~" },
  { what: "without anything", change: () => "" },
])("a token $what is rejected", ({ change }) => {
  expect(readUnsubscribeToken(change(createUnsubscribeToken(["aaa"])))).toBeNull();
});

test("a rotated key leaves the links of mails alive until the old one is removed, and signs new ones", () => {
  const old = createUnsubscribeToken(["aaa"]);
  process.env["ALERT_KEYS"] = "newest,only-for-these-tests";
  const renewed = createUnsubscribeToken(["aaa"]);
  expect([old, renewed].map(readUnsubscribeToken)).toEqual([["aaa"], ["aaa"]]);
  process.env["ALERT_KEYS"] = "newest";
  expect([old, renewed].map(readUnsubscribeToken)).toEqual([null, ["aaa"]]);
});
