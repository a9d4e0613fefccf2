import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { activateUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import { createUserAsRoot, getErrorCode, logInAs, waitForMailSubject } from "../support/users.ts";

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

const readStored = async (uid: string) =>
  (await database.collection("users").doc(uid).get()).get("userAccount");

test("§4 several accounts are marked as paid, then activated: each is mailed and audited like a single one", async () => {
  const users = [await createUserAsRoot(), await createUserAsRoot()];
  const ids = users.map(({ uid }) => uid);
  const paid = await admin.call(activateUsers, { body: { ids, paid: true } });
  expect(paid.results.map(({ user }) => user?.userAccount)).toMatchObject([
    { paid: true, isActive: false },
    { paid: true, isActive: false },
  ]);
  await admin.call(activateUsers, { body: { ids, active: true } });
  for (const { uid, email } of users) {
    expect(await readStored(uid)).toMatchObject({ paid: true, isActive: true, timesActivated: 1 });
    expect(await waitForMailSubject(email)).toBeTruthy();
    const events = await database.collection("audit").where("target._id", "==", uid).get();
    const changed = events.docs.flatMap((event) => event.get("changes")).map(({ field }) => field);
    expect(changed).toEqual(expect.arrayContaining(["userAccount.paid", "userAccount.isActive"]));
  }
});

test("§6 an account that may not be changed has its reason, and the others are changed", async () => {
  const { uid } = await createUserAsRoot();
  const ids = ["juuri", "ei-ole-ketaan", uid, "yllapito"];
  const { results } = await admin.call(activateUsers, { body: { ids, active: false } });
  expect(results.map(({ id, error }) => [id, error?.code])).toEqual([
    ["juuri", "forbidden"],
    ["ei-ole-ketaan", "userNotFound"],
    [uid, undefined],
    ["yllapito", "oneself"],
  ]);
  expect(results[0]?.error?.message).toBe("Sinulla ei ole oikeutta tähän.");
});

test("§6 deactivating several accounts ends their sessions", async () => {
  const person = await createUserAsRoot();
  await admin.call(activateUsers, { body: { ids: [person.uid], active: true, paid: true } });
  const client = await logInAs(person);
  await admin.call(activateUsers, { body: { ids: [person.uid], active: false } });
  expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
  expect(await readStored(person.uid)).toMatchObject({ isActive: false, paid: true });
});

test("a change of nothing, or of more than fifty accounts, is rejected", async () => {
  const ids = Array.from({ length: 51 }, (_, nth) => `kayttaja-${nth}`);
  expect(await getErrorCode(admin.request(activateUsers, { body: { ids: ["halkomestari"] } }))).toBe(
    "invalid",
  );
  expect(await getErrorCode(admin.request(activateUsers, { body: { ids, paid: true } }))).toBe("invalid");
});
