import { readDashboard } from "@halkopiha/domain/contract/admin.ts";
import { expect, test } from "vitest";
import { Client } from "./support/api.ts";
import { database } from "./support/market.ts";

test("§3 the admin panel counts users, those not yet active, orders and conversations", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const size = async (collection: string) =>
    (await database.collection(collection).count().get()).data().count;
  const users = await database.collection("users").where("role", "==", "user").get();
  const inactive = users.docs.filter((snapshot) => snapshot.get("userAccount.isActive") === false);
  expect(await admin.call(readDashboard, {})).toEqual({
    usersCount: users.size,
    newUsersCount: inactive.length,
    ordersCount: await size("orders"),
    contactsCount: await size("contacts"),
  });
  expect(inactive.length).toBeGreaterThan(0);
});
