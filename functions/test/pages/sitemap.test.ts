import { toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toProductPath, toSellerPath } from "@halkopiha/domain/products/page-segment.ts";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bucket } from "../../src/firebase.ts";
import { sendSitemapIndex, sendSitemapPart } from "../../src/pages/sitemap/send-sitemap.ts";
import { readPartStarts, storePartStarts } from "../../src/store/sitemap.ts";
import { countReads, database, newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";
import { serveDuringTests } from "../support/serve.ts";

const getIndex = serveDuringTests({ "/sitemap.xml": sendSitemapIndex });
const getPart = serveDuringTests({ "/sitemap/:part": sendSitemapPart });

const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap" });
const Page = z.object({ loc: z.string(), lastmod: z.optional(z.iso.datetime()) });
const UrlSet = z.object({ urlset: z.object({ url: z._default(z.array(Page), []) }) });
const Index = z.object({ sitemapindex: z.object({ sitemap: z.array(Page) }) });

async function parse<S extends z.ZodMiniType>(schema: S, response: Response): Promise<z.output<S>> {
  expect(response.status).toBe(200);
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return schema.parse(parser.parse(xml));
}

const pathOf = ({ loc }: { loc: string }) => new URL(loc).pathname;

/** The parts that the index names. */
const listParts = async () =>
  (await parse(Index, await getIndex("/sitemap.xml"))).sitemapindex.sitemap.map(pathOf);

const listEntries = async (part: string) => (await parse(UrlSet, await getPart(part))).urlset.url;
const listPaths = async (part: string) => (await listEntries(part)).map(pathOf);

const listCollection = async (name: "tuotteet" | "myyjat") => {
  const parts = (await listParts()).filter((part) => part.includes(name));
  return { parts, paths: (await Promise.all(parts.map(listPaths))).flat() };
};

/** Deletes the parts that were made today and the starts, as after a new deployment. */
async function forgetParts(): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: "sitemap/" });
  await database.collection("figures").doc("sitemap").delete();
}

/** Number of pages of a part in these tests. */
const pageCount = 50;

let seller: User;

beforeAll(async () => {
  seller = await newSeller();
});

afterEach(forgetParts);

test("the index and its parts may be cached by the CDN for a day", async () => {
  for (const response of [await getIndex("/sitemap.xml"), await getPart("/sitemap/sivut.xml")]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": expect.stringContaining("application/xml"),
      "cache-control": "public, s-maxage=86400, stale-while-revalidate=604800",
    });
  }
});

test("the addresses begin with that of the app", async () => {
  const [first] = await listEntries("/sitemap/sivut.xml");
  expect(first?.loc).toBe(new URL("/", process.env["APP_URL"]).href);
});

test("the pages of all regions and localities are listed, by ids that are slugs", async () => {
  const paths = await listPaths("/sitemap/paikat.xml");
  expect(paths).toEqual(expect.arrayContaining(["/polttopuut/pirkanmaa", "/polttopuut/pirkanmaa/orivesi"]));
  expect(paths.filter((path) => !/^\/polttopuut(\/[a-z0-9-]+){1,2}$/.test(path))).toEqual([]);
  const { docs } = await database.collection("localities").get();
  const regions = new Set(docs.map((locality) => locality.get("region._id")));
  expect(paths).toHaveLength(regions.size + docs.length);
});

test("a public product and its seller are listed with the time of their last change", async () => {
  const product = await newProduct(seller);
  const products = await listEntries("/sitemap/tuotteet-1.xml");
  const listed = products.find((entry) => pathOf(entry) === toProductPath(product));
  expect(Date.parse(listed?.lastmod ?? "")).toBeGreaterThan(Date.parse(product.updatedAt) - 60_000);
  expect(await listPaths("/sitemap/myyjat-1.xml")).toContain(toSellerPath(toSellerSummary(seller)));
});

test("a seller who does not sell is not listed, nor are their hidden products", async () => {
  const shown = await newProduct(seller);
  const { userAccount } = seller;
  const closed = await newSeller({ userAccount: { ...userAccount, isActive: false } });
  const hidden = await newProduct(closed);
  const paths = await listPaths("/sitemap/tuotteet-1.xml");
  expect(paths).toContain(toProductPath(shown));
  expect(paths).not.toContain(toProductPath(hidden));
  expect(await listPaths("/sitemap/myyjat-1.xml")).not.toContain(toSellerPath(toSellerSummary(closed)));
});

describe("parts whose starts the nightly job stores", () => {
  test.each([
    ["once", 1],
    ["twice", 2],
  ])("list each product and seller once when the job has run %s", async (_, runs) => {
    const own = [await newProduct(seller), await newProduct(seller), await newProduct(seller)];
    for (let run = 0; run < runs; run += 1) await storePartStarts(pageCount);
    const [products, sellers] = [await listCollection("tuotteet"), await listCollection("myyjat")];
    expect(products.parts.length).toBeGreaterThan(1);
    expect(new Set(products.paths).size).toBe(products.paths.length);
    expect(new Set(sellers.paths).size).toBe(sellers.paths.length);
    expect(products.paths).toEqual(expect.arrayContaining(own.map(toProductPath)));
    expect(sellers.paths).toContain(toSellerPath(toSellerSummary(seller)));
  });

  test("have no more pages than they were counted with", async () => {
    await storePartStarts(pageCount);
    const { products } = await readPartStarts();
    const sizes = await Promise.all(
      products.map(async (__, index) => (await listPaths(`/sitemap/tuotteet-${index + 1}.xml`)).length),
    );
    // Triggers of other tests may have hidden or shown a product since.
    expect(sizes.every((size) => size > 0 && size <= pageCount + 5)).toBe(true);
  });

  test("have what was added since", async () => {
    await storePartStarts(pageCount);
    const added = [await newProduct(seller), await newProduct(seller)];
    const { paths } = await listCollection("tuotteet");
    expect(paths).toEqual(expect.arrayContaining(added.map(toProductPath)));
  });
});

test("a part is read from the database once a day, however often crawlers come", async () => {
  await getPart("/sitemap/tuotteet-1.xml");
  await waitForQuietDatabase();
  const visits = Array.from({ length: 10 }, () => "/sitemap/tuotteet-1.xml");
  expect(await countReads(() => Promise.all(visits.map(getPart)))).toBe(visits.length);
});

test("a URL with a query is redirected to the one without, and the redirect is not cached", async () => {
  const responses = [await getIndex("/sitemap.xml?a=1"), await getPart("/sitemap/sivut.xml?a=1")];
  const answers = responses.map(({ status, headers }) => [
    status,
    headers.get("location"),
    headers.get("cache-control"),
  ]);
  expect(answers).toEqual([
    [308, "/sitemap.xml", "private, no-store"],
    [308, "/sitemap/sivut.xml", "private, no-store"],
  ]);
});

test.each(["tuotteet-0.xml", "tuotteet-2.xml", "tuotteet-01.xml", "toiset-1.xml", "sivut"])(
  "there is no part %s, and the answer is not cached",
  async (part) => {
    const { status, headers } = await getPart(`/sitemap/${part}`);
    expect([status, headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  },
);
