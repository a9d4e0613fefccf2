import { UnsubscribeCode } from "@halkopiha/domain/alerts/alert.ts";
import { beforeEach, expect, test } from "vitest";
import { createUnsubscribeCode, readUnsubscribeCode } from "./unsubscribe-code.ts";

beforeEach(() => {
  process.env["ALERT_KEYS"] = "only-for-these-tests";
});

test("a code names the alerts that it ends, and the contract accepts it", () => {
  const code = createUnsubscribeCode(["aaa", "bbb"]);
  expect(readUnsubscribeCode(code)).toEqual(["aaa", "bbb"]);
  expect(UnsubscribeCode.safeParse(code).success).toBe(true);
});

test("the code of as many alerts as one address may have is accepted", () => {
  const ids = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(20));
  expect(UnsubscribeCode.safeParse(createUnsubscribeCode(ids)).success).toBe(true);
});

test.each([
  { what: "of another alert", change: (code: string) => code.replace("aaa", "aab") },
  { what: "with one alert added", change: (code: string) => code.replace("aaa", "aaa.bbb") },
  { what: "with another signature", change: (code: string) => `${code.slice(0, -2)}AA` },
  { what: "without its signature", change: () => "aaa~" },
  { what: "without anything", change: () => "" },
])("a code $what is rejected", ({ change }) => {
  expect(readUnsubscribeCode(change(createUnsubscribeCode(["aaa"])))).toBeNull();
});

test("a rotated key leaves the links of mails alive until the old one is removed, and signs new ones", () => {
  const old = createUnsubscribeCode(["aaa"]);
  process.env["ALERT_KEYS"] = "newest,only-for-these-tests";
  const renewed = createUnsubscribeCode(["aaa"]);
  expect([old, renewed].map(readUnsubscribeCode)).toEqual([["aaa"], ["aaa"]]);
  process.env["ALERT_KEYS"] = "newest";
  expect([old, renewed].map(readUnsubscribeCode)).toEqual([null, ["aaa"]]);
});
