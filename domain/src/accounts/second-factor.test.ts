import { expect, test } from "vitest";
import { formatRecoveryCode, SecondFactorCode } from "./second-factor.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["１２３４５６", "123456"],
  ["abcdef-ghij23", "abcdefghij23"],
  ["ABCDEF–GHIJ23", "abcdefghij23"],
])("the code '%s' is read as '%s'", (typed, code) => {
  expect(SecondFactorCode.parse(typed)).toBe(code);
});

test.each(["", "12345", "1234567", "abcdef-ghij2", "abcdef-ghij21", "äbcdef-ghij23"])(
  "'%s' is no code",
  (typed) => {
    expect(SecondFactorCode.safeParse(typed).success).toBe(false);
  },
);

test("a recovery code is shown in two halves, which are read again", () => {
  expect(formatRecoveryCode("abcdefghij23")).toBe("abcdef-ghij23");
  expect(SecondFactorCode.parse(formatRecoveryCode("abcdefghij23"))).toBe("abcdefghij23");
});
