import { entityPages } from "../page-paths.ts";
import { toSlug } from "../search/search-words.ts";

// The last segment of a page's path, such as `R3tq9-polttopuu-koivu-orivesi`: the id and, after the first '-', a slug for people and
// search engines. A '-' of the id is written '~', which no id contains, so that the first '-' always ends the id.

function formatPageSegment(id: string, slug: string): string {
  const head = id.replaceAll("-", "~");
  return slug === "" ? head : `${head}-${slug}`;
}

/** The fields of a product that name its page. */
export interface PagedProduct {
  _id: string;
  category: string;
  name: string;
  /** The wood of firewood. */
  material?: string | undefined;
  owner: { address: { locality: { location: string } } };
}

/** The fields of a seller that name the seller's page. */
export interface PagedSeller {
  _id: string;
  name: string;
  address: { locality: { location: string } };
}

/** The segment of a product's page: its kind, its wood and its place. */
export function toProductSegment({ _id, name, category, material = "", owner }: PagedProduct): string {
  const wood = category === "Polttopuut" ? material : "";
  return formatPageSegment(_id, toSlug([name, wood, owner.address.locality.location].join(" ")));
}

/** The segment of a seller's page: the name and the place. */
export function toSellerSegment({ _id, name, address }: PagedSeller): string {
  return formatPageSegment(_id, toSlug(`${name} ${address.locality.location}`));
}

/** Path of the page of a product of which only the id is known; it leads to the page with the whole segment. */
export const toProductIdPath = (id: string): string => `${entityPages.product}/${formatPageSegment(id, "")}`;

/** Path of a product's page: `/tuote/R3tq9-polttopuu-koivu-orivesi`. */
export const toProductPath = (product: PagedProduct): string =>
  `${entityPages.product}/${toProductSegment(product)}`;

/** Path of a seller's page: `/myyja/halkomestari-halkomestarin-puu-oy-orivesi`. */
export const toSellerPath = (seller: PagedSeller): string =>
  `${entityPages.seller}/${toSellerSegment(seller)}`;

/** The id of a page's segment, and the slug, which may be missing, old or invented. */
export function parsePageSegment(segment: string): { id: string; slug: string } {
  const [head = "", ...slug] = segment.split("-");
  return { id: head.replaceAll("~", "-"), slug: slug.join("-") };
}
