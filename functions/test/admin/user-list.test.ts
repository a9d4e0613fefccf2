import { randomInt } from "node:crypto";
import { toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { toContractIndex } from "@halkopiha/domain/accounts/contract-index.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { userSorts } from "@halkopiha/domain/admin/user-search.ts";
import { countUsers, listUsers, searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userIndex } from "../../src/store/accounts/user-index.ts";
import { indexStored } from "../../src/store/firestore/index-stored.ts";
import { oldestFirst, readPage } from "../../src/store/firestore/page.ts";
import { readPageAt } from "../../src/store/firestore/page-jump.ts";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { countReads, database, newSeller } from "../support/market.ts";
import { createSeller } from "../support/seller-list/many-sellers.ts";
import { withoutTriggers } from "../support/without-triggers.ts";

/** Root, because the filter of admins finds nobody for others. */
const admin = new Client();
type Query = NonNullable<Parameters<typeof admin.call<typeof listUsers>>[1]["query"]>;

/** Users of a region of their own, so that its filter finds them alone: every second is active, every third paid, every fourth premium. */
const region = { _id: "testimaa", name: "Testimaa" };
const phone = `04${randomInt(10_000_000, 99_999_999)}`;
const count = 40;

const thisYear = Number(getToday().slice(0, 4));

const createMember = (nth: number): User => {
  const user = createSeller(nth);
  return {
    ...user,
    _id: `list-${String(nth).padStart(2, "0")}`,
    address: { ...user.address, region },
    role: nth === 5 ? "admin" : "user",
    verified: nth !== 7,
    bounces: nth % 10 === 3 ? { mail: { at: "2026-11-21T10:00:00.000Z", reason: "address" } } : null,
    contactInformation: { ...user.contactInformation, phonenumbers: nth === 3 ? [phone] : [] },
    userAccount: {
      ...user.userAccount,
      isActive: nth % 2 === 0,
      paid: nth % 3 === 0,
      account: { accountPlan: nth % 4 === 0 ? "premium" : "basic" },
      paidUntil: nth % 3 === 1 ? thisYear - 1 : thisYear,
      noticeGiven: nth % 5 === 0 ? `${thisYear}-01-15` : null,
    },
  };
};

const keyOf = (user: User) => toContractIndex(user).contractKey ?? "";
const isUnpaid = ({ userAccount }: User) => userAccount.paidUntil === thisYear - 1;
const members = Array.from({ length: count }, (_, nth) => createMember(nth));
const refs = members.map(({ _id }) => database.collection("users").doc(_id));

beforeAll(async () => {
  await admin.logIn("juuri", "Juurijuuri1");
  await withoutTriggers(async () => {
    const batch = database.batch();
    for (const [nth, { _id, ...user }] of members.entries()) {
      const at = Timestamp.fromDate(new Date(user.createdAt));
      const stored = { ...user, ...toUserIndexFields(user), createdAt: at, updatedAt: at };
      const ref = refs[nth];
      if (ref) batch.set(ref, stored);
    }
    await batch.commit();
  });
});
afterAll(() => withoutTriggers(() => Promise.all(refs.map((ref) => ref.delete())).then(() => undefined)));

const findIds = async (query: Query) =>
  (await admin.call(searchUsers, { body: { limit: 100, sort: "oldest", ...query } })).sellers.map(
    ({ _id }) => _id,
  );
const readCount = (query: Query) => admin.call(countUsers, { body: query });
const idsWhere = (isWanted: (user: User) => boolean) => members.filter(isWanted).map(({ _id }) => _id);

test.each([phone, `+358 ${phone.slice(1)}`, `${phone.slice(0, 3)}-${phone.slice(3)}`, phone.slice(0, 9)])(
  "§2 a user is found by the phone number in the form %s",
  async (queryString) => {
    expect(await findIds({ queryString })).toEqual(["list-03"]);
    expect(await readCount({ queryString })).toEqual({ count: 1, isExact: true, isMore: false });
  },
);

test("§2 a user is found by the Y-tunnus and by the whole e-mail address", async () => {
  for (const queryString of ["9000013-2", "90000132", "FI90000132"])
    expect(await findIds({ queryString, region: region._id })).toHaveLength(count);
  expect(await findIds({ queryString: "tilaukset.11@halkomestari.example" })).toEqual(["list-11"]);
});

describe("§2 filters narrow the list together:", () => {
  const filters: [Query, (user: User) => boolean][] = [
    [{ paid: "true" }, ({ userAccount }) => userAccount.paid],
    [{ paid: "false", active: "true" }, ({ userAccount }) => !userAccount.paid && userAccount.isActive],
    [
      { plan: "premium", paid: "true" },
      ({ userAccount }) => userAccount.paid && userAccount.account.accountPlan === "premium",
    ],
    [{ contract: "endsThisYear" }, (user) => keyOf(user) === `notice-${thisYear}`],
    [{ contract: "noticeGiven", admin: "false" }, (user) => /^(?:notice|late)-/.test(keyOf(user))],
    [{ contract: "unpaid" }, (user) => /^(?:unpaid|late)-/.test(keyOf(user)) && isUnpaid(user)],
    [{ contract: "endsThisYear", paid: "true" }, ({ _id }) => _id === "list-00" || _id === "list-30"],
    [{ admin: "true" }, ({ role }) => role === "admin"],
    [{ bounced: "true" }, ({ bounces }) => Boolean(bounces)],
    [{ bounced: "false", active: "true" }, ({ bounces, userAccount }) => !bounces && userAccount.isActive],
    [{ verified: "false" }, ({ verified }) => !verified],
    [
      { verified: "true", active: "true", paid: "true", plan: "basic", admin: "false" },
      ({ role, userAccount: { isActive, paid, account } }) =>
        role === "user" && isActive && paid && account.accountPlan === "basic",
    ],
  ];
  test.each(filters)("%o", async (query, isWanted) => {
    const wanted = idsWhere(isWanted);
    expect(await findIds({ ...query, region: region._id })).toEqual(wanted);
    expect(await readCount({ ...query, region: region._id })).toMatchObject({
      count: wanted.length,
      isExact: true,
    });
  });

  test.each(userSorts)("all of them with a search, sorted by %s", async (sort) => {
    const all = { active: "true", paid: "true", plan: "premium", verified: "true", admin: "false" } as const;
    const ids = await findIds({ ...all, region: region._id, queryString: "orivesi", sort });
    expect(ids.toSorted()).toEqual(["list-00", "list-12", "list-24", "list-36"]);
  });
});

test.each([
  ["ends", (one: string, other: string) => one <= other],
  ["-ends", (one: string, other: string) => one >= other],
] as const)("users are sorted by the end of their contract: %s", async (sort, isInOrder) => {
  const { sellers } = await admin.call(listUsers, { query: { sort, limit: 100, region: region._id } });
  const ends = sellers.map((user) => toContractIndex(user).sortEnd);
  expect(ends).toHaveLength(count);
  expect(ends.every((end, index) => index === 0 || isInOrder(ends[index - 1] ?? "", end))).toBe(true);
});

test("a search for several words counts at most as many as there are", async () => {
  const query = { queryString: "hannes halmela 7", region: region._id };
  expect(await readCount(query)).toEqual({ count, isExact: false, isMore: false });
});

describe("a jump to a page", () => {
  const open = (query: Query) =>
    admin.call(listUsers, { query: { limit: 15, sort: "oldest", region: region._id, ...query } });

  test("shows the users that turning the pages would show, and continues from there", async () => {
    const { sellers, nextCursor = "" } = await open({ page: 2 });
    expect(sellers.map(({ _id }) => _id)).toEqual(members.slice(15, 30).map(({ _id }) => _id));
    const { sellers: last, ...rest } = await open({ cursor: nextCursor });
    expect(last.map(({ _id }) => _id)).toEqual(members.slice(30).map(({ _id }) => _id));
    expect(rest).toEqual({});
    expect((await open({ page: 3 })).sellers).toEqual(last);
    expect((await open({ page: 4 })).sellers).toEqual([]);
  });

  test.skipIf(process.env["FIREBASE_OFFICIAL_EMULATORS"])(
    "costs no more than the users that it skips and shows",
    async () => {
      // The session of the admin is one read. The emulator does not count skipped documents, which Firestore charges.
      expect(await countReads(() => open({ page: 2 }))).toBeLessThanOrEqual(15 + 16 + 2);
    },
  );

  test("starts from the nearer end, and is rejected far from both", async () => {
    const query = database.collection("users").where("address.region._id", "==", region._id);
    const jump = (offset: number) => readPageAt(query, oldestFirst, { limit: 4, offset, maxSkipped: 5 });
    const { documents, nextCursor, read } = await jump(32);
    expect(documents.map(({ id }) => id)).toEqual(members.slice(32, 36).map(({ _id }) => _id));
    expect(read).toBe(8);
    const rest = await readPage(query, oldestFirst, 15, nextCursor);
    expect(rest.documents.map(({ id }) => id)).toEqual(members.slice(36).map(({ _id }) => _id));
    expect(await jump(38)).toMatchObject({ documents: { length: 2 }, nextCursor: undefined });
    expect((await jump(40)).documents).toEqual([]);
    await expect(jump(20)).rejects.toMatchObject({ code: "invalid" });
  });

  test("is not offered by a search whose pages are filtered word by word", async () => {
    const answer = await admin.request(listUsers, { query: { queryString: "hannes halmela", page: 2 } });
    expect(parseErrorBody(answer)).toMatchObject({ code: "invalid", fields: { page: expect.any(String) } });
  });
});

test("users stored by an earlier version are indexed in the night, once, and nobody counts as changed", async () => {
  const contactInformation = { firstname: "Iiro", lastname: "Ikivanha", phonenumbers: ["+358 44 999 0001"] };
  const seller = await newSeller({ contactInformation });
  const ref = database.collection("users").doc(seller._id);
  await ref.update({ verified: FieldValue.delete() });
  const before = (await ref.get()).get("updatedAt");
  await database.collection("figures").doc("userIndex").delete();
  expect(await findIds({ queryString: "0449990001" })).toEqual([]);
  await indexStored(userIndex);
  expect(await findIds({ queryString: "0449990001", verified: "true" })).toEqual([seller._id]);
  expect((await ref.get()).get("updatedAt")).toEqual(before);
  expect(await countReads(() => indexStored(userIndex))).toBeLessThanOrEqual(1);
});
