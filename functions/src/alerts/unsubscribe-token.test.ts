import { UnsubscribeToken } from "@halkopiha/domain/alerts/alert.ts";
import { beforeAll, expect, test } from "vitest";
import { createUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.ts";

beforeAll(() => {
  process.env["SESSION_SECRET"] = "only-for-these-tests";
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
