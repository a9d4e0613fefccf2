import { expect, test } from "vitest";
import { type Caller, parseAuthorization } from "./caller.ts";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (payload: object) => `${part({ alg: "none" })}.${part(payload)}.`;

test.each<[string, string | undefined, Caller]>([
  ["no authorization", undefined, { kind: "anonymous" }],
  ["the owner", "Bearer owner", { kind: "adminSdk" }],
  ["the owner in any case", "bearer OWNER", { kind: "adminSdk" }],
  ["a Google access token", "Bearer ya29.abc", { kind: "adminSdk" }],
  [
    "a user",
    `Bearer ${token({ user_id: "a", sub: "b" })}`,
    { kind: "user", uid: "a", token: { user_id: "a", sub: "b" } },
  ],
  ["a user by subject", `Bearer ${token({ sub: "b" })}`, { kind: "user", uid: "b", token: { sub: "b" } }],
  ["a user without claims", "Bearer e30.e30.", { kind: "user", uid: null, token: {} }],
])("%s", (_, authorization, expected) => {
  expect(parseAuthorization(authorization)).toEqual(expected);
});

test.each<[string, string, string]>([
  ["one segment", "Bearer x", "INVALID_ARGUMENT"],
  ["four segments", "Bearer e30.e30.e30.e30", "INVALID_ARGUMENT"],
  ["two spaces", "Bearer  owner", "INVALID_ARGUMENT"],
  ["a payload that is no object", `Bearer e30.${part([])}.`, "INVALID_ARGUMENT"],
  ["a payload that is no JSON", "Bearer e30.abc.", "INVALID_ARGUMENT"],
  ["a signature that is no base64", "Bearer e30.e30.*", "INVALID_ARGUMENT"],
  ["another scheme", "Basic owner", "UNAUTHENTICATED"],
])("%s is rejected", (_, authorization, code) => {
  expect(() => parseAuthorization(authorization)).toThrow(expect.objectContaining({ code }));
});
