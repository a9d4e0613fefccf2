import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { afterEach, beforeEach } from "vitest";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { answerAreaCalls } from "../../../testing/calls/answer-area-calls.ts";
import { answerCall, answerEachCall, type SentRequest } from "../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import * as listings from "../listings-route.tsx";
import * as search from "../route.tsx";

type Results = ResponseBody<typeof searchProducts>;

/** A page of results with the sellers of its products. */
export function toResults(products: Product[], nextCursor?: string): Results {
  const sellers = [...new Map(products.map(({ owner }) => [owner._id, owner])).values()];
  return { sellers, products, ...(nextCursor ? { nextCursor } : { total: products.length }) };
}

/** Products with different prices, from one euro up. */
export const sampleProducts = (count: number, firstPrice = 100): Product[] =>
  Array.from({ length: count }, (_, index) =>
    sampleFirewood({ _id: `product-${firstPrice + 100 * index}`, price: firstPrice + 100 * index }),
  );

/** Answers every search by its query. */
export const answerSearch = (getResults: (query: URLSearchParams) => Results): SentRequest[] =>
  answerEachCall(searchProducts, ({ url }) => getResults(url.searchParams));

/** Answers the calls of the search, as a market without favourites; localities by their region. */
export function answerSearchCalls(): void {
  beforeEach(() => {
    answerAreaCalls();
    answerCall(listFavorites, { favorites: [] });
    answerCall(listDeliveryCosts, { deliveryCosts: [] });
    answerSearch(() => toResults([sampleFirewood()]));
  });
  afterEach(clearVisitor);
}

/** Renders the search, or the listings, at an address such as `/haku?region=pirkanmaa`. */
export function renderSearch(address: string) {
  const routes = [
    { path: "/haku", ...search },
    { path: "/ilmoitukset", ...listings },
    { path: "/ostoskori", element: <h1>Ostoskori</h1> },
  ];
  return renderRoutes(routes, address);
}

export type SearchScreen = Awaited<ReturnType<typeof renderSearch>>;

/** The query of the page's address. */
export const getQuery = ({ router }: SearchScreen): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

export const findCards = (screen: SearchScreen) =>
  screen.getByRole("region", { name: /^(Hakutulokset|Ilmoitukset)$/ }).getByRole("article");
