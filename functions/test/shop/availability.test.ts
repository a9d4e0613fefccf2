import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { DeliveryTime } from "@halkopiha/domain/products/catalogue.ts";
import type { Firewood, Product } from "@halkopiha/domain/products/product.ts";
import type { Sort } from "@halkopiha/domain/search/options.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { indexEndedPauses } from "../../src/store/products/paused-products.ts";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { countReads, database, newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";
import { registerActiveSeller } from "../support/users.ts";
import { waitForDocument } from "../support/wait-for.ts";

// Search by the delivery time, and the place of paused products in every order.

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];

const nextMonth = addDays(getToday(), 30);
const yesterday = toFinnishDate(new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString());

async function findIds(query: Query): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await visitor.call(searchProducts, { query: { ...query, ...(cursor && { cursor }) } });
    ids.push(...page.products.map(({ _id }) => _id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

const create = async (client: Client, fields: { deliveryTime?: DeliveryTime }) => {
  const chips = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
  return (await client.call(createProduct, { body: { ...chips, ...fields } })).product;
};

/** A word that only the products of one test have. */
const newWord = () =>
  `zq${randomUUID()
    .replaceAll(/[^a-f]/g, "")
    .slice(0, 12)}`;

const productRef = ({ _id }: Pick<Product, "_id">) => database.collection("products").doc(_id);

describe("paused products come last", () => {
  const word = newWord();
  let seller: User;
  let onSale: Firewood[];
  let paused: Firewood[];

  beforeAll(async () => {
    seller = await newSeller({ deliveryMethod: "Noutopiste ja kuljetus" });
    const sell = (changes: Partial<Firewood>) =>
      newProduct(seller, { description: word, material: "havusekapuu", ...changes });
    // The paused ones are the cheapest, the dearest, the newest and the oldest.
    const oldest = await sell({ price: 1000, pausedUntil: nextMonth });
    onSale = [await sell({ price: 5000 }), await sell({ price: 6000 }), await sell({ price: 7000 })];
    const newest = await sell({ price: 90_000, pausedUntil: nextMonth });
    paused = [oldest, newest];
  });

  const ids = (products: readonly Firewood[]) => products.map(({ _id }) => _id).sort();

  test.each<{ sort: Sort; deliveryMethod?: "Noutopiste ja kuljetus"; limit: number }>([
    ...(["cheapest", "expensive", "newest", "oldest", "heat", "nearest", "door"] as const).flatMap((sort) => [
      { sort, limit: 2 },
      { sort, limit: 24 },
    ]),
    { sort: "newest", limit: 2, deliveryMethod: "Noutopiste ja kuljetus" },
  ])("in a search for words, $sort first, $limit a page", async ({ sort, limit, deliveryMethod }) => {
    const found = await findIds({
      queryString: word,
      // So that all of them are compared by place, however many products other tests have left.
      category: "Polttopuut",
      material: "havusekapuu",
      sort,
      to: "orivesi",
      limit,
      ...(deliveryMethod && { deliveryMethod }),
    });
    expect(found.slice(0, onSale.length).sort()).toEqual(ids(onSale));
    expect(found.slice(onSale.length).sort()).toEqual(ids(paused));
  });

  test("in the whole market", async () => {
    for (const sort of ["cheapest", "newest"] as const) {
      const found = await findIds({ category: "Polttopuut", region: "pirkanmaa", sort, limit: 100 });
      const firstPaused = Math.min(...ids(paused).map((id) => found.indexOf(id)));
      expect(firstPaused).toBeGreaterThan(Math.max(...ids(onSale).map((id) => found.indexOf(id))));
    }
  });

  test("of their seller, and count among the others", async () => {
    const { products, total } = await visitor.call(searchProducts, { query: { sellerId: seller._id } });
    expect(
      products
        .map(({ _id }) => _id)
        .slice(3)
        .sort(),
    ).toEqual(ids(paused));
    expect(total).toBe(5);
  });

  test("in as few reads as before", async () => {
    const query = { category: "Polttopuut", region: "pirkanmaa", limit: 24 } as const;
    expect(await countReads(() => visitor.call(searchProducts, { query }))).toBeLessThanOrEqual(34);
  });
});

test("a pause that has ended counts no more, and the product is back in its place after midnight", async () => {
  const word = newWord();
  const seller = await newSeller();
  const fields = { description: word, material: "havusekapuu" } as const;
  const older = await newProduct(seller, fields);
  const ended = await newProduct(seller, { ...fields, pausedUntil: yesterday });
  await waitForQuietDatabase();
  expect((await productRef(ended).get()).get("paused")).toBe(false);
  // As it was stored the day before.
  await productRef(ended).update({ paused: true });
  const query = { category: "Polttopuut", material: fields.material, queryString: word } as const;
  const search = () => findIds({ ...query, sort: "newest" });
  expect(await search()).toEqual([older._id, ended._id]);
  const { updatedAt } = (await productRef(ended).get()).data() ?? {};
  await indexEndedPauses(getToday());
  expect(await search()).toEqual([ended._id, older._id]);
  expect((await productRef(ended).get()).data()).toMatchObject({ paused: false, updatedAt });
  // By place the day itself counts.
  expect(await findIds({ ...query, sort: "nearest", to: "orivesi" })).toHaveLength(2);
});

describe("'Toimitus viimeistään' finds what is delivered in time", () => {
  const word = newWord();
  const fields = { description: word, material: "havusekapuu" } as const;
  const byTime = new Map<string, string>();

  beforeAll(async () => {
    const [agreeing, quick] = [
      await newSeller({ deliveryTime: "sovittava" }),
      await newSeller({ deliveryTime: "1" }),
    ];
    const list = async (seller: User, name: string, deliveryTime: DeliveryTime | null) =>
      byTime.set(name, (await newProduct(seller, { ...fields, deliveryTime }))._id);
    await list(agreeing, "not stated", null);
    await list(agreeing, "at once", "heti");
    await list(agreeing, "in four weeks", "4");
    await list(quick, "the seller's week", null);
    await list(quick, "two weeks in place of the seller's one", "2");
    await list(quick, "to agree on in place of the seller's week", "sovittava");
  });

  const within = {
    heti: ["at once"],
    "1": ["at once", "the seller's week"],
    "2": ["at once", "the seller's week", "two weeks in place of the seller's one"],
    "4": ["at once", "in four weeks", "the seller's week", "two weeks in place of the seller's one"],
  } as const;

  const toIds = (names: readonly string[]) => names.map((name) => byTime.get(name)).sort();

  test.each(["heti", "1", "2", "4"] as const)("%s, by words", async (deliveryTime) => {
    expect((await findIds({ queryString: word, deliveryTime })).sort()).toEqual(toIds(within[deliveryTime]));
  });

  test.each(["heti", "1", "2", "4"] as const)("%s, by place", async (deliveryTime) => {
    const query = { category: "Polttopuut", material: fields.material, queryString: word } as const;
    const found = await findIds({ ...query, deliveryTime, sort: "nearest", to: "orivesi" });
    expect(found.sort()).toEqual(toIds(within[deliveryTime]));
  });

  test.each(["cheapest", "expensive", "newest", "oldest", "heat"] as const)(
    "by the index, %s first, in an area and for either way of delivery, with their number",
    async (sort) => {
      const query = {
        category: "Polttopuut",
        // So that all of them are counted, however many products other tests have left.
        material: fields.material,
        region: "pirkanmaa",
        locality: "orivesi",
        deliveryMethod: "Noutopiste ja kuljetus",
        deliveryTime: "4",
        sort,
      } as const;
      const found = await findIds({ ...query, limit: 100 });
      const { total } = await visitor.call(searchProducts, { query: { ...query, limit: 1 } });
      expect(found).toEqual(expect.arrayContaining(toIds(within["4"])));
      for (const name of ["not stated", "to agree on in place of the seller's week"]) {
        expect(found).not.toContain(byTime.get(name));
      }
      expect(total).toBe(found.length);
    },
  );
});

test("the seller's changed delivery time reaches the products that have none of their own", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const { client, uid } = await registerActiveSeller(admin);
  const own = await create(client, { deliveryTime: "4" });
  const inherited = await create(client, {});
  const older = { deliveryMethod: "Kuljetus" as const, deliveryLocations: [] };
  const body = { ...older, deliveryTime: "2" as const };
  const { user } = await client.call(updateAccountSettings, { params: { id: uid }, body });
  expect(user.deliveryTime).toBe("2");
  await waitForDocument(productRef(inherited), (seen) => seen.get("deliversIn") === "2");
  await waitForDocument(productRef(own), (seen) => seen.get("owner.deliveryTime") === "2");
  expect((await productRef(own).get()).get("deliversIn")).toBe("4");

  // A device with an older version of the app does not know of delivery times.
  const { user: after } = await client.call(updateAccountSettings, { params: { id: uid }, body: older });
  expect(after.deliveryTime).toBe("2");
});
