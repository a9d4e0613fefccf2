import { expect, test } from "vitest";
import { describeEnumeration } from "./enumeration.ts";

test.each([
  { how: "protected", answer: { kind: "identitytoolkit#CreateAuthUriResponse", sessionId: "x" }, ok: true },
  { how: "telling that nobody has the address", answer: { sessionId: "x", registered: false }, ok: false },
  { how: "with an invalid key", answer: { error: { message: "API key not valid." } }, ok: false },
  { how: "that cannot be read", answer: "<html>", ok: false },
])("a project is accepted only when it protects addresses: $how", ({ answer, ok }) => {
  expect(describeEnumeration(answer).ok).toBe(ok);
});
