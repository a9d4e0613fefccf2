import * as contacts from "@halkopiha/domain/contract/contacts.ts";
import * as costs from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";

// Of two devices that edit the same, the second gets what it is now. Each answer can be edited further: its `updatedAt` is the stored one.

const [phone, desk, admin] = [new Client(), new Client(), new Client()];

beforeAll(async () => {
  await phone.logIn("halkomestari", "Halkomestari1");
  await desk.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
});

const alder = {
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "leppä",
  deliveryType: "irto",
  plength: "Pilke 25 cm",
  unit: "Irto-m3",
  price: 5000,
} as const;

const staleWith = (current: object) => ({ status: 409, error: { code: "stale", current } });

type Answer = Awaited<ReturnType<Client["request"]>>;
const toRejection = (answer: Answer) => ({ status: answer.status, error: parseErrorBody(answer) });

describe("of two devices that edit", () => {
  test("a product, the second does not set the price back", async () => {
    const { product } = await phone.call(calls.createProduct, { body: alder });
    const params = { id: product._id };
    const body = { ...alder, updatedAt: product.updatedAt };
    const dearer = await phone.call(calls.updateProduct, { params, body: { ...body, price: 5200 } });
    const second = await desk.request(calls.updateProduct, {
      params,
      body: { ...body, description: "Kuivaa" },
    });
    expect(toRejection(second)).toMatchObject(staleWith({ _id: product._id, price: 5200 }));
    const { updatedAt } = dearer.product;
    const again = await desk.call(calls.updateProduct, { params, body: { ...body, price: 5400, updatedAt } });
    expect(again.product.price).toBe(5400);
    const paused = await desk.call(calls.changeAvailability, {
      params: { id: product.user_id },
      body: { productId: product._id, deliveryTime: "heti" },
    });
    const last = { ...body, updatedAt: paused.changed[0]?.updatedAt };
    expect((await phone.request(calls.updateProduct, { params, body: last })).status).toBe(200);
  });

  test("a delivery cost, the second does not set the price back", async () => {
    const body = { name: "Kiinteä hinta", unit: "kpl", price: 5000 } as const;
    const { deliveryCost } = await phone.call(costs.createDeliveryCost, { body });
    const params = { id: deliveryCost._id };
    const edit = { ...body, updatedAt: deliveryCost.updatedAt };
    const dearer = await phone.call(costs.updateDeliveryCost, { params, body: { ...edit, price: 5200 } });
    const second = await desk.request(costs.updateDeliveryCost, { params, body: edit });
    expect(toRejection(second)).toMatchObject(staleWith({ _id: params.id, price: 5200 }));
    const { updatedAt } = dearer.deliveryCost;
    const again = await desk.request(costs.updateDeliveryCost, { params, body: { ...edit, updatedAt } });
    expect(again.status).toBe(200);
    await phone.call(costs.deleteDeliveryCost, { params });
  });

  test("§7 as a client does that knows only the documented fields, the last one counts", async () => {
    const { product } = await phone.call(calls.createProduct, { body: alder });
    const params = { id: product._id };
    await phone.call(calls.updateProduct, { params, body: { ...alder, price: 5200 } });
    const last = await desk.call(calls.updateProduct, { params, body: alder });
    expect(last.product.price).toBe(5000);
  });
});

test("a conversation is not resolved by an admin who has not seen its last message", async () => {
  const message = {
    name: "Tuula",
    email: "tuula-stale@posti.example",
    subject: "palaute",
    message: "Hei",
  } as const;
  const { contact } = await new Client().call(contacts.createContact, { body: message });
  const params = { id: contact._id };
  await admin.call(contacts.respondToContact, { params, body: { message: "Hei!" } });
  const body = { status: "resolved", updatedAt: contact.updatedAt } as const;
  const rejected = await admin.request(contacts.advanceContact, { params, body });
  expect(toRejection(rejected)).toMatchObject(staleWith({ status: "in progress" }));
  const { updatedAt } = (await admin.call(contacts.readContact, { params })).contact;
  const resolved = await admin.call(contacts.advanceContact, { params, body: { ...body, updatedAt } });
  expect(resolved.contact.status).toBe("resolved");
});
