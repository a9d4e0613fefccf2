import type { User } from "@halkopiha/domain/accounts/user.ts";
import { deleteProduct, readProduct, readSimilarProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { countReads, database, newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";

const visitor = new Client();
const admin = new Client();
const read = (id: string) => visitor.call(readProduct, { params: { id } });
const readEnded = (id: string) => visitor.request(readProduct, { params: { id } });

let seller: User;

beforeAll(async () => {
  seller = await newSeller();
  await admin.logIn("yllapito", "Yllapito2026");
});

test("a product is read with its seller, without index fields and the seller's private data", async () => {
  const { _id } = await newProduct(seller, { description: "Kuivaa koivua." });
  const { product, seller: owner } = await read(_id);
  expect(product).toMatchObject({ _id, description: "Kuivaa koivua." });
  expect(owner).toMatchObject({ _id: seller._id, name: product.owner.name });
  // The Y-tunnus of a business is public.
  expect([owner.ytunnus, product.owner.ytunnus]).toEqual(["9000013-4", "9000013-4"]);
  const { body } = await readEnded(_id);
  expect(JSON.stringify(body)).not.toMatch(/"(areas|words|visible|fetchable|username|socialSecurityNumber)"/);
});

test("the answer is cached publicly", async () => {
  const { _id } = await newProduct(seller);
  expect((await readEnded(_id)).headers.get("cache-control")).toMatch(/^public, .*s-maxage=300/);
});

describe("similar offers", () => {
  test("are at most six others of the same wood that the region finds, the newest first", async () => {
    const made = [];
    for (let count = 0; count < 8; count += 1) made.push(await newProduct(seller, { material: "haapa" }));
    await newProduct(seller, { material: "leppä" });
    const newest = made.map(({ _id }) => _id).reverse();
    const [first = ""] = newest;
    const { similar } = await read(first);
    expect(similar.map(({ _id }) => _id)).toEqual(newest.slice(1, 7));
  });

  test("of another region are not listed", async () => {
    const { address, deliveryLocations } = await newSeller();
    const far = await newSeller({
      address: {
        ...address,
        region: { _id: "lappi", name: "Lappi" },
        locality: { _id: "inari", location: "Inari", zoom: 8 },
      },
      deliveryMethod: "Noutopiste",
      deliveryLocations: [],
    });
    expect(deliveryLocations.length).toBeGreaterThan(0);
    const there = await newProduct(far, { material: "havusekapuu" });
    const here = await newProduct(seller, { material: "havusekapuu" });
    const ids = async (id: string) => (await read(id)).similar.map(({ _id }) => _id);
    expect(await ids(there._id)).not.toContain(here._id);
    expect(await ids(here._id)).not.toContain(there._id);
  });
});

describe("a listing has ended (410), and nothing of it is revealed, when", () => {
  const expectEnded = async (id: string) => {
    const { status, body, headers } = await readEnded(id);
    expect(status).toBe(410);
    expect(body).toEqual({ code: "listingEnded", message: "Ilmoitus on päättynyt." });
    expect(headers.get("cache-control")).toBe("private, no-store");
  };

  test("it was deleted", async () => {
    const { _id } = await newProduct(seller);
    await admin.call(deleteProduct, { params: { id: _id } });
    await expectEnded(_id);
  });

  test("the account of its seller was deleted", async () => {
    const leaving = await newSeller();
    const { _id } = await newProduct(leaving);
    await waitForQuietDatabase();
    await database.collection("users").doc(leaving._id).delete();
    await waitForQuietDatabase();
    expect((await database.collection("products").doc(_id).get()).exists).toBe(false);
    await expectEnded(_id);
  });

  test("its seller is not active", async () => {
    const { userAccount } = seller;
    const inactive = await newSeller({ userAccount: { ...userAccount, isActive: false } });
    await expectEnded((await newProduct(inactive))._id);
  });

  test("its seller has just been closed and the product still shows", async () => {
    const closing = await newSeller();
    const { _id } = await newProduct(closing);
    // The trigger of the new seller would store the card again.
    await waitForQuietDatabase();
    await database.collection("sellers").doc(closing._id).delete();
    await expectEnded(_id);
  });
});

test.each(["__x__", "tallaistaeiole"])("the id %s, which no product has had, is not found", async (id) => {
  for (const path of [`/api/products/${id}`, `/api/products/${id}/similar`]) {
    const { status, headers } = await visitor.send("GET", path);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
});

describe("what is left of a deleted product", () => {
  test("finds the offers that were similar to it", async () => {
    const [gone, other] = [
      await newProduct(seller, { material: "kuusi" }),
      await newProduct(seller, { material: "kuusi" }),
    ];
    await admin.call(deleteProduct, { params: { id: gone._id } });
    const { similar } = await visitor.call(readSimilarProducts, { params: { id: gone._id } });
    expect(similar.map(({ _id }) => _id)).toContain(other._id);
    expect(new Set(similar.map((one) => one.category === "Polttopuut" && one.material))).toEqual(
      new Set(["kuusi"]),
    );
  });

  test("says nothing of who sold it", async () => {
    const { _id } = await newProduct(seller);
    await admin.call(deleteProduct, { params: { id: _id } });
    const left = await database.collection("endedPages").doc(`product-${_id}`).get();
    expect(Object.keys(left.data() ?? {}).sort()).toEqual(["category", "expiresAt", "material", "region"]);
  });
});

describe("of a seller's id the search knows whether somebody", () => {
  const findSeller = async (sellerId: string) => visitor.call(searchProducts, { query: { sellerId } });

  test("has stopped selling", async () => {
    const leaving = await newSeller();
    await waitForQuietDatabase();
    expect((await findSeller(leaving._id)).sellers).toHaveLength(1);
    await database.collection("users").doc(leaving._id).delete();
    await waitForQuietDatabase();
    expect(await findSeller(leaving._id)).toEqual({ sellers: [], products: [], total: 0, isFormer: true });
  });

  test("never sold", async () => {
    expect(await findSeller("tallaistaeiole")).toEqual({ sellers: [], products: [], total: 0 });
  });
});

// Google's emulator does not report how many documents it has read.
test.skipIf(process.env["FIREBASE_OFFICIAL_EMULATORS"])(
  "a product's page reads at most 12 documents",
  async () => {
    const { _id } = await newProduct(seller, { material: "koivu" });
    await waitForQuietDatabase();
    expect(await countReads(() => read(_id))).toBeLessThanOrEqual(12);
  },
);
