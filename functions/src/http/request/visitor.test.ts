import { beforeEach, expect, test } from "vitest";
import { parseVisitorCookie, toVisitorCookie } from "./visitor.ts";

beforeEach(() => {
  process.env["SESSION_SECRET"] = "only-for-these-tests";
});

const read = (value: string) => parseVisitorCookie(`a=b; __session=${value}; c=d`);

test("a cookie names its visitor, and one that was changed names none", () => {
  const cookie = toVisitorCookie("visitor-1");
  expect(read(cookie)).toBe("visitor-1");
  expect(read(cookie.replace("visitor-1", "visitor-2"))).toBeNull();
  expect(read("visitor-1.AAAA")).toBeNull();
  expect(read("visitor-1")).toBeNull();
});

test("a rotated key keeps carts until the old one is removed, and signs the renewed cookies", () => {
  const old = toVisitorCookie("visitor-1");
  process.env["SESSION_SECRET"] = "newest,only-for-these-tests";
  const renewed = toVisitorCookie("visitor-1");
  expect([old, renewed].map(read)).toEqual(["visitor-1", "visitor-1"]);
  process.env["SESSION_SECRET"] = "newest";
  expect([old, renewed].map(read)).toEqual([null, "visitor-1"]);
});
