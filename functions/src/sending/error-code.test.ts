import { expect, test } from "vitest";
import { getErrorCode } from "./error-code.ts";

const rejected = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), { code: "ECONNREFUSED" });

test.each([
  { what: "a dead server", error: rejected, code: "ECONNREFUSED" },
  {
    what: "a server that rejects",
    error: Object.assign(new Error("550 aino@posti.example unknown"), {
      code: "EENVELOPE",
      responseCode: 550,
    }),
    code: "EENVELOPE 550",
  },
  {
    what: "a server that rejects our own address",
    error: Object.assign(new Error("553 sender not allowed"), {
      code: "EENVELOPE",
      responseCode: 553,
      command: "MAIL FROM",
    }),
    code: "ESENDER 553",
  },
  {
    what: "a fetch that fails",
    error: new TypeError("fetch failed", { cause: rejected }),
    code: "ECONNREFUSED",
  },
  { what: "a timeout", error: new DOMException("too late", "TimeoutError"), code: "TimeoutError" },
  { what: "a code that is a sentence", error: { code: "no aino@posti.example here" }, code: "UNKNOWN" },
  { what: "no error at all", error: "aino@posti.example", code: "UNKNOWN" },
])("$what is stored as a code, without an address", ({ error, code }) => {
  expect(getErrorCode(error)).toBe(code);
});
