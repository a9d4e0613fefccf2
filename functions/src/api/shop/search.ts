import * as calls from "@halkopiha/domain/contract/shop/search.ts";
import { maxProducts } from "@halkopiha/domain/products/limits.ts";
import { groupProducts } from "@halkopiha/domain/products/product-kind.ts";
import { uniqueSellers } from "@halkopiha/domain/products/unique-sellers.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { findSort } from "@halkopiha/domain/search/criteria/condition-filters.ts";
import { isByPlace } from "@halkopiha/domain/search/options.ts";
import { planSearch } from "@halkopiha/domain/search/plan/plan.ts";
import type { Search } from "@halkopiha/domain/search/search.ts";
import { defineHandler } from "../../http/handler.ts";
import { findBuyerLocality } from "../../shop/buyer-locality.ts";
import { interpretSearch, planInterpreted } from "../../shop/interpret-search.ts";
import { runPlan, toDoorPrices } from "../../shop/search-at-door.ts";

import { isFormerSeller } from "../../store/products/ended-pages.ts";
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
  const plan = planSearch({ sellerId, sort: "newest" });
  const { listings, nextCursor, total } = await runPlan(plan, { limit: maxProducts, cursor }, null);
  const products = listings.map(({ product }) => product);
  return { sellers: [{ ...seller, ...groupProducts(products) }], products, nextCursor, total };
}

/** The order that counts; one by place that words ask for needs a place. */
function findAnsweredSort(criteria: Search, query: Search, door: Locality | null): Search["sort"] {
  if (door) return findSort(criteria);
  return isByPlace(criteria.sort) ? query.sort : criteria.sort;
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
  const plan = await planInterpreted({ criteria: { ...criteria, sort }, understood }, (id) =>
    id === door?._id ? door : findLocality(id),
  );
  const { listings, terms, ...found } = await runPlan(plan, query, door && { ...criteria, locality: door });
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

export const searchProducts = defineHandler(calls.searchProducts, (context) =>
  context.query.sellerId ? readWholeSeller(context) : searchListings(context),
);

export const countSellers = defineHandler(calls.countSellers, async () => {
  const regions = await listRegions();
  const counts = await Promise.all(regions.map(({ _id }) => countSellersIn(_id)));
  return { sellersByRegion: regions.map((region, index) => ({ region, count: counts[index] ?? 0 })) };
});
