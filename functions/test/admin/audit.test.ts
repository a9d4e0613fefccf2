import { randomUUID } from "node:crypto";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser, deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { advanceContact, createContact, respondToContact } from "@halkopiha/domain/contract/contacts.ts";
import * as regions from "@halkopiha/domain/contract/reference-data/regions.ts";
import * as costs from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import * as products from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";
import { createUserAsRoot, userForm } from "../support/users.ts";

const [admin, root, seller] = [new Client(), new Client(), new Client()];

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
  await seller.logIn("halkomestari", "Halkomestari1");
});

/** The audit events of an entity, oldest first. */
async function listEventsOf(id: string) {
  const { entries } = await root.call(listAudit, { query: { limit: 100 } });
  return entries.filter(({ target }) => target._id === id).reverse();
}

async function newOrder() {
  const product = await newProduct({ ...(await newSeller()), _id: "halkomestari" });
  return orderProduct(product);
}

describe("changes by admins are audited", () => {
  test("a region from its beginning to its end", async () => {
    const name = `Koe ${randomUUID().slice(0, 8)}`;
    const { region } = await admin.call(regions.createRegion, { body: { name, zoom: 8 } });
    const params = { id: region._id };
    await admin.call(regions.updateRegion, { params, body: { name, zoom: 9 } });
    await admin.call(regions.deleteRegion, { params });
    const entries = await listEventsOf(region._id);
    expect(entries.map(({ action }) => action)).toEqual(["created", "changed", "deleted"]);
    expect(entries[1]).toMatchObject({
      kind: "region",
      by: { username: "yllapito" },
      target: { name },
      changes: [{ field: "zoom", before: "8", after: "9" }],
    });
  });

  test("an account: let in, changed and deleted, without any secret", async () => {
    const { uid, email } = await createUserAsRoot();
    const params = { id: uid };
    await admin.call(activateUser, { params, body: { active: true, paid: true } });
    const body = { ...userForm({ email }), password: "Klapikasa-9" };
    await admin.call(changeUser, { params, body });
    await admin.call(deleteUsers, { body: { ids: [uid] } });
    const entries = await listEventsOf(uid);
    expect(entries.map(({ action }) => action)).toEqual(["created", "changed", "changed", "deleted"]);
    expect(entries[1]?.changes).toContainEqual({
      field: "userAccount.isActive",
      before: "false",
      after: "true",
    });
    expect(entries[2]?.changes).toContainEqual({ field: "password", before: null, after: null });
    expect(JSON.stringify(entries)).not.toContain("Klapikasa-9");
    expect(JSON.stringify(entries[3])).not.toContain(email);
  });

  test("the steps of a conversation and of an order", async () => {
    const contactForm = {
      name: "Aino",
      email: "aino@posti.example",
      subject: "palaute",
      message: "Hei",
    } as const;
    const { contact } = await new Client().call(createContact, { body: contactForm });
    const params = { id: contact._id };
    await admin.call(respondToContact, { params, body: { message: "Kiitos!" } });
    await admin.call(advanceContact, { params, body: { status: "resolved" } });
    const steps = (await listEventsOf(contact._id)).map(({ changes }) => changes);
    expect(steps).toEqual([
      [{ field: "status", before: "recieved", after: "in progress" }],
      [{ field: "status", before: "in progress", after: "resolved" }],
    ]);
    const order = await newOrder();
    await admin.call(advanceOrder, { params: { id: order._id }, body: { status: "in progress" } });
    expect(await listEventsOf(order._id)).toMatchObject([
      { kind: "order", target: { name: order.orderNumber }, changes: [{ field: "status" }] },
    ]);
  });
});

describe("changes of what a seller offers are audited when an admin makes them", () => {
  test("a delivery price", async () => {
    const body = { name: "Kiinteä hinta", unit: "kpl", price: 4000 } as const;
    const { deliveryCost } = await seller.call(costs.createDeliveryCost, { body });
    const params = { id: deliveryCost._id };
    await seller.call(costs.updateDeliveryCost, { params, body: { ...body, price: 4100 } });
    await admin.call(costs.updateDeliveryCost, { params, body: { ...body, price: 4500 } });
    await admin.call(costs.deleteDeliveryCost, { params });
    expect(await listEventsOf(deliveryCost._id)).toMatchObject([
      {
        kind: "deliveryCost",
        action: "changed",
        by: { username: "yllapito" },
        target: { name: "Kiinteä hinta" },
        changes: [{ field: "price", before: "4100", after: "4500" }],
      },
      { kind: "deliveryCost", action: "deleted" },
    ]);
  });

  test("a product", async () => {
    const body = {
      category: "Muut_tuotteet",
      name: "Hake",
      description: "",
      price: 3000,
      quantity: 10,
      unit: "kpl",
      vat: 2550,
      discount: false,
    } as const;
    const { product } = await seller.call(products.createProduct, { body });
    const params = { id: product._id };
    await seller.call(products.updateProduct, { params, body: { ...body, price: 3100 } });
    await admin.call(products.updateProduct, { params, body: { ...body, price: 3200 } });
    await admin.call(products.deleteProduct, { params });
    const [changed, deleted, ...others] = await listEventsOf(product._id);
    expect(changed).toMatchObject({
      kind: "product",
      action: "changed",
      by: { username: "yllapito" },
      changes: [{ field: "price", before: "3100", after: "3200" }],
    });
    expect(deleted).toMatchObject({ kind: "product", action: "deleted" });
    expect(deleted?.changes.map(({ field }) => field)).not.toContain("areas");
    expect(others).toEqual([]);
  });

  test("the fields that a product loses with its category", async () => {
    const product = {
      name: "Haapa",
      description: "",
      price: 3000,
      quantity: 10,
      unit: "kpl",
      vat: 2550,
    } as const;
    const attributes = {
      quality: "kuiva",
      material: "haapa",
      plength: "Pilke 33 cm",
      deliveryType: "irto",
      bagVolume: 40,
    } as const;
    const firewood = {
      ...product,
      ...attributes,
      category: "Polttopuut",
      name: "Halko",
      discount: false,
    } as const;
    const created = await seller.call(products.createProduct, { body: firewood });
    const params = { id: created.product._id };
    const body = { ...product, category: "Muut_tuotteet", name: "Pöllit", discount: false } as const;
    await admin.call(products.updateProduct, { params, body });
    const [changed] = await listEventsOf(created.product._id);
    for (const [field, before] of Object.entries(attributes)) {
      expect(changed?.changes).toContainEqual({ field, before: String(before), after: null });
    }
  });
});

