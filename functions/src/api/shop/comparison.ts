import * as calls from "@halkopiha/domain/contract/shop/comparison.ts";
import { defineHandler } from "../../http/handler.ts";
import { findBuyerLocality, refuseLocality } from "../../shop/buyer-locality.ts";
import { toDoorPrices } from "../../shop/search-at-door.ts";
import { readIndexedProducts } from "../../store/products/indexed-product.ts";
import { findLocality } from "../../store/reference-data/localities.ts";

export const compareProducts = defineHandler(calls.compareProducts, async ({ query, leaveUncached }) => {
  // A locality that is no longer known leaves the prices out, and not the products.
  const [listings, door] = await Promise.all([
    readIndexedProducts(query.ids),
    query.to ? findLocality(query.to) : null,
  ]);
  if (listings.length < query.ids.length || (query.to && !door)) leaveUncached();
  return {
    products: listings.map(({ product }) => product),
    doorPrices: door ? toDoorPrices(listings, query, door) : {},
  };
});

export const listDoorPrices = defineHandler(calls.listDoorPrices, async ({ query, leaveUncached }) => {
  const [listings, door] = await Promise.all([readIndexedProducts(query.ids), findBuyerLocality(query.to)]);
  if (listings.length < query.ids.length) leaveUncached();
  return { doorPrices: toDoorPrices(listings, query, door ?? refuseLocality()) };
});
