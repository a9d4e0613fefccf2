import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { countReads, newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";

// How many documents the searches of visitors read, in a market of any size.

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];

// Google's emulator does not report how many documents it has read.
describe.skipIf(process.env["FIREBASE_OFFICIAL_EMULATORS"])("a page of 24 reads at most 34 documents", () => {
  test.each<{ query: Query }>([
    { query: {} },
    { query: { region: "pirkanmaa", category: "Polttopuut", name: "Polttopuu" } },
    { query: { locality: "espoo", category: "Polttopuut" } },
    { query: { region: "uusimaa", quality: "kuiva", deliveryMethod: "Kuljetus", sort: "cheapest" } },
    { query: { queryString: "koivu" } },
    { query: { region: "pirkanmaa", deliveryMethod: "Noutopiste ja kuljetus" } },
  ])("when asked for $query", async ({ query }) => {
    const page = { ...query, limit: 24 };
    expect(await countReads(() => visitor.call(searchProducts, { query: page }))).toBeLessThanOrEqual(34);
  });
});

describe.skipIf(process.env["FIREBASE_OFFICIAL_EMULATORS"])(
  "no visitor's call reads more documents than a page and 20, or than it answers and 10",
  () => {
    let seller: string;
    const succeeds = async (path: string) => expect((await visitor.send("GET", path)).status).toBe(200);

    beforeAll(async () => {
      const large = await newSeller();
      seller = large._id;
      await Promise.all(
        Array.from({ length: 150 }, (_, index) =>
          newProduct(large, { price: 5000 + index, material: "kuusi" }),
        ),
      );
      await waitForQuietDatabase();
    });

    test.each<{ query: Record<string, string> }>([
      { query: { limit: "100" } },
      { query: { limit: "100", locality: "orivesi" } },
      { query: { limit: "100", queryString: "kuusi koivu" } },
      { query: { limit: "100", queryString: "ku ko ii", region: "lappi" } },
      { query: { limit: "100", queryString: "kuusi haapa", locality: "orivesi" } },
      { query: { limit: "100", queryString: "halko" } },
      { query: { limit: "100", deliveryMethod: "Noutopiste ja kuljetus" } },
      { query: { limit: "100", queryString: "kuusi haapa", deliveryMethod: "Noutopiste ja kuljetus" } },
    ])("a search for $query", async ({ query }) => {
      const path = `${searchProducts.path}?${new URLSearchParams(query)}`;
      expect(await countReads(() => succeeds(path))).toBeLessThanOrEqual(120);
    });

    test.each([
      "/api/sellers?sellerId=:id",
      "/api/products?owner_id=:id",
      "/api/users/:id/profile",
      "/api/users/:id/products",
    ])("GET %s of a seller of 150 things", async (path) => {
      expect(await countReads(() => succeeds(path.replace(":id", seller)))).toBeLessThanOrEqual(160);
    });

    test.each<{ query: Record<string, string> }>([
      { query: {} },
      { query: { queryString: "kuusi koivu" } },
      { query: { queryString: "kuusi haapa", deliveryMethod: "Noutopiste ja kuljetus" } },
      { query: { sort: "door", to: "tampere" } },
    ])("a search for $query without a limit", async ({ query }) => {
      const path = `${searchProducts.path}?${new URLSearchParams(query)}`;
      expect(await countReads(() => succeeds(path))).toBeLessThanOrEqual(510);
    });

    test("and all 150 are found at once", async () => {
      const { products, nextCursor } = await visitor.call(searchProducts, { query: { sellerId: seller } });
      expect([products.length, nextCursor]).toEqual([150, undefined]);
    });
  },
);
