import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { countOrders, listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  advanceTo,
  buyer,
  done,
  logInAdmin,
  orderFour,
  readMails,
  settle,
  statement,
  tryToAdvance,
  withdraw,
} from "../support/ended-orders.ts";
import { database, readQuantityLeft } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";

// Orders from businesses, from which their buyers withdraw.

beforeAll(async () => void (await logInAdmin()));

describe("a consumer withdraws from the contract with a business", () => {
  test("before it is sent: the stock is back at once, and what is left is the money", async () => {
    const order = await orderFour();
    await advanceTo(order, "in progress");
    expect([await withdraw(order, { reason: "En tarvitse" }), await withdraw(order)]).toEqual([done, done]);
    expect(await readQuantityLeft(order.product)).toBe(40);
    expect([await settle(order, "goods returned"), await settle(order, "refunded")]).toEqual([
      "orderMovedOn",
      done,
    ]);
    const [mail, copy, notice] = await readMails(order, "withdrawn", "withdrawn-buyer", "withdrawn-notice");
    expect(mail?.text).toMatch(
      /Vastaanotettu: .* klo .* Suomen aikaa \(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\)/,
    );
    expect(mail?.text).toContain("Syy: En tarvitse");
    expect(mail?.text).toContain("Peruutus koskee koko tilausta.");
    expect(copy).toBeNull();
    expect(notice?.text).toContain("Ilmoittaja: Aino Ahonala");
  });

  test("after its delivery: the stock is back with the products, then comes the money", async () => {
    const order = await orderFour();
    await advanceTo(order, "in progress", "in delivery", "delivered");
    expect(await withdraw(order)).toBe(done);
    expect(await readQuantityLeft(order.product)).toBe(36);
    expect([await settle(order, "refunded"), await settle(order, "goods returned")]).toEqual([
      "orderMovedOn",
      done,
    ]);
    expect(await settle(order, "goods returned")).toBe(done);
    expect(await readQuantityLeft(order.product)).toBe(40);
    expect(await settle(order, "refunded")).toBe(done);
    const mails = await readMails(order, "goods-returned", "refunded");
    expect(mails.map((mail) => mail?.to)).toEqual([statement.email, statement.email]);
  });

  test("from a part: the rest is delivered, and the seller changes the stock", async () => {
    const order = await orderFour();
    expect(await withdraw(order, { part: "Yksi kuutio" })).toBe(done);
    expect([await tryToAdvance(order), await settle(order, "goods returned")]).toEqual([done, done]);
    expect(await readQuantityLeft(order.product)).toBe(36);
  });

  test("with another address: that of the order gets the acknowledgement too, and alone the link", async () => {
    const order = await orderFour();
    expect(await withdraw(order, { email: "toinen@posti.example" })).toBe(done);
    const [mail, copy] = await readMails(order, "withdrawn", "withdrawn-buyer");
    expect([mail?.to, copy?.to]).toEqual(["toinen@posti.example", statement.email]);
    expect(mail?.text).not.toContain("/tilaus/");
    expect(copy?.text).toContain("/tilaus/");
    const { id, code } = order;
    const page = await buyer.call(openOrderPage, { params: { id }, body: { code } });
    expect(JSON.stringify(page)).not.toContain("toinen@posti.example");
  });

  test("not when the period is over, and not from a private seller's order", async () => {
    const late = await orderFour();
    await advanceTo(late, "in progress", "in delivery", "delivered");
    const delivered = Timestamp.fromMillis(Date.now() - 16 * 24 * 60 * 60_000);
    await database.collection("orders").doc(late.id).update({ "statusTimes.delivered": delivered });
    expect(await withdraw(late)).toBe("withdrawalOver");
    expect(await withdraw(await orderFour({ business: false }))).toBe("noWithdrawal");
  });
});

test("a withdrawal is above the open orders until its money is given back", async () => {
  const order = await orderFour();
  const newer = await orderLink(order.product, 1);
  await withdraw(order);
  const query = { userid: order.seller._id, status: "open" } as const;
  const list = async () => (await admin.call(listOrders, { query })).orders.map(({ _id }) => _id);
  const count = async () =>
    (await admin.call(countOrders, { query: { userid: query.userid, from: "2026-01-01" } })).counts;
  expect(await list()).toEqual([order.id, newer.id]);
  expect(await count()).toMatchObject({ recieved: 1, withdrawn: 1, cancelled: 0 });
  await settle(order, "refunded");
  expect(await list()).toEqual([newer.id]);
  expect(await count()).toMatchObject({ recieved: 1, withdrawn: 0, cancelled: 1 });
});
