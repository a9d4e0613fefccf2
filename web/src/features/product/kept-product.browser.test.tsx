import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { listProductReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cachedAtHeader } from "../../lib/api/response-cache.ts";
import { store } from "../../lib/storage/store.ts";
import { clearVisitor } from "../../market/outbox/testing/clear-visitor.ts";
import { loadFavoritesAtom } from "../../market/products/favorite-actions.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerCall, respondToCall } from "../../testing/calls/answer-calls.ts";
import { failCall, goOffline, goOnline } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import {
  sampleAlder,
  sampleFirewood,
  samplePublicSeller,
  sampleService,
} from "../../testing/samples/sample-listings.ts";
import { sampleReviews } from "../../testing/samples/sample-reviews.ts";
import * as productPage from "./route.tsx";

const renderPage = (address: string) => renderRoutes([{ path: "/tuote/:segment", ...productPage }], address);

/** Answers as the service worker does when it knows the product from a list alone. */
const answerFromList = (product: Product) =>
  respondToCall(
    readProduct,
    () =>
      Response.json(
        { product, seller: null, similar: [] },
        { headers: { [cachedAtHeader]: "2026-11-01T10:00:00.000Z" } },
      ),
    { isCached: true },
  );

const birchAddress = "/tuote/birch-polttopuu-koivu-orivesi";
const note = /^Nämä tiedot ovat listasta, joka on tallessa tällä laitteella\./;

beforeEach(() => {
  answerAreaCalls();
  answerCall(listFavorites, { favorites: [] });
  answerCall(listProductReviews, sampleReviews());
});
afterEach(clearVisitor);

for (const size of ["phone", "desk"] as const) {
  test(`a product that was seen in a list opens offline on a ${size} with what its card knew`, async () => {
    await setSize(size);
    await goOffline();
    answerFromList(sampleFirewood({ description: "Kuivattu katoksessa." }));
    const screen = await renderPage(birchAddress);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Polttopuu, koivu" })).toBeVisible();
    await expect.element(screen.getByText(/^Tallennettu 1\.11\.2026/)).toBeVisible();
    await expect.element(screen.getByText(note)).toBeVisible();
    await expect.element(screen.getByText("65,00 € / irto-m³", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Kuivattu katoksessa.")).toBeVisible();
    await expect
      .element(
        screen.getByRole("region", { name: "Myyjä" }).getByRole("link", { name: "Halkomestarin Puu Oy" }),
      )
      .toBeVisible();
    const delivery = screen.getByRole("region", { name: "Toimitus" });
    await expect
      .element(delivery.getByText("Toimitusalue ja hinnat näkyvät, kun verkkoyhteys palaa."))
      .toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("a service that was seen in a list promises no prices of a delivery", async () => {
  await goOffline();
  answerFromList(sampleService());
  const screen = await renderPage("/tuote/chopping");
  await expect.element(screen.getByText(note)).toBeVisible();
  await expect.element(screen.getByText(/^Toimitusalue ja hinnat/)).not.toBeInTheDocument();
});

test("the rest of the page comes when the connection is back", async () => {
  await goOffline();
  answerFromList(sampleFirewood());
  const screen = await renderPage(birchAddress);
  await expect.element(screen.getByText(note)).toBeVisible();
  answerCall(readProduct, {
    product: sampleFirewood(),
    seller: samplePublicSeller(),
    similar: [sampleAlder()],
  });
  await goOnline();
  await expect.element(screen.getByRole("region", { name: "Samanlaisia lähellä" })).toBeVisible();
  await expect.element(screen.getByText(note)).not.toBeInTheDocument();
});

test("a favourite opens offline as the device keeps it", async () => {
  answerCall(listFavorites, { favorites: [sampleAlder()] });
  await store.set(loadFavoritesAtom);
  await goOffline();
  failCall(readProduct);
  const screen = await renderPage("/tuote/alder-polttopuu-leppa-tampere");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Polttopuu, leppä" })).toBeVisible();
  await expect.element(screen.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/)).toBeVisible();
  await expect.element(screen.getByText(note)).toBeVisible();
});
