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
])("%s is taken as %s", (target, path) => {
  expect(readableTarget(target)).toBe(path);
});

test("every target and host becomes a valid URL", () => {
  const odd = fc.string({ unit: fc.constantFrom(..."/\\:@[]%.?#a1 ") });
  fc.assert(
    fc.property(odd, odd, (target, host) => {
      expect(URL.canParse(readableTarget(target), `http://${readableHost(host)}`)).toBe(true);
    }),
  );
});
