import { register } from "@halkopiha/domain/contract/accounts/registration.ts";
import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { expect, test } from "vitest";
import { movePersonalIds } from "../../src/store/accounts/identity/personal-ids.ts";
import { deleteUnverifiedBefore } from "../../src/store/accounts/registration/unverified.ts";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import { personForm, readSealedId, readUid, registerUser } from "../support/users.ts";

test("a sealed personal id is deleted with its account", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const { uid } = await registerUser();
  await admin.call(deleteUser, { params: { id: uid } });
  expect(await readSealedId(uid)).toBeUndefined();
});

test("a sealed personal id is deleted with a registration that nobody confirmed", async () => {
  const form = personForm();
  await new Client().call(register, { body: form });
  const uid = await readUid(form.username);
  expect(await readSealedId(uid)).toMatch(/^v1\./);
  const later = new Date(Date.now() + 48 * 3_600_000);
  for await (const _ of deleteUnverifiedBefore(later, later));
  expect(await readSealedId(uid)).toBeUndefined();
});

test("personal ids that are stored with their users are moved, but for those that were sealed anew since", async () => {
  const [old, renewed] = [await registerUser(), await registerUser()];
  const [sealed, kept] = [await readSealedId(old.uid), await readSealedId(renewed.uid)];
  await database.collection("personalIds").doc(old.uid).delete();
  for (const { uid } of [old, renewed]) {
    await database.collection("users").doc(uid).update({ personalId: sealed });
  }
  await movePersonalIds();
  expect(await readSealedId(old.uid)).toBe(sealed);
  expect(await readSealedId(renewed.uid)).toBe(kept);
  for (const { uid } of [old, renewed]) {
    expect((await database.collection("users").doc(uid).get()).get("personalId")).toBeUndefined();
  }
});
