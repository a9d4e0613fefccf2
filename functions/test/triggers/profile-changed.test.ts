import { isDeepStrictEqual } from "node:util";
import { isSelling, toPublicSeller, toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import { toProductIndexFields, toSellerIndexFields } from "@halkopiha/domain/search/product-index.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { bucket } from "../../src/firebase.ts";
import { createListing } from "../../src/store/products/listings.ts";
import { findProduct } from "../../src/store/products/products.ts";
import { getToday } from "../../src/today.ts";
import { syncProfile } from "../../src/triggers/profile-changed.ts";
import { Client } from "../support/api.ts";
import {
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
  readCoverage,
  readOrders,
  storedPerson,
} from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";
import { waitForDocument, waitForQuery } from "../support/wait-for.ts";
import { disableTriggersDuringTests } from "../support/without-triggers.ts";

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];

const userRef = ({ _id }: User) => database.collection("users").doc(_id);
const projectionRef = ({ _id }: User) => database.collection("sellers").doc(_id);
const productsOf = ({ _id }: User) => database.collection("products").where("user_id", "==", _id);
const costsOf = ({ _id }: User) => database.collection("deliveryCosts").where("owner", "==", _id);

/** Delivers the event: a second time, or for the first time while the suite's triggers are disabled. */
const deliver = ({ _id }: User) => syncProfile({ params: { uid: _id }, data: undefined });

const closed = (seller: User) => ({ ...seller.userAccount, isActive: false });

/** Changes the stored user and returns the changed user. */
async function change(seller: User, fields: Partial<User>): Promise<User> {
  await userRef(seller).update(storedPerson(fields));
  return { ...seller, ...fields };
}

/** Listens until the projection and every product match the user. */
async function inStep(user: User): Promise<void> {
  const { _id, ...shown } = toPublicSeller(user);
  const coverage = await readCoverage(user);
  const { areas: deliversTo, deliveryPrices } = coverage;
  const sellerFields = toSellerIndexFields(user, isSelling(user), coverage);
  const says = (snapshot: DocumentSnapshot, wanted: object) =>
    Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(snapshot.get(field), value));
  await waitForDocument(projectionRef(user), (seen) =>
    isSelling(user) ? says(seen, { ...shown, deliversTo, deliveryPrices }) : !seen.exists,
  );
  await waitForQuery(productsOf(user), ({ docs }) =>
    docs.every((seen) => says(seen, { owner: toSellerSummary(user), ...sellerFields })),
  );
}

async function found(query: Query): Promise<string[]> {
  const { products } = await visitor.call(searchProducts, { query: { ...query, limit: 100 } });
  return products.map(({ _id }) => _id);
}

const inari: User["address"] = {
  street: "Saarikoskentie 2",
  zip: "99870",
  locality: { _id: "inari", location: "Inari", zoom: 11 },
  region: { _id: "lappi", name: "Lappi" },
  coords: { lat: 68.6599, lng: 27.5389 },
};

describe("what sellers change of themselves is what buyers find:", () => {
  test.each<{ what: string; fields: Partial<User>; query: Query }>([
    {
      what: "the name",
      fields: { companyName: "Jäkälävaaran Savottapuu Oy" },
      query: { queryString: "jäkälävaaran savotta" },
    },
    { what: "the place", fields: { address: inari }, query: { locality: "inari" } },
    {
      what: "the area of delivery",
      fields: { deliveryLocations: [{ _id: "utsjoki", location: "Utsjoki" }] },
      query: { region: "lappi", locality: "utsjoki" },
    },
  ])("$what", async ({ fields, query }) => {
    const before = await newSeller();
    const product = await newProduct(before);
    expect(await found(query)).not.toContain(product._id);
    const after = await change(before, fields);
    await inStep(after);
    expect(await found(query)).toContain(product._id);
    const { sellers } = await visitor.call(searchProducts, { query: { sellerId: after._id } });
    expect(sellers).toMatchObject([toPublicSeller(after)]);
  });

  test("the way products are had", async () => {
    const before = await newSeller({ deliveryMethod: "Noutopiste" });
    const product = await newProduct(before);
    await inStep(await change(before, { deliveryMethod: "Kuljetus" }));
    const locality = before.address.locality._id;
    expect(await found({ locality, deliveryMethod: "Kuljetus" })).toContain(product._id);
    expect(await found({ locality, deliveryMethod: "Noutopiste" })).not.toContain(product._id);
  });
});

describe("an account", () => {
  test("that is closed takes the seller and all their products off the market", async () => {
    const seller = await newSeller({ companyName: "Suljettavan Kiikun Puu Oy" });
    const product = await newProduct(seller);
    const query = { queryString: "suljettavan kiikun" };
    expect(await found(query)).toEqual([product._id]);
    await inStep(await change(seller, { userAccount: closed(seller) }));
    expect(await found(query)).toEqual([]);
    expect(await found({ sellerId: seller._id })).toEqual([]);
  });

  test("that is activated brings the seller and all their products to the market", async () => {
    const open = await newSeller({ companyName: "Avattavan Kiikun Puu Oy" });
    const seller = await change(open, { userAccount: closed(open) });
    const product = await newProduct(seller);
    await inStep(seller);
    expect(await found({ queryString: "avattavan kiikun" })).toEqual([]);
    await inStep(await change(seller, { userAccount: open.userAccount }));
    expect(await found({ queryString: "avattavan kiikun" })).toEqual([product._id]);
    expect(await found({ sellerId: seller._id })).toEqual([product._id]);
  });

  test("of somebody who becomes an admin sells nothing any more", async () => {
    const seller = await newSeller();
    await newProduct(seller);
    await inStep(await change(seller, { role: "admin" }));
    expect((await projectionRef(seller).get()).exists).toBe(false);
  });
});

