import { describe, expect, test } from "vitest";
import { database, newProduct, newSeller } from "../../test/support/market.ts";
import { orderProduct } from "../../test/support/orders.ts";

const street = "Piilopirtintie 7";

const newPrivateSeller = async () => {
  const { address } = await newSeller();
  return newSeller({ business: false, companyName: null, address: { ...address, street } });
};

async function readMail(id: string): Promise<string> {
  return JSON.stringify((await database.collection("mail").doc(id).get()).data());
}

describe("an order from a private person", () => {
  test("is answered without the street, which no page shows either", async () => {
    const order = await orderProduct(await newProduct(await newPrivateSeller()));
    expect(order.seller.address).toMatchObject({ street: "", locality: { location: "Orivesi" } });
  });

  test("is confirmed to its buyer without the street, and to its seller with it", async () => {
    const { _id } = await orderProduct(await newProduct(await newPrivateSeller()));
    expect(await readMail(`order-${_id}-confirmation`)).not.toContain(street);
    expect(await readMail(`order-${_id}-notice`)).toContain(street);
  });
});

test("an order from a business is answered and confirmed with its street", async () => {
  const seller = await newSeller();
  const order = await orderProduct(await newProduct(seller));
  expect(order.seller.address.street).toBe(seller.address.street);
  expect(await readMail(`order-${order._id}-confirmation`)).toContain(seller.address.street);
});
