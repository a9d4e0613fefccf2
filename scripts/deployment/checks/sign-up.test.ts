import { expect, test } from "vitest";
import { formatSignUp, parseSignUp } from "./sign-up.ts";

const rejected = (message: string) => ({ error: { code: 400, message } });

test.each([
  ["denied to all but admins", rejected("ADMIN_ONLY_OPERATION"), true],
  ["denied to all but admins, with a reason", rejected("ADMIN_ONLY_OPERATION : disabled"), true],
  ["answered with a new user", { idToken: "x", localId: "y" }, false],
  ["rejected for a wrong key", rejected("API key not valid. Please pass a valid API key."), false],
  ["rejected for another reason", rejected("OPERATION_NOT_ALLOWED"), false],
  ["answered with something else", "<html>", false],
])("a sign-up that is %s is well: %s", (_what, answer, ok) => {
  const report = formatSignUp(parseSignUp(answer));
  expect(report.ok).toBe(ok);
  expect(report.line).not.toContain("\n");
});

test("an unknown result is printed with its reason", () => {
  expect(formatSignUp(parseSignUp(rejected("API key not valid."))).line).toContain("API key not valid.");
});
