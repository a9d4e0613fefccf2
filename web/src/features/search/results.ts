import type { Answer, Request } from "@halkopiha/domain/contract/call.ts";
import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { formatNothingFound } from "@halkopiha/domain/messages.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { api } from "../../app/api.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { lastSearchAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { type Address, searchQuery, soughtWords, writeAddress } from "./filters.ts";

/** `savedAt`: when the server gave what this device has kept; null when it is of now. */
interface Saved {
  savedAt: string | null;
}

export type Page = Answer<typeof searchSellers> & Saved;

async function search(query: Request<typeof searchSellers>["query"]): Promise<Page> {
  let savedAt: string | null = null;
  const onSaved = (at: string) => {
    savedAt = at;
  };
  return { ...(await api(searchSellers, { query }, { onSaved })), savedAt };
}

export async function loadPage(address: Address, cursor?: string): Promise<Page> {
  return search({ ...searchQuery(address), ...(cursor && { cursor }) });
}

/** The menu and the front page begin with what was searched last. §3 */
function rememberSearch({ filters, view }: Address): void {
  if (view !== "tulokset") return;
  const query = writeAddress({ filters, view, sort: "newest" });
  store.set(lastSearchAtom, query === "?" ? "" : query);
}

async function loadFirstPage(address: Address): Promise<Page> {
  rememberSearch(address);
  const page = await loadPage(address);
  if (page.products.length === 0) {
    store.set(showBannerAtom, "warning", formatNothingFound(soughtWords(address.filters)));
  }
  return page;
}

/** A search under way; the key tells one from another. */
export interface Search {
  key: string;
  page: Promise<Page>;
}

/** What the skeletons of the lists show: answers that are still to come. */
export const pending = { results: { key: "", page: new Promise<never>(() => undefined) }, seller: null };

let last: Search | undefined;

/** The first page of a search. Opening and closing a dialog on top of it asks for nothing anew. */
export function firstPage(address: Address): Search {
  const key = writeAddress(address);
  if (last?.key === key) return last;
  const fresh = { key, page: loadFirstPage(address) };
  last = fresh;
  fresh.page.catch(() => {
    if (last === fresh) last = undefined;
  });
  return fresh;
}

/** A seller's things, with those of the next page after them. */
function withMore(seller: SellerProfile, next: SellerProfile): SellerProfile {
  return {
    ...seller,
    products: [...seller.products, ...next.products],
    otherProducts: [...seller.otherProducts, ...next.otherProducts],
    services: [...seller.services, ...next.services],
  };
}

export type ShownSeller = Saved & { seller: SellerProfile };

/** A seller whole, page by page; null when there is no such seller any more. */
export async function loadSeller(sellerId: string, cursor?: string): Promise<ShownSeller | null> {
  const { sellers, savedAt, nextCursor } = await search({ sellerId, ...(cursor && { cursor }) });
  const [seller] = sellers;
  if (!seller || !("products" in seller)) return null;
  const rest = nextCursor ? await loadSeller(sellerId, nextCursor) : null;
  return { seller: rest ? withMore(seller, rest.seller) : seller, savedAt: savedAt ?? rest?.savedAt ?? null };
}

/** The seller whose dialog is open; the dialog handles a failure. */
export function openSeller({ seller }: Address): Promise<ShownSeller | null> | null {
  if (!seller) return null;
  const loading = loadSeller(seller);
  loading.catch(() => undefined);
  return loading;
}
