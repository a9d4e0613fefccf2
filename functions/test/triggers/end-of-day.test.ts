import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { register, verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { toYearEnd } from "@halkopiha/domain/reference-data/membership.ts";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { day } from "../../src/config.ts";
import { bucket } from "../../src/firebase.ts";
import { endOfDay } from "../../src/jobs/end-of-day.ts";
import { userIndex } from "../../src/store/accounts/user-index.ts";
import { deleteFolder } from "../../src/store/files/delete-folder.ts";
import { toAdvertisementFolder, toProductFolder } from "../../src/store/files/images.ts";
import { deleteOrphanImages } from "../../src/store/files/orphan-images.ts";
import { Client } from "../support/api.ts";
import { newPaidSeller, readContractNotices } from "../support/contracts.ts";
import { auth, database, newProduct, newSeller } from "../support/market.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";
import { getErrorCode, password, personForm, readUid, waitForCode } from "../support/users.ts";
import { waitForDocument } from "../support/wait-for.ts";

useSuiteSecrets();

const now = new Date();
const ago = (days: number) => Timestamp.fromMillis(now.getTime() - days * day);

const isThere = async (ref: DocumentReference) => (await ref.get()).exists;
const userRef = ({ _id }: User) => database.collection("users").doc(_id);
const accountOf = async (seller: User) => (await userRef(seller).get()).get("userAccount");

const thisYear = Number(toFinnishDate(now.toISOString()).slice(0, 4));

describe("an account", () => {
  test("whose fee has been unpaid for long is closed, and its products leave the market", {
    tags: "s9-14",
  }, async () => {
    const seller = await newPaidSeller(thisYear - 2);
    const { _id } = await newProduct(seller);
    await endOfDay(now);
    expect(await accountOf(seller)).toMatchObject({ isActive: false, paid: false, timesActivated: 1 });
    expect(await readContractNotices(seller._id)).toEqual(["closed"]);
    await waitForDocument(
      database.collection("products").doc(_id),
      (product) => product.get("visible") === false,
    );
    await waitForDocument(database.collection("sellers").doc(seller._id), ({ exists }) => !exists);
  });

  test("that is paid for this year stays open", async () => {
    const seller = await newPaidSeller(thisYear);
    await endOfDay(now);
    expect(await accountOf(seller)).toMatchObject({ isActive: true, paid: true });
  });

  test("that was stored before its contract was recorded is found by its end", async () => {
    const seller = await newSeller();
    const expires = Timestamp.fromDate(new Date(toYearEnd(thisYear - 2)));
    const { paidUntil, unrecorded, ...userAccount } = await accountOf(seller);
    await userRef(seller).update({ userAccount: { ...userAccount, expires } });
    await database.collection("figures").doc(userIndex.progressId).delete();
    for (const night of [now, now]) await endOfDay(night);
    expect(await accountOf(seller)).toMatchObject({ isActive: false, paid: false });
  });

  test("of the sample market ends by the clock like any other", async () => {
    const seller = await database.collection("users").doc("halkomestari").get();
    expect(seller.get("userAccount.expires")).toBeInstanceOf(Timestamp);
  });

  test("that is closed already is left alone when the day ends twice", async () => {
    const seller = await newPaidSeller(thisYear - 2);
    await endOfDay(now);
    const { updateTime } = await userRef(seller).get();
    await endOfDay(now);
    expect((await userRef(seller).get()).updateTime).toEqual(updateTime);
  });
});

test.each([
  { status: "resolved", days: 367, kept: false },
  { status: "resolved", days: 364, kept: true },
  { status: "in progress", days: 367, kept: true },
  { status: "in progress", days: 733, kept: false },
  { status: "recieved", days: 733, kept: false },
])("a conversation $status that rested for $days days is kept: $kept", async ({ status, days, kept }) => {
  const ref = database.collection("contacts").doc(randomUUID());
  await ref.set({ name: "Tuula", status, createdAt: ago(days), updatedAt: ago(days) });
  await endOfDay(now);
  expect(await isThere(ref)).toBe(kept);
  await ref.delete();
});

test("a conversation goes with its messages", async () => {
  const ref = database.collection("contacts").doc(randomUUID());
  const message = ref.collection("messages").doc("0000");
  await ref.set({ name: "Tuula", status: "resolved", createdAt: ago(367), updatedAt: ago(367) });
  await message.set({ text: "Hei", author: "Tuula", createdAt: ago(367) });
  await endOfDay(now);
  expect(await isThere(message)).toBe(false);
});

test.each([
  { years: 7.1, kept: false },
  { years: 6.9, kept: true },
])("an order of $years years ago is kept with its messages: $kept", async ({ years, kept }) => {
  const refs = ["orders", "orderMessages"].map((name) => database.collection(name).doc(randomUUID()));
  const at = ago(years * 365);
  for (const ref of refs) await ref.set({ createdAt: at, updatedAt: at, orderedAt: at });
  await endOfDay(now);
  for (const ref of refs) {
    expect(await isThere(ref)).toBe(kept);
    await ref.delete();
  }
});

test.each([
  { days: 8, kept: false },
  { days: 6, kept: true },
])("an export of $days days ago is kept with its files: $kept", async ({ days, kept }) => {
  const ref = database.collection("exports").doc(randomUUID());
  const file = (await bucket()).file(`exports/${ref.id}/myyjat.csv`);
  await file.save("Nimi", { resumable: false });
  await ref.set({ requestedBy: "yllapito", state: "done", createdAt: ago(days), updatedAt: ago(days) });
  await endOfDay(now);
  expect([await isThere(ref), (await file.exists())[0]]).toEqual([kept, kept]);
});

const pincodesOf = (uid: string) => database.collection("pincodes").where("uid", "==", uid);
const hasLogin = async (uid: string) => (await auth.getUsers([{ uid }])).users.length === 1;

/** Which parts of a user still exist: document, user name, codes and login. */
async function countLeft({ uid, username }: { uid: string; username: string }) {
  const name = await database.collection("usernames").doc(username).get();
  const codes = await pincodesOf(uid).get();
  const user = await database.collection("users").doc(uid).get();
  return { user: user.exists, username: name.exists, codes: codes.size > 0, login: await hasLogin(uid) };
}

const everything = { user: true, username: true, codes: true, login: true };
const nothing = { user: false, username: false, codes: false, login: false };

/** A user who registered this number of days ago and never entered the code that was sent. */
async function registered(days: number, change: object = {}) {
  const form = personForm();
  const client = new Client();
  await client.call(register, { body: form });
  const pincode = await waitForCode(form.email);
  const uid = await readUid(form.username);
  await database
    .collection("users")
    .doc(uid)
    .update({ createdAt: ago(days), ...change });
  return { ...form, client, uid, pincode };
}

/** Sets the expiry of a user's codes to this number of minutes ago; a negative number is in the future. */
async function codesEnded(uid: string, minutes: number): Promise<void> {
  const expiresAt = Timestamp.fromMillis(now.getTime() - minutes * 60_000);
  for (const { ref } of (await pincodesOf(uid).get()).docs) await ref.update({ expiresAt });
}

describe("a registration that nobody verified", () => {
  test("is gone after a day, and its user name and address are free", async () => {
    const person = await registered(1.01);
    await codesEnded(person.uid, 60);
    await endOfDay(now);
    expect(await countLeft(person)).toEqual(nothing);
    const { username, email } = person;
    const client = new Client();
    await client.call(register, { body: { ...personForm(), username, email } });
    await client.call(verifyPincode, { body: { pincode: await waitForCode(email, person.pincode) } });
  });

  test.each([
    { what: "of this day", days: 0.99, ended: 60, change: {} },
    { what: "whose code still works", days: 2, ended: -5, change: {} },
    { what: "whose code may just have been typed", days: 2, ended: 5, change: {} },
    { what: "whose fee is paid", days: 2, ended: 60, change: { "userAccount.paid": true } },
    { what: "that an admin has activated", days: 2, ended: 60, change: { "userAccount.timesActivated": 1 } },
    { what: "that is verified", days: 2, ended: 60, change: { verified: true } },
  ])("stays when it is one $what", async ({ days, ended, change }) => {
    const person = await registered(days, change);
    await codesEnded(person.uid, ended);
    await endOfDay(now);
    expect(await countLeft(person)).toEqual(everything);
    await database.collection("users").doc(person.uid).update({ verified: true });
  });

  test("can be verified while the day ends", async () => {
    const person = await registered(2);
    const { pincode, username, client } = person;
    await Promise.all([client.call(verifyPincode, { body: { pincode } }), endOfDay(now)]);
    expect(await countLeft(person)).toEqual(everything);
    await new Client().logIn(username, password);
  });

  test("cannot be verified any more once its code is over, whichever comes first", {
    tags: "s3-13",
  }, async () => {
    const person = await registered(2);
    await codesEnded(person.uid, 11);
    const body = { pincode: person.pincode };
    const [code] = await Promise.all([
      getErrorCode(person.client.request(verifyPincode, { body })),
      endOfDay(now),
    ]);
    expect(["pincodeExpired", "wrongPincode"]).toContain(code);
    expect(await countLeft(person)).toEqual(nothing);
  });

  test("goes once, though the day ends twice at the same moment, and takes nobody else along", async () => {
    const [one, other] = [await registered(2), await registered(2)];
    await codesEnded(one.uid, 60);
    await Promise.all([endOfDay(now), endOfDay(now)]);
    await endOfDay(now);
    expect([await countLeft(one), await countLeft(other)]).toEqual([nothing, everything]);
  });
});

/** Stores three images in a folder, whose document need not exist. */
async function storeImagesIn(folder: string) {
  const files = await bucket();
  const stored = [1, 2, 3].map((index) => files.file(`${folder}${randomUUID()}-${index}.webp`));
  for (const file of stored) await file.save("an image", { resumable: false });
  return { there: async () => (await Promise.all(stored.map((file) => file.exists()))).map(([is]) => is) };
}

const storeImages = (sellerId: string, productId: string) =>
  storeImagesIn(toProductFolder(sellerId, productId));

const [gone, kept] = [
  [false, false, false],
  [true, true, true],
];
const inAMinute = () => new Date(Date.now() + 60_000);

describe("the images of a product", () => {
  test("that is gone go, however few are looked at at once, and the others stay", async () => {
    const seller = await newSeller();
    const orphans = [
      await storeImages(seller._id, `gone-${randomUUID()}`),
      await storeImages("nobody", randomUUID()),
    ];
    const own = await storeImages(seller._id, (await newProduct(seller))._id);
    const sample = (await bucket()).file("products/malli/malli.webp");
    await sample.save("an image", { resumable: false });
    await deleteOrphanImages(inAMinute(), 2);
    expect(await Promise.all(orphans.map(({ there }) => there()))).toEqual([gone, gone]);
    expect(await own.there()).toEqual(kept);
    expect(await sample.exists()).toEqual([true]);
    await sample.delete();
    await deleteOrphanImages(inAMinute(), 2);
    expect(await own.there()).toEqual(kept);
  });

  test("of an advertisement too", async () => {
    const orphan = await storeImagesIn(toAdvertisementFolder(`gone-${randomUUID()}`));
    const own = await storeImagesIn(toAdvertisementFolder("premium"));
    await deleteOrphanImages(inAMinute(), 2);
    expect(await orphan.there()).toEqual(gone);
    expect(await own.there()).toEqual(kept);
    await deleteFolder(toAdvertisementFolder("premium"));
  });

  test("that is not there yet stay for a day, for an upload may be under way", async () => {
    const young = await storeImages("nobody", randomUUID());
    await endOfDay(now);
    expect(await young.there()).toEqual(kept);
    await deleteOrphanImages(inAMinute());
    expect(await young.there()).toEqual(gone);
  });
});

test("the dashboard counts of a large market are stored", async () => {
  await endOfDay(now);
  const countOf = async (collection: string) =>
    (await database.collection(collection).where("createdAt", "<", ago(0)).count().get()).data().count;
  const counted = await database.collection("figures").doc("counted").get();
  expect(counted.data()).toMatchObject({
    until: now.toISOString(),
    orders: await countOf("orders"),
    sellersByRegion: { pirkanmaa: expect.any(Number) },
  });
});
