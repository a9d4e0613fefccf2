import { findLandingWanted, toOffersQuery } from "./features/landing/landing-offers.ts";
import {
  parseListings,
  parseSearch,
  toApiQuery,
  withStoredWanted,
} from "./features/search/filters/search-query.ts";
import { contractPaths } from "./lib/api/contract-paths.ts";
import { cacheEmbeddedResponses, prefetchFromEmbedded } from "./lib/api/embedded-responses.ts";
import { pageSize } from "./lib/api/page-size.ts";
import { prefetch } from "./lib/api/prefetch.ts";
import { withQuery } from "./lib/api/with-query.ts";
import { isExpired, parseSession, sessionKey } from "./lib/auth/session.ts";
import { toSrcSet } from "./lib/images/src-set.ts";
import { cardImageSizes, pageImageSizes } from "./lib/products/card/product-image.ts";
import { readStoredWanted, readWanted } from "./lib/products/wanted/wanted.ts";
import { rememberEarlyPresses } from "./lib/routing/before-hydration/early-press.ts";
import { findPageId } from "./lib/routing/page-paths.ts";
import { paths } from "./lib/routing/paths.ts";
import { reloadOnce } from "./lib/routing/stale-chunks.ts";
import { ifAllowed } from "./lib/storage/blocked-storage.ts";
import { deviceStorage } from "./lib/storage/device-storage.ts";

// The only script in the HTML of the prerendered pages: prefetches the API responses of the page, and loads the app after the first paint.

const { pathname, search } = location;

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

/** Prefetches the first page of a list, and the image of its first product, which is the largest element on a phone's screen. */
async function prefetchList(): Promise<void> {
  const read = pathname === paths.listings ? parseListings : parseSearch;
  const query = toApiQuery(withStoredWanted(read(new URLSearchParams(search))));
  const response = await prefetch(withQuery(contractPaths.searchSellers, query), session?.token);
  const answer: unknown = await response?.json();
  preloadImage(["products", "0", "images"].reduce(readProperty, answer), cardImageSizes);
}

/** Prefetches the offers of a place for what the visitor wants; those of a page that was rendered without one came with it. */
function prefetchLanding(): void {
  const [region = "", locality] = pathname.slice(paths.landing.length + 1).split("/");
  const address = readWanted(new URLSearchParams(search));
  const wanted = findLandingWanted(locality, { address, stored: readStoredWanted() });
  const query = toOffersQuery(region, locality, wanted);
  void prefetch(withQuery(contractPaths.searchSellers, query), session?.token);
}

/** Prefetches the product of a page, and its image. */
async function prefetchProduct(id: string): Promise<void> {
  const response = await prefetch(contractPaths.readProduct.replace(":id", id), session?.token);
  const answer: unknown = await response?.json();
  preloadImage(["product", "images"].reduce(readProperty, answer), pageImageSizes);
}

/** URL of the data that a section of the profile needs besides the account. */
function getSectionUrl(owner: string): string | undefined {
  const order = `${paths.orders}/`;
  if (pathname.startsWith(order)) return contractPaths.readOrder.replace(":id", pathname.slice(order.length));
  switch (pathname.slice(paths.profile.length)) {
    case "":
      return withQuery(contractPaths.listOrders, { status: "open", limit: pageSize });
    case "/kayttajatiedot":
      return contractPaths.listRegions;
    case "/tilinhallinta":
      return contractPaths.listLocalitiesByRegion;
    case "/toimituskulut":
      return withQuery(contractPaths.listDeliveryCosts, { owner });
    case "/polttopuut":
    case "/muut-tuotteet":
    case "/palvelut":
      return contractPaths.listUserProducts.replace(":id", owner);
    default:
      return undefined;
  }
}

function prefetchProfile(): void {
  if (!session) return;
  void prefetch(contractPaths.verifyToken, session.token);
  // An account that is not active sees no section.
  const address = search === "" && !session.user.isInactive ? getSectionUrl(session.user._id) : undefined;
  if (address) void prefetch(address, session.token);
}

const productId = findPageId(pathname, paths.product);
const sellerId = findPageId(pathname, paths.seller);

function prefetchPage(): void {
  if (pathname === paths.search || pathname === paths.listings) prefetchList().catch(() => undefined);
  else if (productId) prefetchProduct(productId).catch(() => undefined);
  else if (sellerId) void prefetch(withQuery(contractPaths.searchSellers, { sellerId }), session?.token);
  else if (pathname.startsWith(`${paths.landing}/`)) prefetchLanding();
  else if (pathname.startsWith(paths.profile)) prefetchProfile();
}

rememberEarlyPresses();
prefetchFromEmbedded(Date.now());
// Not what a user has searched.
if (!deviceStorage.has(sessionKey)) {
  cacheEmbeddedResponses(ifAllowed(() => navigator.serviceWorker)?.controller, Date.now());
}
// If a prefetch fails, the page requests the data itself.
if (!hasExpired) prefetchPage();

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
