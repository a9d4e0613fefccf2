import { expect, test } from "vitest";
import { createSampleOrder } from "../orders/testing/sample-order.ts";
import { orderNotices } from "./order-notices.ts";

const order = createSampleOrder();

test.each(Object.entries(orderNotices))(
  "the notice %s has no more of the buyer than a first name",
  (_, notice) => {
    const said = `${notice.title(order)} ${notice.body(order)}`;
    expect(said).toContain(order.orderNumber);
    const { lastname, email, phonenumber, address } = order.buyer;
    for (const secret of [lastname, email, phonenumber, address.street, order.seller.fullName])
      expect(said).not.toContain(secret);
  },
);

test.each(Object.entries(orderNotices).filter(([, { to }]) => to === "buyer"))(
  "the notice %s for the buyer's device names nobody",
  (_, notice) => {
    expect(`${notice.title(order)} ${notice.body(order)}`).not.toContain(order.buyer.firstname);
  },
);

test("a buyer reads the status in the words of the order's page", () => {
  expect(orderNotices.status.title({ ...order, status: "in delivery" })).toBe("Tilauksesi: noudettavissa");
});

test("an order that nobody fetched was not rejected", () => {
  const at = "2026-11-02T10:00:00.000Z";
  expect(orderNotices.endedBySeller.title({ ...order, cancellation: { by: "seller", at } })).toBe(
    "Tilaus on hylätty",
  );
  expect(orderNotices.endedBySeller.title({ ...order, cancellation: { by: "notFetched", at } })).toBe(
    "Tilausta ei noudettu",
  );
});
