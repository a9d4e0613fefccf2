import fc from "fast-check";
import { expect, test } from "vitest";
import { readableHost, readableTarget } from "./request-target.ts";

test.each([
  ["/", "/"],
  ["/haku?region=lappi", "/haku?region=lappi"],
  ["//", "/"],
  ["///", "/"],
  ["//api/health", "/api/health"],
  ["\\\\x", "/x"],
  ["http://[", "/"],
  ["/a//b", "/a//b"],
  ["/polttopuut/h%E4me", "/polttopuut/h%C3%A4me"],
  ["/%zz?%zz", "/%25zz?%zz"],
])("%s is taken as %s", (target, path) => {
  expect(readableTarget(target)).toBe(path);
});

test("every target and host becomes a valid URL, whose path can be decoded", () => {
  const odd = fc.string({ unit: fc.constantFrom(..."/\\:@[]%.?#a1 ") });
  fc.assert(
    fc.property(odd, odd, (target, host) => {
      expect(URL.canParse(readableTarget(target), `http://${readableHost(host)}`)).toBe(true);
      expect(() => decodeURI(readableTarget(target).split(/[?#]/)[0] ?? "")).not.toThrow();
    }),
  );
});
