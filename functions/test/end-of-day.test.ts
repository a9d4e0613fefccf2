import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/user.ts";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { day } from "../src/config.ts";
import { bucket } from "../src/firebase.ts";
import { endOfDay } from "../src/jobs/end-of-day.ts";
import { nameBucket } from "./support/exports.ts";
import { database, newProduct, newSeller } from "./support/market.ts";
import { until } from "./support/until.ts";

beforeAll(nameBucket);

const now = new Date();
const ago = (days: number) => Timestamp.fromMillis(now.getTime() - days * day);

const isThere = async (ref: DocumentReference) => (await ref.get()).exists;
const userRef = ({ _id }: User) => database.collection("users").doc(_id);
const accountOf = async (seller: User) => (await userRef(seller).get()).get("userAccount");

/** An active seller whose account lasts, or lasted, until so many days ago. */
async function paidUntil(days: number): Promise<User> {
  const seller = await newSeller();
  await userRef(seller).update({ "userAccount.expires": ago(days) });
  return seller;
}

describe("an account", () => {
  test("whose year is over is closed, unpaid, and its goods leave the market", async () => {
    const seller = await paidUntil(0.01);
    const { _id } = await newProduct(seller);
    await endOfDay(now);
    expect(await accountOf(seller)).toMatchObject({ isActive: false, paid: false, timesActivated: 1 });
    await until(database.collection("products").doc(_id), (product) => product.get("visible") === false);
    await until(database.collection("sellers").doc(seller._id), ({ exists }) => !exists);
  });

  test("that lasts stays open", async () => {
    const seller = await paidUntil(-0.01);
    await endOfDay(now);
    expect(await accountOf(seller)).toMatchObject({ isActive: true, paid: true });
  });

  test("of the sample market ends by the clock like any other", async () => {
    const seller = await database.collection("users").doc("halkomestari").get();
    expect(seller.get("userAccount.expires")).toBeInstanceOf(Timestamp);
  });

  test("that is closed already is left alone when the day ends twice", async () => {
    const seller = await paidUntil(2);
    await endOfDay(now);
    const { updateTime } = await userRef(seller).get();
    await endOfDay(now);
    expect((await userRef(seller).get()).updateTime).toEqual(updateTime);
  });
});

test.each([
  { status: "resolved", days: 366, kept: false },
  { status: "resolved", days: 364, kept: true },
  { status: "in progress", days: 366, kept: true },
])("a conversation $status that rested for $days days is kept: $kept", async ({ status, days, kept }) => {
  const ref = database.collection("contacts").doc(randomUUID());
  await ref.set({ name: "Tuula", status, createdAt: ago(days), updatedAt: ago(days) });
  await endOfDay(now);
  expect(await isThere(ref)).toBe(kept);
  await ref.delete();
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
