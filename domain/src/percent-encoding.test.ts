import fc from "fast-check";
import { expect, test } from "vitest";
import { repairPercentEncoding } from "./percent-encoding.ts";

test.each([
  ["/polttopuut/p%E4ij%E4t-h%E4me", "/polttopuut/p%C3%A4ij%C3%A4t-h%C3%A4me"],
  [
    "/polttopuut/pirkanmaa/H%E4meenkyr%F6?lahde=ryhma",
    "/polttopuut/pirkanmaa/H%C3%A4meenkyr%C3%B6?lahde=ryhma",
  ],
  ["/haku/%e4/%41", "/haku/%C3%A4/%41"],
  ["/%", "/%25"],
  ["/%zz", "/%25zz"],
  ["/%4", "/%254"],
  ["/100%/%E4", "/100%25/%C3%A4"],
  ["/%FF%FE", "/%C3%BF%C3%BE"],
])("%s is taken as %s", (target, repaired) => {
  expect(repairPercentEncoding(target)).toBe(repaired);
});

test.each([
  "/",
  "/polttopuut/kanta-h%C3%A4me",
  "/polttopuut/kanta-häme",
  "/tuote/%00",
  "/tuote/a%2Fb",
  "/haku?queryString=%E4&x=%",
  "/haku?%zz",
])("%s stays as it is", (target) => {
  expect(repairPercentEncoding(target)).toBe(target);
});

const segment = fc.string({
  unit: fc.constantFrom("%", "E", "4", "z", "0", "C3", "A4", "%E4", "%C3", "ä", "-"),
});

test("the path of every repaired target can be decoded, and is repaired once", () => {
  fc.assert(
    fc.property(fc.array(segment), fc.option(segment), (segments, query) => {
      const target = `/${segments.join("/")}${query === null ? "" : `?${query}`}`;
      const repaired = repairPercentEncoding(target);
      expect(() => decodeURIComponent(repaired.split("?")[0] ?? "")).not.toThrow();
      expect(repairPercentEncoding(repaired)).toBe(repaired);
    }),
  );
});
