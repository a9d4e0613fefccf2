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

test.each(["abc.def", "abc", "", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl", "a%20b=c", '"quoted"'])(
  "a foreign cookie of the same name with the value '%s' does not hide the visitor's",
  (foreign) => {
    const own = `__session=${toVisitorCookie("visitor-1")}`;
    for (const separator of ["; ", ";"]) {
      expect(parseVisitorCookie([`__session=${foreign}`, own].join(separator))).toBe("visitor-1");
      expect(parseVisitorCookie([own, `__session=${foreign}`].join(separator))).toBe("visitor-1");
    }
  },
);

test("of two valid cookies the first one counts, and one of a similar name does not", () => {
  const [first, second] = ["visitor-1", "visitor-2"].map(toVisitorCookie);
  expect(parseVisitorCookie(`my__session=${first}; __session=${second}; __session=${first}`)).toBe(
    "visitor-2",
  );
});
