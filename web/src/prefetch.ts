import { buildPath } from "@halkopiha/domain/contract/call.ts";
import { pages } from "./app/pages.ts";
import { contractPaths } from "./lib/api/contract-paths.ts";
import { cacheEmbeddedResponses, prefetchFromEmbedded } from "./lib/api/embedded-responses.ts";
import type { PageRequest, Visit } from "./lib/api/page-request.ts";
import { prefetch } from "./lib/api/prefetch.ts";
import { withQuery } from "./lib/api/with-query.ts";
import { toSrcSet } from "./lib/images/src-set.ts";
import { rememberEarlyPresses } from "./lib/routing/before-hydration/early-press.ts";
import { matchPath } from "./lib/routing/match-path.ts";
import { reloadOnce } from "./lib/routing/stale-chunks.ts";
import { isExpired, parseSession, sessionKey } from "./lib/session/session.ts";
import { ifAllowed } from "./lib/storage/blocked-storage.ts";
import { deviceStorage } from "./lib/storage/device-storage.ts";

// The only script in the HTML of the prerendered pages: prefetches the API responses of the page, and loads the app after the first paint.

const readProperty = (whole: unknown, name: string): unknown =>
  typeof whole === "object" && whole !== null ? Reflect.get(whole, name) : undefined;

/** Loads an image of an answer; `sizes` as on the page, so that the same file is chosen. */
function preloadImage(images: unknown, sizes: string): void {
  const [small, large] = [readProperty(images, "small"), readProperty(images, "large")];
  if (typeof small !== "string" || typeof large !== "string") return;
  const image = new Image();
  image.fetchPriority = "high";
  image.sizes = sizes;
  image.srcset = toSrcSet({ small, large });
}

/** With its token the service worker keeps no answer: nobody sees later what a user has looked at. */
const session = parseSession(deviceStorage.read(sessionKey));
/** The app asks the server first whether the session still holds, or only the device's clock is ahead. */
const hasExpired = session !== undefined && isExpired(session, Date.now());

/** What the page of this address requests, and the page that it is a section of. */
function listRequests(): PageRequest[] {
  const rows = pages.flatMap((page) =>
    [page, ...(page.sections ?? [])].map((row) => [...new Set([page, row])]),
  );
  const requesting = rows.filter((both) => both.some(({ requests }) => requests));
  const found = requesting.flatMap((both) => {
    const params = matchPath(both.at(-1)?.path ?? "", location.pathname);
    return params ? [{ both, params }] : [];
  });
  const { both = [], params = {} } = found.at(-1) ?? {};
  const visit: Visit = { params, searchParams: new URLSearchParams(location.search), user: session?.user };
  return both.flatMap(({ requests }) => requests?.(visit) ?? []);
}

async function prefetchAnswer({ call, params = {}, query, image }: PageRequest): Promise<void> {
  const path = buildPath({ path: contractPaths[call] }, params);
  const response = await prefetch(withQuery(path, query), session?.token);
  if (!image) return;
  const answer: unknown = await response?.json();
  preloadImage(image.at.reduce(readProperty, answer), image.sizes);
}

rememberEarlyPresses();
prefetchFromEmbedded(Date.now());
// Not what a user has searched.
if (!deviceStorage.has(sessionKey)) {
  cacheEmbeddedResponses(ifAllowed(() => navigator.serviceWorker)?.controller, Date.now());
}
// If a prefetch fails, the page requests the data itself.
if (!hasExpired) for (const request of listRequests()) prefetchAnswer(request).catch(() => undefined);

function preloadModule(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/** Loads the app; the build writes the paths of its files into data attributes of this script's element. */
function loadApp({ dataset }: HTMLScriptElement): void {
  const { app = "", preload = "" } = dataset;
  // One task per file: adding all at once would block scrolling on a phone.
  for (const href of preload.split(" ")) setTimeout(preloadModule, 0, href);
  import(/* @vite-ignore */ app).catch(reloadOnce);
}

const script = document.querySelector<HTMLScriptElement>("script[data-app]");
// On a slow connection the styles, the font and the image load first. A hidden page is not painted, so load the app at once.
if (script && document.hidden) loadApp(script);
else if (script) requestAnimationFrame(() => setTimeout(loadApp, 0, script));
