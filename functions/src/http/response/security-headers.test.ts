import { expect, test } from "vitest";
import config from "../../../../firebase.json" with { type: "json" };
import { securityHeaders } from "./security-headers.ts";

const { api, pages } = securityHeaders;

test("Hosting asks for HTTPS as the functions do, once, on every path", () => {
  const name = "Strict-Transport-Security";
  const rules = config.hosting.headers.filter(({ headers }) => headers.some(({ key }) => key === name));
  expect(rules).toEqual([{ source: "**", headers: [{ key: name, value: api[name] }] }]);
});

test("HTTPS is asked for on subdomains too, for at least a year", () => {
  const [, age = ""] =
    /^max-age=(\d+); includeSubDomains$/.exec(api["Strict-Transport-Security"] ?? "") ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
});

test.each([
  ["the API", api],
  ["pages", pages],
])("the policy of %s forbids frames, other bases of links and plugins", (_what, headers) => {
  const policy = headers["Content-Security-Policy"]?.split("; ");
  expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
  expect(policy?.some((rule) => ["object-src 'none'", "default-src 'none'"].includes(rule))).toBe(true);
});
