import { expect, test } from "vitest";
import { errorCode } from "./error-code.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), { code: "ECONNREFUSED" });

test.each([
  { what: "a dead server", error: refused, code: "ECONNREFUSED" },
  {
    what: "a server that refuses",
    error: Object.assign(new Error("550 aino@posti.example unknown"), {
      code: "EENVELOPE",
      responseCode: 550,
    }),
    code: "EENVELOPE 550",
  },
  {
    what: "a fetch that fails",
    error: new TypeError("fetch failed", { cause: refused }),
    code: "ECONNREFUSED",
  },
  { what: "a timeout", error: new DOMException("too late", "TimeoutError"), code: "TimeoutError" },
  { what: "a code that is a sentence", error: { code: "no aino@posti.example here" }, code: "UNKNOWN" },
  { what: "no error at all", error: "aino@posti.example", code: "UNKNOWN" },
])("$what is stored as a code, without an address", ({ error, code }) => {
  expect(errorCode(error)).toBe(code);
});
