import { newestListingsQuery } from "@halkopiha/domain/search/newest-listings.ts";
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StrategyHandler } from "workbox-strategies";
import { contractPaths } from "../../lib/api/contract-paths.ts";
import { cachedAtHeader, pageCacheName, personalCacheName } from "../../lib/api/response-cache.ts";
import { withQuery } from "../../lib/api/with-query.ts";
import { parseWorkerMessage, type RenderedAnswers } from "../../lib/api/worker-message.ts";
import { answerFromLists } from "./answer-from-lists.ts";
import { dateByDevice } from "./device-date.ts";
import { keptCalls } from "./kept-calls.ts";
import { isPage, matchCalls } from "./match-paths.ts";
import {
  openNotification,
  replaceSubscription,
  type SubscriptionChange,
  showNotification,
} from "./notifications.ts";
import { otherSize } from "./other-size.ts";
import {
  dropAfterLogout,
  endPersonalCache,
  isPersonalRequest,
  keyByLogin,
  limitEntries,
  stampCachedAt,
} from "./personal-cache.ts";
import { createErrorReports } from "./report-errors.ts";

declare const self: ServiceWorkerGlobalScope;

const { reportError, reportFailure, waitUntil } = createErrorReports(contractPaths.reportError);

const day = 24 * 60 * 60;
/** Seconds after which the cached response is used on a slow connection. */
const networkTimeout = 4;
/** The same for a page: shorter, because the visitor sees nothing meanwhile. */
const pageTimeout = 2;

/** Caches responses without an Authorization header only, with the time of caching unless they have one. */
const stampPublicResponse: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || request.headers.has("authorization")) return null;
    const now = new Date();
    const kept = await dateByDevice(response, now);
    if (!kept.headers.has(cachedAtHeader)) kept.headers.set(cachedAtHeader, now.toISOString());
    return kept;
  },
};

const dateResponse: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 ? dateByDevice(response, new Date()) : null,
};

/** Bypass the HTTP cache: `stale-while-revalidate` would answer offline as if the server had. */
const bypassHttpCache: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
};

/** Product images are cross-origin: request them with CORS, because opaque responses are padded in the quota. */
const withCors: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request.url, { mode: "cors", credentials: "omit" }),
};

const networkFirst = (cacheName: string, maxEntries: number, days: number, ...others: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: networkTimeout,
    matchOptions: { ignoreVary: true },
    plugins: [
      bypassHttpCache,
      stampPublicResponse,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
      reportFailure,
      ...others,
    ],
  });

const referenceStrategy = networkFirst("reference", 80, 60);
const searchStrategy = networkFirst("searches", 60, 14, answerFromLists("searches"));
const priceStrategy = networkFirst("prices", 60, 14);
const isReferencePath = matchCalls(keptCalls.reference);
const isSearchPath = matchCalls(keptCalls.searches);
const isPricePath = matchCalls(keptCalls.prices);

/** The strategy for a public answer of the API; undefined for all that is not kept. */
function findStrategy(url: URL): NetworkFirst | undefined {
  if (url.origin !== location.origin) return undefined;
  if (isReferencePath(url)) return referenceStrategy;
  if (isSearchPath(url)) return searchStrategy;
  return isPricePath(url) ? priceStrategy : undefined;
}

self.addEventListener("error", ({ error }) => void reportError(error));
self.addEventListener("unhandledrejection", ({ reason }) => void reportError(reason));

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const shell = "/app.html";

/** Match the paths of the app's pages, and of those that the server renders: what Hosting rewrites (`build/rewrites.ts`). */
const appPaths = new RegExp(import.meta.env["APP_PATHS"]);
const renderedPaths = new RegExp(import.meta.env["RENDERED_PATHS"]);

/** A page that can neither be loaded nor was kept is rendered in the browser. */
const fallBackToShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? matchPrecache(shell),
  handlerDidError: () => matchPrecache(shell),
};

