import { expect, test } from "vitest";
import { formatSignUp, parseSignUp } from "./sign-up.ts";

const refused = (message: string) => ({ error: { code: 400, message } });

test.each([
  ["refused to all but admins", refused("ADMIN_ONLY_OPERATION"), true],
  ["refused to all but admins, with a reason", refused("ADMIN_ONLY_OPERATION : disabled"), true],
  ["answered with a new user", { idToken: "x", localId: "y" }, false],
  ["refused for a wrong key", refused("API key not valid. Please pass a valid API key."), false],
  ["refused for another reason", refused("OPERATION_NOT_ALLOWED"), false],
  ["answered with something else", "<html>", false],
])("a sign-up that is %s is well: %s", (_what, answer, ok) => {
  const told = formatSignUp(parseSignUp(answer));
  expect(told.ok).toBe(ok);
  expect(told.line).not.toContain("\n");
});

test("an unknown result is printed with its reason", () => {
  expect(formatSignUp(parseSignUp(refused("API key not valid."))).line).toContain("API key not valid.");
});
