import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];
const search = (queryString: string, query: Query = {}) =>
  visitor.call(searchProducts, { query: { queryString, limit: 100, ...query } });

/** The ids of all pages. */
async function findIds(queryString: string, query: Query = {}): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(queryString, { ...query, ...(cursor && { cursor }) });
    found.push(...page.products.map(({ _id }) => _id));
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

test.each([
  "halkomestarin",
  "HALKOMESTARIN puu",
  "oriv koivu",
  "Orivesi kuiva koivu pilkottu",
  "koivuklapeja Orivedeltä",
  "halkomestarin koivua 33 cm",
  "35300 koivuklapit",
])("%j find Halkomestari's birch", { tags: "s7-note-4" }, async (queryString) => {
  expect(await findIds(queryString)).toContain("halkomestari-koivu-33");
});

test("words that nobody uses find nothing, and that is no error", async () => {
  expect(await search("avaruusraketti")).toMatchObject({ sellers: [], products: [] });
});

test("what fits exactly comes first, then what mentions it, each in the order asked for", async () => {
  const seller = await newSeller({ companyName: "Tuulimyllyn Puu Oy" });
  const mixed = await newProduct(seller, {
    material: "sekapuu",
    description: "Koivua ja kuusta",
    price: 1000,
  });
  const [dear, cheap] = [
    await newProduct(seller, { price: 9000 }),
    await newProduct(seller, { price: 5000 }),
  ];
  const found = await findIds("tuulimyllyn koivua", { sort: "cheapest" });
  expect(found).toEqual([cheap._id, dear._id, mixed._id]);
  expect(await findIds("tuulimyllyn koivua", { sort: "cheapest", limit: 1 })).toEqual(found);
});

describe("the place that the words name", () => {
  // What earlier tests have changed is indexed by triggers, which change the answers.
  beforeAll(waitForQuietDatabase);

  test("counts instead of the region that was set", async () => {
    const { products, understood } = await search("klapit Orivedelle", { region: "uusimaa" });
    expect(understood).toMatchObject({ place: { id: "orivesi" }, overridden: ["region"] });
    expect(products.length).toBeGreaterThan(0);
    const inOrivesi = await search("klapit", { region: "pirkanmaa", locality: "orivesi" });
    expect(products).toEqual(inOrivesi.products);
  });

  test("may be a zip code; one without a known place is reported", async () => {
    expect((await search("klapit 96200")).understood).toMatchObject({ place: { id: "rovaniemi" } });
    expect((await search("klapit 99998")).understood).toMatchObject({ place: null, unknownZip: "99998" });
  });
});

test("a product of another category is found although firewood was set, and the answer says so", async () => {
  const { products, understood } = await search("kutterinlastua", {
    category: "Polttopuut",
    name: "Polttopuu",
    material: "koivu",
  });
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(["Muut_tuotteet"]));
  expect(understood?.overridden).toEqual(["category", "name", "material"]);
});

test("alternatives find the listings of either, also of another category than the one set", async () => {
  const seller = await newSeller({ companyName: "Tuulimyllyn Puu Oy" });
  const birch = await newProduct(seller, { material: "koivu" });
  const alder = await newProduct(seller, { material: "leppä" });
  const pine = await newProduct(seller, { material: "mänty" });
  const found = await findIds("tuulimyllyn koivua tai leppää");
  expect(found).toEqual(expect.arrayContaining([birch._id, alder._id]));
  expect(found).not.toContain(pine._id);
  const { products, understood } = await search("haketta tai brikettejä", { category: "Polttopuut" });
  expect(new Set(products.map(({ name }) => name))).toEqual(new Set(["Hake", "Briketti"]));
  expect(understood).toMatchObject({ terms: [{ label: "hake tai briketti" }], overridden: ["category"] });
});

describe("unknown words", () => {
  test("are left out of a search that finds nothing with them, and the answer says so", async () => {
    const { products, understood } = await search("avaruusraketin briketit");
    expect(products.map(({ name }) => name)).toContain("Briketti");
    expect(understood).toMatchObject({ terms: [{ label: "briketti" }], ignored: ["avaruusraketin"] });
  });

  test("of a search whose first look-up uses up all reads lead to a page that can be read", async () => {
    // With a limit of 2, the first look-up may read 12 documents: as many as there are.
    const seller = await newSeller({ companyName: "Ketunleivän Puu Oy" });
    await Promise.all(Array.from({ length: 12 }, () => newProduct(seller)));
    for (const limit of [1, 2, 3]) {
      const found = await findIds("ketunleivän avaruusraketin koivut", { limit });
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test("stay left out on the further pages", async () => {
    const all = await findIds("avaruusraketin koivut");
    const first = await search("avaruusraketin koivut", { limit: 3 });
    const second = await search("avaruusraketin koivut", { limit: 3, cursor: first.nextCursor ?? "" });
    expect([...first.products, ...second.products].map(({ _id }) => _id)).toEqual(all.slice(0, 6));
    expect(second.understood).toEqual(first.understood);
  });
});

test("a search without words has nothing to understand", async () => {
  expect(await visitor.call(searchProducts, { query: { limit: 1 } })).not.toHaveProperty("understood");
});

describe("the number of hits", () => {
  test("is returned with the first page, also when there are more", async () => {
    const query = { region: "lappi" };
    const { total, nextCursor } = await visitor.call(searchProducts, { query: { ...query, limit: 1 } });
    expect(nextCursor).toBeDefined();
    const { products } = await visitor.call(searchProducts, { query: { ...query, limit: 100 } });
    expect(total).toBe(products.length);
    const second = await visitor.call(searchProducts, {
      query: { ...query, limit: 1, cursor: nextCursor ?? "" },
    });
    expect(second).not.toHaveProperty("total");
  });

  test("of a search by words is returned when all are on the first page", async () => {
    expect((await search("avaruusraketti")).total).toBe(0);
    expect(await search("koivu", { limit: 1 })).not.toHaveProperty("total");
  });
});
