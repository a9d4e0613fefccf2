import type { WorkboxPlugin } from "workbox-core";
import { cachedAtHeader, personalCacheName } from "../../lib/api/response-cache.ts";
import { keptCalls } from "./kept-calls.ts";
import { matchCalls } from "./match-paths.ts";

/** Maximum number of cached responses; the oldest are deleted first. */
const maxResponses = 120;

const isPersonalPath = matchCalls(keptCalls.personal);

/** Whether the response belongs to one user and is cached; a request with `cache: "reload"` bypasses the cache. */
export function isPersonalRequest(request: Request, url: URL): boolean {
  return request.headers.has("authorization") && request.cache !== "reload" && isPersonalPath(url);
}

async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds a hash of the Authorization header to the cache key, so that only a request with the same token finds the response. */
export const keyByLogin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set("login", await fingerprint(request.headers.get("authorization") ?? ""));
    return url.href;
  },
};

/** Adds the time of caching to the response. */
export const stampCachedAt: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(cachedAtHeader, new Date().toISOString());
    return new Response(await response.clone().arrayBuffer(), { status: 200, headers });
  },
};

let endedSessions = 0;

/** Deletes the personal answers of a session that has ended, and keeps none that is still under way. */
export async function endPersonalCache(): Promise<void> {
  endedSessions += 1;
  await caches.delete(personalCacheName);
}

/** Keeps no answer to a request that was sent before a session ended. */
export const dropAfterLogout: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state["endedSessions"] = endedSessions;
  },
  cacheWillUpdate: async ({ response, state }) =>
    state?.["endedSessions"] === endedSessions ? response : null,
  // The session may have ended while the answer was stored.
  cacheDidUpdate: async ({ state }) => {
    if (state?.["endedSessions"] !== endedSessions) await caches.delete(personalCacheName);
  },
};

/** Deletes the oldest entries: a cache lists its keys in order of insertion, and updating an entry moves it to the end. */
export const limitEntries: WorkboxPlugin = {
  cacheDidUpdate: async () => {
    const cache = await caches.open(personalCacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -maxResponses).map((request) => cache.delete(request)));
  },
};
