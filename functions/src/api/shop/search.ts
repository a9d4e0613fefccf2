import * as calls from "@halkopiha/domain/contract/shop/search.ts";
import { isByPlace, maxProducts } from "@halkopiha/domain/products/catalogue.ts";
import { groupProducts } from "@halkopiha/domain/products/product.ts";
import type { Search } from "@halkopiha/domain/products/search.ts";
import { findSort } from "@halkopiha/domain/products/search-language/criteria/condition-filters.ts";
import type { SearchTerm } from "@halkopiha/domain/products/search-language/understanding/understand-search.ts";
import { uniqueSellers } from "@halkopiha/domain/products/seller-summary.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { defineHandler } from "../../http/handler.ts";
import { findBuyerLocality, refuseLocality } from "../../shop/buyer-locality.ts";
import { interpretSearch, withRegion } from "../../shop/interpret-search.ts";
import { searchAtDoor, toDoorPrices } from "../../shop/search-at-door.ts";

import { isFormerSeller } from "../../store/products/ended-pages.ts";
import { searchProducts } from "../../store/products/product-search.ts";
import { countSellersIn, findSeller } from "../../store/products/sellers.ts";
import { findLocality } from "../../store/reference-data/localities.ts";
import { isKnownPlace, readPlaceIndex } from "../../store/reference-data/place-index.ts";
import { listRegions } from "../../store/reference-data/regions.ts";

interface SearchContext {
  query: Search;
  leaveUncached: () => void;
}

async function readWholeSeller({ query: { sellerId, cursor }, leaveUncached }: SearchContext) {
  const seller = sellerId ? await findSeller(sellerId) : null;
  if (!seller) {
    const isFormer = sellerId && (await isFormerSeller(sellerId));
    if (!isFormer) leaveUncached();
    return { sellers: [], products: [], total: 0, ...(isFormer && { isFormer }) };
  }
  const { listings, nextCursor, total } = await searchProducts({
    sellerId,
    sort: "newest",
    limit: maxProducts,
    cursor,
  });
  const products = listings.map(({ product }) => product);
  return { sellers: [{ ...seller, ...groupProducts(products) }], products, nextCursor, total };
}

/** The order that counts; one by place that words ask for needs a place. */
function findAnsweredSort(criteria: Search, query: Search, door: Locality | null): Search["sort"] {
  if (door) return findSort(criteria);
  return isByPlace(criteria.sort) ? query.sort : criteria.sort;
}

/** One page of the listings that fit the criteria and the terms. */
async function findListings(criteria: Search, terms: readonly SearchTerm[], door: Locality | null) {
  const complete = await withRegion(criteria, (id) => (id === door?._id ? door : findLocality(id)));
  const { sort } = complete;
  return isByPlace(sort)
    ? searchAtDoor({ ...complete, sort }, terms, door ?? refuseLocality())
    : searchProducts({ ...complete, sort }, terms);
}

async function searchListings({ query, leaveUncached }: SearchContext) {
  const [buyerLocality, isInKnownPlace] = await Promise.all([
    findBuyerLocality(query.to),
    isKnownPlace(query),
  ]);
  const { understood, criteria, overridden } = interpretSearch(
    query,
    query.queryString ? await readPlaceIndex() : null,
  );
  const needsPlace = isByPlace(criteria.sort) || criteria.maxDistance !== undefined;
  const named =
    needsPlace && !buyerLocality && criteria.locality ? await findLocality(criteria.locality) : null;
  const door = buyerLocality ?? named;
  const sort = findAnsweredSort(criteria, query, door);
  const { listings, terms, ...found } = await findListings(
    { ...criteria, sort },
    understood?.terms ?? [],
    door,
  );
  const products = listings.map(({ product }) => product);
  const leftOut = understood?.terms.filter((term) => !terms.includes(term)).map(({ typed }) => typed) ?? [];
  const ignored = [...(understood?.ignored ?? []), ...leftOut];
  const isUnknownText = query.queryString && (products.length === 0 || ignored.length > 0);
  if (!isInKnownPlace || isUnknownText) leaveUncached();
  return {
    sellers: uniqueSellers(products.map(({ owner }) => owner)),
    products,
    ...found,
    ...(understood && {
      understood: {
        ...understood,
        terms: [...terms],
        ignored,
        overridden,
      },
    }),
    ...(door && { doorPrices: toDoorPrices(listings, criteria, door) }),
  };
}

export const searchSellers = defineHandler(calls.searchSellers, (context) =>
  context.query.sellerId ? readWholeSeller(context) : searchListings(context),
);

export const countSellers = defineHandler(calls.countSellers, async () => {
  const regions = await listRegions();
  const counts = await Promise.all(regions.map(({ _id }) => countSellersIn(_id)));
  return { sellersByRegion: regions.map((region, index) => ({ region, count: counts[index] ?? 0 })) };
});
