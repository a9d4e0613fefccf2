import * as costs from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";

const [premium, basic, newcomer, admin, visitor] = [
  new Client(),
  new Client(),
  new Client(),
  new Client(),
  new Client(),
];

beforeAll(async () => {
  await premium.logIn("halkomestari", "Halkomestari1");
  await basic.logIn("mokkiklapi", "Mokkiklapi1");
  await newcomer.logIn("uusimyyja", "Uusimyyja1");
  await admin.logIn("yllapito", "Yllapito2026");
});

const alder = {
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "leppä",
  deliveryType: "irto",
  plength: "Pilke 25 cm",
  bagVolume: null,
  unit: "Irto-m3",
  price: 5400,
  quantity: 12,
  description: "Savustuspuuta",
} as const;

const create = async (
  client: Client,
  body: Parameters<typeof client.call<typeof calls.createProduct>>[1]["body"],
) => (await client.call(calls.createProduct, { body })).product;

describe("a product", () => {
  test("is listed with the defaults", { tags: ["s5-36", "s9-3", "s9-39", "s9-40"] }, async () => {
    const product = await create(premium, alder);
    expect(product).toMatchObject({
      ...alder,
      vat: 2550,
      discount: false,
      user_id: "halkomestari",
      images: null,
    });
    expect(product.owner.name).toBe("Halkomestarin Puu Oy");
  });

  test("is found at once, where its seller goes and by its words", async () => {
    const { _id } = await create(premium, { ...alder, description: "Ainutlaatuinen loimulohipuu" });
    const { products } = await visitor.call(searchProducts, {
      query: { queryString: "loimulohi", locality: "jamsa" },
    });
    expect(products.map((found) => found._id)).toEqual([_id]);
  });

  test("changes, keeps its place in time, and is found by its new words", { tags: "s6-16" }, async () => {
    const before = await create(premium, alder);
    const body: NewProduct = {
      ...alder,
      vat: 2550,
      discount: false,
      deliveryTime: null,
      pausedUntil: null,
      price: 5000,
      description: "Tervaleppää",
    };
    const { product, message } = await premium.call(calls.updateProduct, {
      params: { id: before._id },
      body,
    });
    expect(message).toBe("Tuote on tallennettu.");
    expect(product).toMatchObject({ price: 5000, description: "Tervaleppää", createdAt: expect.any(String) });
    const { products } = await visitor.call(searchProducts, {
      query: { queryString: "tervaleppaa", limit: 50 },
    });
    expect(products.map(({ _id }) => _id)).toContain(before._id);
  });

  test.each([
    ["the price", { price: 5600 }, 9],
    ["the number of units, by two more", { quantity: 14 }, 11],
    ["the number of units, to none", { quantity: 0 }, 0],
  ])("three of which were sold while its seller changed %s has what is left", async (_what, change, left) => {
    const { _id } = await create(premium, alder);
    const stored = database.collection("products").doc(_id);
    await stored.update({ quantity: alder.quantity - 3 });
    const body = { ...alder, ...change, quantitySeen: alder.quantity };
    const { product } = await premium.call(calls.updateProduct, { params: { id: _id }, body });
    expect(product.quantity).toBe(left);
  });

  test("is gone when taken away", async () => {
    const { _id } = await create(premium, alder);
    const params = { id: _id };
    await premium.call(calls.deleteProduct, { params });
    expect((await premium.request(calls.deleteProduct, { params })).status).toBe(404);
  });

  test("of another seller is not there", { tags: "s6-17" }, async () => {
    const { _id } = await create(premium, alder);
    const params = { id: _id };
    expect((await basic.request(calls.updateProduct, { params, body: alder })).status).toBe(404);
    expect((await basic.request(calls.deleteProduct, { params })).status).toBe(404);
  });

  test("may be mended by an admin and stays its seller's", async () => {
    const { _id } = await create(premium, alder);
    const { product } = await admin.call(calls.updateProduct, {
      params: { id: _id },
      body: { ...alder, price: 5100 },
    });
    expect(product).toMatchObject({ price: 5100, user_id: "halkomestari" });
  });

  test("cannot be listed before the account is active", { tags: "s6-23" }, async () => {
    const reply = await newcomer.request(calls.createProduct, { body: alder });
    expect(parseErrorBody(reply).message).toBe("Tilisi ei ole vielä aktiivinen.");
  });

  test.each([
    { change: { quality: undefined }, field: "quality" },
    { change: { material: "palmu" }, field: "material" },
    { change: { price: 0 }, field: "price" },
    { change: { price: "5400" }, field: "price" },
    { change: { price: 54.5 }, field: "price" },
    { change: { quantity: -1 }, field: "quantity" },
    { change: { quantity: 2.555 }, field: "quantity" },
    { change: { quantity: 1_000_000 }, field: "quantity" },
    { change: { vat: 2400 }, field: "vat" },
    { change: { unit: "säkki" }, field: "unit" },
    { change: { unit: "tunti" }, field: "unit" },
    { change: { category: "Autot" }, field: "category" },
    { change: { name: "Haketus" }, field: "name" },
    { change: { description: "a".repeat(2001) }, field: "description" },
  ])("with $change is rejected by name", { tags: ["s5-32", "s5-37", "s9-2"] }, async ({ change, field }) => {
    const reply = await premium.sendJson("POST", "/api/products", { ...alder, ...change });
    expect(reply.status).toBe(400);
    expect(Object.keys(parseErrorBody(reply).fields ?? {})).toEqual([field]);
  });
});