test("a seller's own step and a rejected change are not audited", async () => {
  const order = await newOrder();
  const params = { id: order._id };
  await seller.call(advanceOrder, { params, body: { status: "in progress" } });
  await admin.request(advanceOrder, { params, body: { status: "delivered" } });
  expect(await listEventsOf(order._id)).toEqual([]);
});

describe("a change and its entry come together or not at all", () => {
  const newRegion = async () => {
    const body = { name: `Koe ${randomUUID().slice(0, 8)}`, zoom: 8 };
    return { body, params: { id: (await admin.call(regions.createRegion, { body })).region._id } };
  };
  const actionsOn = async (id: string) => (await listEventsOf(id)).map(({ action }) => action);

  test("two concurrent changes are each audited with their own before and after", async () => {
    const { body, params } = await newRegion();
    await Promise.all([
      admin.call(regions.updateRegion, { params, body: { ...body, zoom: 9 } }),
      root.call(regions.updateRegion, { params, body: { ...body, zoom: 10 } }),
    ]);
    const changes = (await listEventsOf(params.id)).flatMap((entry) =>
      entry.action === "changed" ? entry.changes : [],
    );
    expect(changes).toHaveLength(2);
    const first = changes.find(({ before }) => before === "8");
    const second = changes.find(({ before }) => before !== "8");
    expect(second?.before).toBe(first?.after);
    expect([first?.after, second?.after].sort()).toEqual(["10", "9"]);
    const { regions: now } = await admin.call(regions.listRegions, {});
    expect(String(now.find(({ _id }) => _id === params.id)?.zoom)).toBe(second?.after);
    await admin.call(regions.deleteRegion, { params });
  });

  test("of two who take the same step or delete the same thing, the one who did it is remembered", async () => {
    const order = await newOrder();
    const step = { params: { id: order._id }, body: { status: "in progress" } } as const;
    await Promise.all([admin.request(advanceOrder, step), root.request(advanceOrder, step)]);
    expect(await actionsOn(order._id)).toEqual(["changed"]);
    const { params } = await newRegion();
    const deletions = [admin, root].map((client) => client.request(regions.deleteRegion, { params }));
    expect((await Promise.all(deletions)).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await actionsOn(params.id)).toEqual(["created", "deleted"]);
  });

  test("a rejected change leaves no audit event", async () => {
    const { body, params } = await newRegion();
    const seenBefore = { ...body, zoom: 12, updatedAt: "2020-01-01T00:00:00.000Z" };
    expect((await admin.request(regions.createRegion, { body })).status).toBe(409);
    expect((await admin.request(regions.updateRegion, { params, body: seenBefore })).status).toBe(409);
    expect(await actionsOn(params.id)).toEqual(["created"]);
    const before = await listEventsOf("kainuu");
    expect((await admin.request(regions.deleteRegion, { params: { id: "kainuu" } })).status).toBe(409);
    expect(await listEventsOf("kainuu")).toEqual(before);
    const { uid } = await createUserAsRoot();
    expect((await admin.request(deleteUsers, { body: { ids: [uid, "ei-ole"] } })).status).toBe(404);
    expect(await actionsOn(uid)).toEqual(["created"]);
    await admin.call(regions.deleteRegion, { params });
  });

  test("a change that changes nothing is none", async () => {
    const { body, params } = await newRegion();
    await admin.call(regions.updateRegion, { params, body });
    expect(await actionsOn(params.id)).toEqual(["created"]);
    await admin.call(regions.deleteRegion, { params });
  });
});

test("entries come page by page, to root alone, and are kept for two years", async () => {
  const first = await root.call(listAudit, { query: { limit: 1 } });
  const second = await root.call(listAudit, { query: { limit: 1, cursor: first.nextCursor ?? "" } });
  expect(first.entries[0]?._id).not.toBe(second.entries[0]?._id);
  expect((await admin.request(listAudit, { query: {} })).status).toBe(403);
  const stored = await database
    .collection("audit")
    .doc(first.entries[0]?._id ?? "")
    .get();
  const years = (stored.get("expiresAt").toMillis() - stored.get("createdAt").toMillis()) / 31_536_000_000;
  expect(Math.round(years)).toBe(2);
});
