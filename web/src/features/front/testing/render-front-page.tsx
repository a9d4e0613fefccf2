import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { countSellers, searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { expect } from "vitest";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAlder, sampleFirewood, sampleSeller } from "../../../testing/samples/sample-listings.ts";
import { sampleAdvertisements, samplePlans } from "../../../testing/samples/sample-plans.ts";
import { scrollThrough } from "../../../testing/scroll-through.ts";
import { mapRegions } from "../map-regions.ts";
import * as route from "../route.tsx";

/** Two listings, of birch and of alder. */
export const sampleResults = {
  products: [sampleFirewood(), sampleAlder()],
  sellers: [sampleSeller()],
  total: 2,
};

/** One seller in Pirkanmaa, twelve in Uusimaa, and none elsewhere. */
export const sampleSellerCounts = {
  sellersByRegion: mapRegions.map(({ id, name }) => ({
    region: { _id: id, name },
    count: { pirkanmaa: 1, uusimaa: 12 }[id] ?? 0,
  })),
};

/** Answers the calls of the front page. */
export function answerFrontPageCalls(): void {
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements() });
  answerCall(searchProducts, sampleResults);
  answerCall(countSellers, sampleSellerCounts);
  answerCall(listFavorites, { favorites: [] });
}

/** The front page, and empty pages to which it leads. */
export async function openFrontPage() {
  const screen = await renderRoutes([
    { path: "/", ...route, HydrateFallback: () => null },
    { path: "*", element: <h1>Toinen sivu</h1> },
  ]);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

/** The front page with all that it loads, as a visitor sees it who has scrolled down. */
export async function renderFrontPage() {
  const screen = await openFrontPage();
  await scrollThrough();
  return screen;
}

export type FrontScreen = Awaited<ReturnType<typeof openFrontPage>>;

export const formatAddress = ({ router }: FrontScreen): string =>
  router.state.location.pathname + router.state.location.search;