// Pages that the server renders: on a slow connection the page that was kept, or the shell, which uses the kept answers.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && renderedPaths.test(url.pathname),
  new NetworkFirst({
    cacheName: pageCacheName,
    networkTimeoutSeconds: pageTimeout,
    matchOptions: { ignoreVary: true },
    plugins: [
      bypassHttpCache,
      reportFailure,
      fallBackToShell,
      dateResponse,
      new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 14 * day, purgeOnQuotaError: true }),
    ],
  }),
);

// The app's other pages get the shell.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && appPaths.test(url.pathname),
  createHandlerBoundToURL(shell),
);

// An unknown address is left to the server, which may have a newer page there; without a connection the shell says that there is none. API
// calls, Firebase's reserved paths and files are no pages.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isPage(url),
  new NetworkOnly({ plugins: [reportFailure, fallBackToShell] }),
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isReferencePath(url), referenceStrategy);
registerRoute(({ url, sameOrigin }) => sameOrigin && isSearchPath(url), searchStrategy);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPricePath(url), priceStrategy);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPersonalRequest(request, url),
  new NetworkFirst({
    cacheName: personalCacheName,
    networkTimeoutSeconds: networkTimeout,
    matchOptions: { ignoreVary: true },
    plugins: [bypassHttpCache, keyByLogin, dropAfterLogout, stampCachedAt, limitEntries, reportFailure],
  }),
);
registerRoute(
  ({ request, url }) => request.destination === "image" && url.pathname.startsWith("/v0/b/"),
  new CacheFirst({
    cacheName: "pictures",
    plugins: [
      withCors,
      reportFailure,
      otherSize,
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
    ],
  }),
);

// Files that are not precached, such as the map, work offline once they were loaded. Their names change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "files",
    plugins: [
      dateResponse,
      reportFailure,
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
    ],
  }),
);

// Fetch what the front page and the delivery check of sellers request when they are scrolled to, so that they work offline after the first visit.
self.addEventListener("install", (event) => {
  const { listRegions, listLocalitiesByRegion, countSellers, listAdvertisements, listPlans, searchProducts } =
    contractPaths;
  const warm = (strategy: NetworkFirst, path: string) => {
    const [, done] = strategy.handleAll({ event, request: new Request(path) });
    return done.catch(() => undefined);
  };
  waitUntil(
    event,
    Promise.all([
      ...[listRegions, listLocalitiesByRegion, countSellers, listAdvertisements, listPlans].map((path) =>
        warm(referenceStrategy, path),
      ),
      warm(searchStrategy, withQuery(searchProducts, newestListingsQuery)),
    ]),
  );
});

// The pages that were kept need files of the version that has rendered them.
self.addEventListener("activate", (event) => waitUntil(event, caches.delete(pageCacheName)));

/** Keeps the answers that a page was rendered from, as if they had been requested `at` that time. */
async function cacheAnswers(event: ExtendableEvent, { answers, at }: RenderedAnswers): Promise<void> {
  for (const { url, status, body } of answers) {
    if (status !== 200 || !URL.canParse(url, location.origin)) continue;
    const address = new URL(url, location.origin);
    const strategy = findStrategy(address);
    if (!strategy) continue;
    const request = new Request(address);
    const response = Response.json(body, { headers: { [cachedAtHeader]: at } });
    await new StrategyHandler(strategy, { event, request }).cachePut(request, response);
  }
}

self.addEventListener("push", (event) => waitUntil(event, showNotification(event.data?.text() ?? "")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  waitUntil(event, openNotification(event.notification));
});
self.addEventListener("pushsubscriptionchange", (event: ExtendableEvent & SubscriptionChange) =>
  waitUntil(event, replaceSubscription(event, contractPaths.replaceSubscription)),
);

// A new version waits until the user activates it; the first version takes control of the page at once.
clientsClaim();
self.addEventListener("message", (event) => {
  const message = parseWorkerMessage(event.data);
  if (message?.type === "SKIP_WAITING") void self.skipWaiting();
  if (message?.type === "SESSION_ENDED") waitUntil(event, endPersonalCache());
  if (message?.type === "CACHE_ANSWERS") waitUntil(event, cacheAnswers(event, message.payload));
});
