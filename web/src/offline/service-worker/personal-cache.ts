import type { WorkboxPlugin } from "workbox-core";
import { contractPaths } from "../../lib/api/contract-paths.ts";
import { cachedAtHeader, personalCacheName } from "../../lib/api/response-cache.ts";
import { matchPaths } from "./match-paths.ts";

/** So many answers are kept; the oldest go first. */
const maxResponses = 120;

/** A seller's orders, and the person whom the profile belongs to. */
const isPersonalPath = matchPaths(
  contractPaths.listOrders,
  contractPaths.readOrder,
  contractPaths.verifyToken,
);

/** Whether an answer is kept for one person; `reload` asks for the server and nothing else. */
export function isPersonalRequest(request: Request, url: URL): boolean {
  return request.headers.has("authorization") && request.cache !== "reload" && isPersonalPath(url);
}

async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Only a request with the very same login finds the answer again: its address holds the login's fingerprint. */
export const keyByLogin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set("login", await fingerprint(request.headers.get("authorization") ?? ""));
    return url.href;
  },
};

/** Keeps what the server has answered, with the time at which it came. */
export const stampCachedAt: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(cachedAtHeader, new Date().toISOString());
    return new Response(await response.clone().arrayBuffer(), { status: 200, headers });
  },
};

/** What is kept again goes last: the first of a cache are those that were asked for longest ago. */
export const limitEntries: WorkboxPlugin = {
  cacheDidUpdate: async () => {
    const cache = await caches.open(personalCacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -maxResponses).map((request) => cache.delete(request)));
  },
};
