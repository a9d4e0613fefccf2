import { randomUUID } from "node:crypto";
import { toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { listAudit, searchAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { readDashboard, readFigures, readListingCounts } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { listErrors } from "@halkopiha/domain/contract/admin/errors.ts";
import { listMessages } from "@halkopiha/domain/contract/admin/messages.ts";
import { listSecurityEvents } from "@halkopiha/domain/contract/admin/security-events.ts";
import { countUsers, listNewUsers, listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { createContact, listContacts } from "@halkopiha/domain/contract/contacts.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions as listAllRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { storeCounts } from "../../src/store/admin/dashboard.ts";
import { listRegions } from "../../src/store/reference-data/regions.ts";
import { Client } from "../support/api.ts";
import { countReads, database } from "../support/market.ts";
import { createSeller } from "../support/seller-list/many-sellers.ts";

const root = new Client();
beforeAll(async () => {
  await root.logIn("juuri", "Juurijuuri1");
});

type Lists = Readonly<Record<string, { pageSize: number; open: () => Promise<unknown> }>>;

const users = (query: Parameters<typeof root.call<typeof listUsers>>[1]["query"]) => ({
  pageSize: 15,
  open: () => root.call(listUsers, { query: { limit: 15, ...query } }),
});

const lists: Lists = {
  "the users": users({}),
  "the active users by name": users({ active: "true", sort: "name" }),
  "the admins": users({ admin: "true" }),
  // Every e-mail address of the sample market contains this word.
  "the users found by a word that all have": users({ queryString: "posti" }),
  "the users found by two words, of which all have one": users({ queryString: "posti tampere" }),
  "the users found by two words, of which one is too short to be indexed": users({ queryString: "posti x" }),
  "the users found by a word too short to be indexed": users({ queryString: "x" }),
  "the users found by a phone number": users({ queryString: "050 000 01" }),
  "the users by all filters": users({
    active: "true",
    paid: "true",
    plan: "premium",
    region: "pirkanmaa",
    verified: "true",
    admin: "false",
    sort: "-name",
  }),
  "the number of users": { pageSize: 0, open: () => root.call(countUsers, { body: { paid: "true" } }) },
  "the new accounts": { pageSize: 15, open: () => root.call(listNewUsers, { query: { limit: 15 } }) },
  "the orders": { pageSize: 24, open: () => root.call(listOrders, { query: { limit: 24 } }) },
  "a seller's delivered orders": {
    pageSize: 24,
    open: () => root.call(listOrders, { query: { userid: "halkomestari", status: "delivered" } }),
  },
  "the conversations": { pageSize: 15, open: () => root.call(listContacts, { query: { limit: 15 } }) },
  "the changes": { pageSize: 24, open: () => root.call(listAudit, { query: { limit: 24 } }) },
  "the changes by all filters": {
    pageSize: 24,
    open: () =>
      root.call(listAudit, {
        query: {
          limit: 24,
          kind: "region",
          action: "changed",
          by: "juuri",
          from: "2020-01-01",
          to: "2099-12-31",
        },
      }),
  },
  "the changes found by a word too short to be indexed": {
    pageSize: 24 + 100,
    open: () => root.call(searchAudit, { body: { limit: 24, search: "x" } }),
  },
  // Each event may be of another account, whose name is read.
  "the security events": {
    pageSize: 2 * 24,
    open: () => root.call(listSecurityEvents, { query: { limit: 24 } }),
  },
  "the errors": { pageSize: 24, open: () => root.call(listErrors, { query: { limit: 24 } }) },
  "the messages": { pageSize: 24, open: () => root.call(listMessages, { body: { limit: 24 } }) },
  "the failed messages": {
    pageSize: 24,
    open: () => root.call(listMessages, { body: { limit: 24, state: "failed" } }),
  },
  "the four counts": { pageSize: 4, open: () => root.call(readDashboard, {}) },
  "the orders of twelve weeks, without those that have ended, and the sellers of eighteen regions": {
    pageSize: 42,
    open: () => root.call(readFigures, {}),
  },
  "the localities": { pageSize: 15, open: () => root.call(listLocalities, { query: {} }) },
  "the regions": { pageSize: 18, open: () => root.call(listAllRegions, {}) },
  "the listings of firewood by word": {
    pageSize: 20,
    open: () => root.call(readListingCounts, { query: { category: "Polttopuut" } }),
  },
};

// Google's emulator does not report how many documents it has read.
describe.skipIf(process.env["FIREBASE_OFFICIAL_EMULATORS"])(
  "§2 a list of the panel reads no more than its rows and 20 documents",
  () => {
    test.each(Object.entries(lists))("%s", async (_name, { pageSize, open }) => {
      // And the document of the login.
      expect(await countReads(open)).toBeLessThanOrEqual(pageSize + 20 + 1);
    });
  },
);

test("§2 two words find who has both on the first page, however many have one of them", async () => {
  const users = ["Tuohikki Vanamo", ...Array.from({ length: 40 }, (_, nth) => `Tuohikki Kanerva ${nth}`)];
  const batch = database.batch();
  const refs = users.map((fullName, nth) => {
    const user = {
      ...createSeller(nth),
      business: false,
      companyName: null,
      contactPerson: fullName,
      fullName,
    };
    const userAccount = { ...user.userAccount, isActive: false };
    const at = Timestamp.fromMillis(Date.now() + nth);
    const ref = database.collection("users").doc(`panel-${randomUUID()}`);
    batch.set(ref, { ...user, ...toUserIndexFields(user), userAccount, createdAt: at, updatedAt: at });
    return ref;
  });
  await batch.commit();
  const { sellers } = await root.call(listUsers, { query: { queryString: "tuohikki vanamo", limit: 15 } });
  await Promise.all(refs.map((ref) => ref.delete()));
  expect(sellers.map(({ fullName }) => fullName)).toEqual(["Tuohikki Vanamo"]);
});

const contactForm = {
  name: "Aino Ahonala",
  email: "aino.ahonala@posti.example",
  subject: "palaute",
  message: "Puut olivat kuivia.",
} as const;

describe("where there are thousands", () => {
  const counted = database.collection("figures").doc("counted");

  /** Stores the counts of the end-of-day job, and adds `more` to those of users, orders and sellers of Uusimaa. */
  async function grown(more: number): Promise<void> {
    const regions = await listRegions();
    await storeCounts(
      new Date(),
      regions.map(({ _id }) => _id),
    );
    const kinds = ["users", "orders", "sellersByRegion.uusimaa"];
    const growing = kinds.map((kind) => [kind, FieldValue.increment(more)]);
    await counted.update(Object.fromEntries(growing));
  }

  test("the panel builds on what the end of the day has counted, and adds what has come since", async () => {
    const before = await root.call(readDashboard, {});
    const { sellersByRegion } = await root.call(readFigures, {});
    await grown(50_000);
    try {
      expect(await root.call(readDashboard, {})).toEqual({
        usersCount: before.usersCount + 50_000,
        newUsersCount: before.newUsersCount,
        ordersCount: before.ordersCount + 50_000,
        contactsCount: before.contactsCount,
      });
      const figures = await root.call(readFigures, {});
      const more = (id: string) => (id === "uusimaa" ? 50_000 : 0);
      expect(figures.sellersByRegion).toEqual(
        sellersByRegion.map(({ region, count }) => ({ region, count: count + more(region._id) })),
      );
      await new Client().call(createContact, { body: contactForm });
      const { contactsCount } = await root.call(readDashboard, {});
      expect(contactsCount).toBe(before.contactsCount + 1);
    } finally {
      await counted.delete();
    }
  });
});
