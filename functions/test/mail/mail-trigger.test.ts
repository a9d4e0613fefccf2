import { randomUUID } from "node:crypto";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";

const stateOf = async (id: string) => (await database.collection("mail").doc(id).get()).get("state");

test("a mail is kept where there is no mail server, for people and tests to read", async () => {
  const { contact } = await new Client().call(createContact, {
    body: {
      name: "Tuula",
      email: `tuula-${randomUUID()}@posti.example`,
      subject: "palaute",
      message: "Kiitos!",
    },
  });
  await expect.poll(() => stateOf(`contact-${contact._id}-received`)).toBe("kept");
});

test("a buyer is mailed each step of an order", async () => {
  const order = await orderProduct(await newProduct(await newSeller()));
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  for (const status of ["in progress", "in delivery", "delivered"] as const) {
    await admin.call(advanceOrder, { params: { id: order._id }, body: { status } });
  }
  for (const step of ["in-progress", "in-delivery", "delivered"]) {
    await expect.poll(() => stateOf(`order-${order._id}-${step}`)).toBe("kept");
  }
});
