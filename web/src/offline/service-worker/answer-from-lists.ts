import type { WorkboxPlugin } from "workbox-core";
import { cachedAtHeader } from "../../lib/api/response-cache.ts";
import { matchCalls } from "./match-paths.ts";
import { findSeenProduct, type KeptAnswer } from "./seen-products.ts";

async function readAnswers(cacheName: string): Promise<KeptAnswer[]> {
  const cache = await caches.open(cacheName);
  const read = async (key: Request): Promise<KeptAnswer[]> => {
    const response = await cache.match(key, { ignoreVary: true });
    return response ? [{ text: await response.text(), at: response.headers.get(cachedAtHeader) ?? "" }] : [];
  };
  return (await Promise.all((await cache.keys()).map(read))).flat();
}

const isProductPath = matchCalls(["readProduct"]);

/**
 * Without a connection, answers for a product whose page was never opened with what the kept lists tell of it; on a slow one the page waits for
 * the whole answer. It costs nothing online, and is kept no longer than the lists.
 */
export const answerFromLists = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url);
    if (!isProductPath(url)) return undefined;
    const id = decodeURIComponent(url.pathname.slice(url.pathname.lastIndexOf("/") + 1));
    const seen = findSeenProduct(id, await readAnswers(cacheName));
    return seen ? Response.json(seen.body, { headers: { [cachedAtHeader]: seen.at } }) : undefined;
  },
});
