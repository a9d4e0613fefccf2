import { AppError, takenError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { describeRoot, formatInvitation } from "./invite.ts";
import { OpeningError, toOpeningError } from "./opening-error.ts";
import { formatReport } from "./write-initial-data.ts";

const url = "https://halkopiha.fi/kirjaudu/valitse-salasana#t=secret";

test("each kind says what was written and what was there", () => {
  const regions = { kind: "regions", written: 3, present: 15, leftOut: 0 };
  expect(formatReport(regions)).toBe("regions: 3 written, 15 there");
  expect(formatReport({ ...regions, written: 0, leftOut: 3 })).toMatch(
    /^regions: 0 written, 15 there, 3 not there and not written/,
  );
});

test("the link is printed only if no mail can bring it", () => {
  const print = (state: Parameters<typeof formatInvitation>[2]) =>
    formatInvitation("juuri@halkopiha.fi", url, state).join("\n");
  expect(print("unsendable")).toContain(url);
  for (const state of ["sent", "waiting"] as const) {
    expect(print(state)).not.toContain("secret");
    expect(print(state)).toContain("juuri@halkopiha.fi");
  }
});

test("another root, and a user who is no root, are refused", () => {
  for (const state of ["otherRoot", "otherRole"] as const)
    expect(() => describeRoot({ state })).toThrow(OpeningError);
  expect(describeRoot({ state: "hasPassword", username: "juuri" })).toBe(
    "root: 0 written, 1 there (user name juuri)",
  );
});

test.each([
  ["no database", Object.assign(new Error("5 NOT_FOUND"), { code: 5 }), "Firestore database"],
  ["no permission", Object.assign(new Error("7 PERMISSION_DENIED"), { code: 7 }), "may not write"],
  [
    "no Authentication",
    Object.assign(new Error("none"), { code: "auth/configuration-not-found" }),
    "not set up",
  ],
  ["a taken user name", takenError("username"), "--username"],
])("%s says what to do", (_what, error, message) => {
  expect(toOpeningError(error)?.message).toContain(message);
});

test("what is not expected stays what it is", () => {
  expect(toOpeningError(new RangeError("a bug"))).toBeNull();
  expect(toOpeningError(new AppError("unavailable"))).toBeNull();
});