test("a body of category Palvelut is a service, and never runs out", {
  tags: ["s5-42", "s6-18", "s7-note-6", "s9-41"],
}, async () => {
  const body = { category: "Palvelut", name: "Haketus", unit: "tunti", price: 15_000 } as const;
  const { product, message } = await premium.call(calls.createProduct, { body });
  expect(product).toMatchObject({ category: "Palvelut", quantity: 100_000, vat: 2550 });
  expect(message).toBe("Palvelu on lisätty.");
  const { services } = await visitor.call(calls.listProducts, { query: { owner_id: "halkomestari" } });
  expect(services.map(({ _id }) => _id)).toContain(product._id);
});

test("a seller lists at most two hundred things, even when two are listed at once", async () => {
  const own = database.collection("products").where("user_id", "==", "mokkiklapi");
  const { docs } = await own.get();
  const fillers = Array.from({ length: 199 - docs.length }, () => database.collection("products").doc());
  const filling = database.batch();
  for (const filler of fillers) filling.create(filler, { user_id: "mokkiklapi", visible: false });
  await filling.commit();
  const replies = await Promise.all([1, 2].map(() => basic.request(calls.createProduct, { body: alder })));
  const clearing = database.batch();
  for (const filler of fillers) clearing.delete(filler);
  await clearing.commit();
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("a seller who is not on the market yet has a list of their own, and nobody else has", async () => {
  const request = { params: { id: "uusimyyja" } };
  expect((await newcomer.request(calls.listUserProducts, request)).status).toBe(200);
  expect((await visitor.request(calls.listUserProducts, request)).status).toBe(404);
});

test("a seller's profile shows them and what they sell", { tags: "s3-9" }, async () => {
  const { user, products } = await visitor.call(calls.readProfile, { params: { id: "halkomestari" } });
  expect(user).toMatchObject({ name: "Halkomestarin Puu Oy", phonenumbers: ["+358 50 000 0101"] });
  expect(products.map(({ _id }) => _id)).toContain("halkomestari-koivu-33");
  expect((await visitor.request(calls.readProfile, { params: { id: "uusimyyja" } })).status).toBe(404);
});

describe("§6 an offer", () => {
  test("needs the premium plan", { tags: "s6-21" }, async () => {
    const reply = await basic.request(calls.createProduct, { body: { ...alder, discount: true } });
    expect(reply.status).toBe(403);
    expect(parseErrorBody(reply).message).toBe("Tarjoukset ovat Premium-tilin etu.");
  });

  test("is one of at most ten, even when eleven are made at once", async () => {
    const offers = database
      .collection("products")
      .where("user_id", "==", "halkomestari")
      .where("discount", "==", true);
    const before = (await offers.count().get()).data().count;
    const replies = await Promise.all(
      Array.from({ length: 11 }, () =>
        premium.request(calls.createProduct, { body: { ...alder, discount: true } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10 - before);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1 + before);
    expect((await offers.count().get()).data().count).toBe(10);
  });
});

describe("a delivery price", () => {
  const fixed = { name: "Kiinteä hinta", unit: "kpl", price: 4000 } as const;

  test("is added, withdrawn and taken away", { tags: ["s6-19", "s7-note-21"] }, async () => {
    const { deliveryCost } = await basic.call(costs.createDeliveryCost, { body: fixed });
    expect(deliveryCost).toMatchObject({
      ...fixed,
      owner: "mokkiklapi",
      available: true,
      multipliedByQuantity: false,
    });
    const params = { id: deliveryCost._id };
    await basic.call(costs.updateDeliveryCost, { params, body: { ...fixed, available: false } });
    const shown = async (client: Client) =>
      (await client.call(costs.listDeliveryCosts, { query: { owner: "mokkiklapi" } })).deliveryCosts.length;
    expect([await shown(visitor), await shown(premium), await shown(basic), await shown(admin)]).toEqual([
      0, 0, 1, 1,
    ]);
    await basic.call(costs.deleteDeliveryCost, { params });
    expect(await shown(basic)).toBe(0);
  });

  test("of another seller is not there", { tags: "s6-19" }, async () => {
    const params = { id: "halkomestari-km" };
    expect((await basic.request(costs.updateDeliveryCost, { params, body: fixed })).status).toBe(404);
    expect((await basic.request(costs.deleteDeliveryCost, { params })).status).toBe(404);
  });

  test("is changed and taken away by an admin, and stays its seller's", { tags: "s1-19" }, async () => {
    const { deliveryCost: listed } = await basic.call(costs.createDeliveryCost, { body: fixed });
    const params = { id: listed._id };
    const body = { ...fixed, price: 4500 };
    const { deliveryCost } = await admin.call(costs.updateDeliveryCost, { params, body });
    expect(deliveryCost).toMatchObject({ price: 4500, owner: "mokkiklapi" });
    await admin.call(costs.deleteDeliveryCost, { params });
    expect((await basic.request(costs.deleteDeliveryCost, { params })).status).toBe(404);
  });

  test("is one of at most twenty", async () => {
    const create = () => basic.request(costs.createDeliveryCost, { body: fixed });
    for (let count = 0; count < 18; count += 1) expect((await create()).status).toBe(201);
    const replies = await Promise.all([create(), create(), create(), create()]);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(
      parseErrorBody(
        replies.find(({ status }) => status === 409) ?? { status: 0, headers: new Headers(), body: {} },
      ).message,
    ).toBe("Toimituskuluja voi olla enintään 20. Poista ensin jokin niistä.");
  });

  test("by distance is for a kilometre; anything else is rejected by name", { tags: "s9-33" }, async () => {
    const body = { name: "Kilometrien mukaan", unit: "kpl", price: 150 };
    const reply = await basic.sendJson("POST", "/api/deliverycosts", body);
    expect(reply.status).toBe(400);
    expect(parseErrorBody(reply).fields).toEqual({
      unit: "Kilometrien mukaan laskettavan hinnan yksikkö on km, kiinteän hinnan kpl.",
    });
  });

  test("without a price is rejected by name", async () => {
    const reply = await basic.sendJson("POST", "/api/deliverycosts", { name: "Kiinteä hinta", unit: "kpl" });
    expect(parseErrorBody(reply).fields).toEqual({ price: "Vaadittu kenttä" });
  });
});
