import { expect, test } from "vitest";
import { formatErrorFilter, parseErrorFilter } from "./error-filter.ts";

const parse = (query: string) => parseErrorFilter(new URLSearchParams(query));

test.each(["?", "?lahde=selain", "?lahde=palvelin&julkaisu=0a1b2c3d4e"])(
  "%s is read and written",
  (query) => {
    expect(formatErrorFilter(parse(query))).toBe(query);
  },
);

test.each(["?lahde=kuu", "?julkaisu=", `?julkaisu=${"a".repeat(41)}`])("%s narrows nothing", (query) => {
  expect(formatErrorFilter(parse(query))).toBe("?");
});
