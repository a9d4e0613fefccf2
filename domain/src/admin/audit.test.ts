import { expect, test } from "vitest";
import { createAuditEvent, forgetAccountChange } from "./audit.ts";

const region = { _id: "kainuu", name: "Kainuu", zoom: 8, coords: { lat: 64, lng: 28 }, updatedAt: "x" };
const user = {
  _id: "u1",
  username: "aino",
  role: "user",
  email: "aino@posti.example",
  personalId: "sealed",
  socialSecurityNumber: "******-****",
  userAccount: { paid: false, isActive: false, account: { accountPlan: "basic" } },
};

test("an audit event lists the changed fields, before and after", () => {
  const after = { ...region, zoom: 9, coords: { lat: 64.5, lng: 28 }, updatedAt: "y" };
  expect(createAuditEvent("region", { before: region, after })).toEqual({
    action: "changed",
    kind: "region",
    target: { _id: "kainuu", name: "Kainuu" },
    changes: [
      { field: "zoom", before: "8", after: "9" },
      { field: "coords.lat", before: "64", after: "64.5" },
    ],
  });
});

test("an update without changes writes no audit event", () => {
  expect(createAuditEvent("region", { before: region, after: { ...region, updatedAt: "y" } })).toBeNull();
});

test("of an account that goes, nothing personal stays", () => {
  const entry = createAuditEvent("user", { before: user, after: null });
  expect(entry?.action).toBe("deleted");
  expect(entry?.changes.map(({ field }) => field)).toEqual([
    "username",
    "role",
    "userAccount.account.accountPlan",
  ]);
});

test("an audit event names a changed secret without its value", () => {
  const after = { ...user, personalId: "sealed anew", socialSecurityNumber: null };
  expect(createAuditEvent("user", { before: user, after, secretsChanged: ["password"] })?.changes).toEqual([
    { field: "password", before: null, after: null },
  ]);
});

test("what people have written, and the code of their link, is left out", () => {
  const before = { _id: "c1", name: "Aino", status: "recieved", messages: ["hei"], token: { hashes: ["x"] } };
  const after = { ...before, status: "resolved", messages: ["hei", "moi"], token: { hashes: ["y"] } };
  expect(createAuditEvent("contact", { before, after })?.changes).toEqual([
    { field: "status", before: "recieved", after: "resolved" },
  ]);
});

test("a long text is cut", () => {
  const entry = createAuditEvent("advertisement", {
    before: null,
    after: { _id: "a", title: "x".repeat(1000) },
  });
  expect(entry?.changes[0]?.after?.length).toBe(301);
});

test("of a deleted account the log keeps what its contract was, and only that its person's details were changed", () => {
  const contract = { field: "userAccount.isActive", before: "false", after: "true" };
  expect(forgetAccountChange(contract)).toEqual(contract);
  expect(
    forgetAccountChange({ field: "email", before: "a@posti.example", after: "b@posti.example" }),
  ).toEqual({
    field: "email",
    before: null,
    after: null,
  });
});
