import { staticPages, toLandingPath } from "@halkopiha/domain/page-paths.ts";
import { toProductPath, toSellerPath } from "@halkopiha/domain/products/page-segment.ts";
import { listAllLocalities } from "../../store/reference-data/cached-localities.ts";
import { listRegions } from "../../store/reference-data/regions.ts";
import {
  type ListedCollection,
  listedCollections,
  listProductsOfPart,
  listSellersOfPart,
  type PartRange,
  type PartStarts,
} from "../../store/sitemap.ts";
import type { SitemapEntry } from "./render-sitemap.ts";

/** The Finnish names of the parts' files. */
const partNames = { products: "tuotteet", sellers: "myyjat" } as const satisfies Record<
  ListedCollection,
  string
>;

/** One file of the sitemap. */
export interface SitemapPart {
  /** Such as `tuotteet-2.xml`. */
  file: string;
  /** What it was made of: a part with other bounds is another one. */
  bounds: string;
  listEntries: () => Promise<SitemapEntry[]>;
}

const listStaticPages = async (): Promise<SitemapEntry[]> =>
  Object.values(staticPages).map((path) => ({ path }));

async function listPlaces(): Promise<SitemapEntry[]> {
  const [regions, localities] = await Promise.all([listRegions(), listAllLocalities()]);
  const served = new Set(localities.map(({ region }) => region._id));
  return [
    // A region without localities has no page.
    ...regions.filter(({ _id }) => served.has(_id)).map(({ _id }) => ({ path: toLandingPath(_id) })),
    ...localities.map(({ _id, region }) => ({ path: toLandingPath(region._id, _id) })),
  ];
}

const entryLists: Record<ListedCollection, (range: PartRange) => Promise<SitemapEntry[]>> = {
  products: async (range) =>
    (await listProductsOfPart(range)).map((product) => ({
      path: toProductPath(product),
      lastModified: product.updatedAt,
    })),
  sellers: async (range) =>
    (await listSellersOfPart(range)).map((seller) => ({
      path: toSellerPath(seller),
      lastModified: seller.updatedAt,
    })),
};

/** The parts of a collection: each starts where the one before it ends. */
function toParts(collection: ListedCollection, starts: readonly string[]): SitemapPart[] {
  return [null, ...starts].map((from, index) => {
    const range = { from, until: starts[index] ?? null };
    return {
      file: `${partNames[collection]}-${index + 1}.xml`,
      bounds: [range.from, range.until].join(" "),
      listEntries: () => entryLists[collection](range),
    };
  });
}

/** All files of the sitemap, in the order of the index. */
export function toSitemapParts(starts: PartStarts): SitemapPart[] {
  return [
    { file: "sivut.xml", bounds: "", listEntries: listStaticPages },
    { file: "paikat.xml", bounds: "", listEntries: listPlaces },
    ...listedCollections.flatMap((collection) => toParts(collection, starts[collection])),
  ];
}
