import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import type { searchProducts as SearchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { formatNothingFound } from "@halkopiha/domain/messages.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { afterPaint } from "../../../lib/api/after-paint.ts";
import { apiWithCachedAt, type Cached } from "../../../lib/api/api-with-cached-at.ts";
import { searchProducts } from "../../../lib/api/deferred-calls.ts";
import { isFirstRenderedMount } from "../../../lib/api/embedded-responses.ts";
import { ApiError } from "../../../lib/api/errors.ts";
import { fillPage } from "../../../lib/api/fill-page.ts";
import { loadLocalities } from "../../../lib/api/locations.ts";
import { hideBannerAtom, showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { lastSearchAtom } from "../../../market/products/last-search-atom.ts";
import { type LoadedSeller, loadSeller } from "../../../market/sellers/load-seller.ts";
import { describeSearch, formatSearch, requestResults, type SearchState } from "../filters/search-query.ts";
import { findSearchedPlace } from "./searched-place.ts";

export interface Page extends Cached, ResponseBody<typeof SearchProducts> {
  /** The locality that is searched, if the page is rendered on the server: its count names it there too. */
  locality?: Locality | undefined;
}

/** With fewer products a page looks as if it had brought nothing. */
const minProducts = 12;
/** Loads a page of results. */
export async function loadPage(address: SearchState, cursor?: string): Promise<Page> {
  const page = await fillPage<Page>(cursor, {
    request: (from) => apiWithCachedAt(searchProducts, requestResults(address, from), {}),
    isFull: ({ products }) => products.length >= minProducts,
    append: (loaded, next) => ({
      ...next,
      ...(loaded.total !== undefined && { total: loaded.total }),
      ...(loaded.doorPrices && { doorPrices: { ...loaded.doorPrices, ...next.doorPrices } }),
      products: [...loaded.products, ...next.products],
      sellers: [...loaded.sellers, ...next.sellers],
      cachedAt: loaded.cachedAt ?? next.cachedAt,
    }),
  });
  const isWhole = cursor === undefined && page.nextCursor === undefined;
  return isWhole ? { ...page, total: page.products.length } : page;
}

/** The page with the locality that it names on the server, and so in the first render over the server's page. */
async function withLocality(address: SearchState, page: Page): Promise<Page> {
  const { region, locality } = findSearchedPlace(address.filters, page.understood);
  if (locality === "") return page;
  const localities = await loadLocalities(region, { handlesErrors: true }).catch(() => []);
  return { ...page, locality: localities.find(({ _id }) => _id === locality) };
}

/** Stores the search as the starting point for the menu and the front page. §3 */
function rememberSearch({ filters, view }: SearchState): void {
  if (view !== "tulokset") return;
  const query = formatSearch({ filters, view, sort: "newest" });
  store.set(lastSearchAtom, query === "?" ? "" : query);
}

/** The page without the prices at the door of a place that there is not, such as one that was mistyped in an address. */
function loadWithoutPlace(address: SearchState, error: unknown): Promise<Page> {
  if (!address.wanted || !(error instanceof ApiError) || !error.fields["to"]) throw error;
  store.set(hideBannerAtom);
  return loadPage({ ...address, wanted: null });
}

async function loadFirstPage(address: SearchState): Promise<Page> {
  // The server renders for many visitors, and keeps and reports nothing.
  if (import.meta.env.SSR) return withLocality(address, await loadPage(address));
  const loading = loadPage(address).catch((error: unknown) => loadWithoutPlace(address, error));
  // After the request, because the device's storage answers slowly.
  rememberSearch(address);
  const page = await loading;
  if (page.products.length === 0 && !page.nextCursor) {
    store.set(showBannerAtom, "warning", formatNothingFound(describeSearch(address.filters)));
  }
  return isFirstRenderedMount() ? withLocality(address, page) : page;
}

/** A pending or finished search; the key identifies it. */
export interface SearchRequest {
  key: string;
  page: Promise<Page>;
  /** The first page, once it is there: it is rendered without waiting. */
  first?: Page;
  /** What the words mean, once the first page is there. */
  understood?: Page["understood"];
  /** The pages that were loaded after the first one, so that Back from another page finds them again. */
  further: readonly Page[];
}

/** State of the skeletons: responses that never resolve. */
export const pending = {
  results: { key: "", page: new Promise<never>(() => undefined), further: [] },
  seller: null,
  place: null,
};

let last: SearchRequest | undefined;

/** Forgets the last search, so that the next one sends a request even if it is the same. */
export function clearLastSearch(): void {
  last = undefined;
}

/** Keeps a page that was loaded after the first one, for when the search is opened again. */
export function keepFurtherPage(key: string, page: Page): void {
  if (last?.key === key) last = { ...last, further: [...last.further, page] };
}

/** The first page of a search. Opening or closing a dialog over it sends no new request; the server keeps none. */
export function loadFirstPageOnce(address: SearchState): SearchRequest {
  const key = formatSearch(address);
  if (last?.key === key && !import.meta.env.SSR) return last;
  const fresh: SearchRequest = { key, page: loadFirstPage(address), further: [] };
  last = fresh;
  fresh.page.then(
    (first) => {
      fresh.first = first;
      fresh.understood = first.understood;
    },
    () => {
      if (last?.page === fresh.page) last = undefined;
    },
  );
  return fresh;
}

/**
 * Waits for the results on the server, so that its page names what the words mean, and over that page, so that no skeleton takes the place of
 * its list.
 */
export async function waitOverRenderedPage({ page }: SearchRequest): Promise<void> {
  if (import.meta.env.SSR || isFirstRenderedMount()) await page.catch(() => undefined);
}

/** Loads the seller whose dialog is open, after the empty dialog is seen; the dialog handles errors. */
export function loadOpenSeller({ seller }: SearchState): Promise<LoadedSeller | null> | null {
  if (!seller) return null;
  const isRendered = import.meta.env.SSR || isFirstRenderedMount();
  const loading = isRendered ? loadSeller(seller) : afterPaint().then(() => loadSeller(seller));
  loading.catch(() => undefined);
  return loading;
}
