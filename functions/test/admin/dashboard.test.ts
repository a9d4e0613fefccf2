import { readDashboard, readFigures, readListingCounts } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { categories } from "@halkopiha/domain/products/catalogue.ts";
import { expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";

test("§3 the admin panel counts users, those not yet active, orders and open conversations", {
  tags: "s3-52",
}, async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const size = async (collection: string) =>
    (await database.collection(collection).count().get()).data().count;
  const users = await database.collection("users").where("role", "==", "user").get();
  const ended = await database.collection("orders").where("ended", "==", true).count().get();
  const contacts = await database.collection("contacts").get();
  const inactive = users.docs.filter((snapshot) => snapshot.get("userAccount.isActive") === false);
  expect(await admin.call(readDashboard, {})).toEqual({
    usersCount: users.size,
    newUsersCount: inactive.length,
    ordersCount: (await size("orders")) - ended.data().count,
    contactsCount: contacts.docs.filter((snapshot) => snapshot.get("status") !== "resolved").length,
  });
  expect(inactive.length).toBeGreaterThan(0);
});

const timesOf = async () => {
  const { docs } = await database.collection("orders").select("createdAt", "ended").get();
  return docs
    .filter((snapshot) => snapshot.get("ended") !== true)
    .map((snapshot) => snapshot.get("createdAt").toMillis());
};

test("§2 the admin panel shows the orders of each of the last twelve weeks that have not ended, and the sellers of each region", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const { ordersByWeek, sellersByRegion } = await admin.call(readFigures, {});
  expect(ordersByWeek).toHaveLength(12);
  const times = await timesOf();
  const begins = ordersByWeek.map(({ from }) => Date.parse(from));
  const counted = begins.map(
    (from, index) => times.filter((time) => time >= from && time < (begins[index + 1] ?? Infinity)).length,
  );
  expect(ordersByWeek.map(({ count }) => count)).toEqual(counted);
  expect(counted.some((count) => count > 0)).toBe(true);

  const { docs } = await database.collection("users").where("role", "==", "user").get();
  const regions = docs.map((snapshot) => snapshot.get("address.region._id"));
  expect(sellersByRegion).toHaveLength(18);
  for (const { region, count } of sellersByRegion) {
    expect(count, region.name).toBe(regions.filter((id) => id === region._id).length);
  }
});

test.each(categories)(
  "§9 the admin panel counts what buyers can see of %s, word by word",
  async (category) => {
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    const answer = await admin.call(readListingCounts, { query: { category } });
    const { docs } = await database.collection("products").where("visible", "==", true).get();
    const shown = docs
      .map((snapshot) => snapshot.data())
      .filter((product) => product["category"] === category);
    const having = (field: string, value: string) =>
      shown.filter((product) => product[field] === value).length;
    expect(answer.total).toBe(shown.length);
    expect(answer.total).toBeGreaterThan(0);
    for (const { name, count } of answer.names) expect(count, name).toBe(having("name", name));
    for (const { quality, count } of answer.qualities)
      expect(count, quality).toBe(having("quality", quality));
    for (const { material, count } of answer.materials)
      expect(count, material).toBe(having("material", material));
    expect(answer.materials.length).toBe(category === "Polttopuut" ? 8 : 0);
  },
);