/** Stores `count` copies of one product of a seller. */
async function newProducts(seller: User, count: number): Promise<void> {
  const { _id } = await newProduct(seller);
  const stored = (await database.collection("products").doc(_id).get()).data();
  const writer = database.bulkWriter({ throttling: false });
  for (let number = 1; number < count; number += 1) {
    void writer.set(database.collection("products").doc(`${_id}-${number}`), { ...stored });
  }
  await writer.close();
}

describe("700 products of one seller", () => {
  test("follow a change of name", async () => {
    const seller = await newSeller();
    await newProducts(seller, 700);
    await inStep(await change(seller, { companyName: "Suurmetsän Puu Oy" }));
    const renamed = productsOf(seller).where("owner.name", "==", "Suurmetsän Puu Oy");
    expect((await renamed.count().get()).data().count).toBe(700);
  });

  test("go when their seller goes", async () => {
    const seller = await newSeller();
    await newProducts(seller, 700);
    await userRef(seller).delete();
    await waitForQuery(productsOf(seller), ({ empty }) => empty);
  });
});

test("somebody who is gone leaves nothing on the market, and their orders stay", async () => {
  const seller = await newSeller();
  const product = await newProduct(seller);
  await newDeliveryCost(seller);
  const image = (await bucket()).file(`products/${seller._id}/${product._id}/image.png`);
  await image.save("an image", { resumable: false });
  await orderProduct(product);

  await userRef(seller).delete();
  await waitForDocument(projectionRef(seller), ({ exists }) => !exists);
  await waitForQuery(productsOf(seller), ({ empty }) => empty);
  await waitForQuery(costsOf(seller), ({ empty }) => empty);
  await expect.poll(async () => (await image.exists())[0]).toBe(false);
  expect(await readOrders(seller)).toHaveLength(1);
});

/** The last write times of the projection and of each product. */
async function writtenAt(seller: User): Promise<unknown[]> {
  const { docs } = await productsOf(seller).get();
  return [await projectionRef(seller).get(), ...docs].map(({ id, updateTime }) => [
    id,
    updateTime?.valueOf(),
  ]);
}

describe("without the triggers of the suite,", () => {
  disableTriggersDuringTests();

  test("an event that is delivered twice writes nothing the second time", async () => {
    const seller = await newSeller();
    for (const price of [5000, 6000, 7000]) await newProduct(seller, { price });
    const renamed = await change(seller, { companyName: "Kahdesti Kerrottu Oy" });
    const before = await writtenAt(seller);
    await deliver(seller);
    await inStep(renamed);
    const after = await writtenAt(seller);
    expect(after).not.toEqual(before);
    await deliver(seller);
    expect(await writtenAt(seller)).toEqual(after);
  });

  test("a change of something private writes nothing", async () => {
    const seller = await newSeller();
    await newProduct(seller);
    const before = await userRef(seller).get();
    await projectionRef(seller).delete();
    await change(seller, { terms: false });
    const after = await userRef(seller).get();
    await syncProfile({ params: { uid: seller._id }, data: { before, after } });
    expect((await projectionRef(seller).get()).exists).toBe(false);
  });

  test("an old event that comes late changes nothing back", async () => {
    const seller = await newSeller();
    await newProduct(seller);
    const oldest = await userRef(seller).get();
    await change(seller, { companyName: "Väliaikainen Puu Oy" });
    const middle = await userRef(seller).get();
    const latest = await change(seller, { companyName: "Lopullinen Puu Oy" });
    await deliver(seller);
    await syncProfile({ params: { uid: seller._id }, data: { before: oldest, after: middle } });
    await inStep(latest);
  });
});

const birch: NewProduct = {
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  unit: "Irto-m3",
  price: 5400,
  quantity: 12,
  vat: 2550,
  discount: false,
  deliveryTime: null,
  pausedUntil: null,
  description: "",
};

test("a product that is listed while its seller's profile changes ends up in step, 20 times of 20", async () => {
  const seller = await newSeller();
  const changes: ((round: number) => Partial<User>)[] = [
    (round) => ({ companyName: `Kiireisen Puu ${round} Oy` }),
    () => ({ address: inari }),
    () => ({ userAccount: closed(seller) }),
    () => ({ address: seller.address, userAccount: seller.userAccount }),
  ];
  let now = seller;
  for (let round = 0; round < 20; round += 1) {
    const fields = changes[round % changes.length]?.(round) ?? {};
    const [changed, listed] = await Promise.all([change(now, fields), createListing(seller._id, birch)]);
    now = changed;
    await inStep(now);
    const product = await findProduct(listed._id);
    if (!product) throw new Error(`round ${round}: the product is not there`);
    const sellerFields = toSellerIndexFields(now, isSelling(now), await readCoverage(now));
    const stored = await database.collection("products").doc(listed._id).get();
    expect(stored.data()).toMatchObject({
      ...toProductIndexFields(product, sellerFields, getToday()),
      owner: toSellerSummary(now),
    });
  }
});
