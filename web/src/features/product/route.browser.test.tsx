import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { listDoorPrices } from "@halkopiha/domain/contract/shop/comparison.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { readProduct, readSimilarProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { listProductReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { clearVisitor } from "../../market/outbox/testing/clear-visitor.ts";
import { comparedIdsAtom } from "../../market/products/compare/compared-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { answerFromCache } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import {
  sampleAlder,
  sampleCart,
  sampleDeliveryCost,
  sampleFirewood,
  samplePublicSeller,
  sampleService,
} from "../../testing/samples/sample-listings.ts";
import { sampleReview, sampleReviews } from "../../testing/samples/sample-reviews.ts";
import { sampleDoorPrice, wantWood } from "../../testing/want-wood.ts";
import * as productPage from "./route.tsx";

const description = "Kuivattu katoksessa kaksi kesää.\nMyös pienemmät erät.";

const toResponseBody = (product: Product, similar: Product[] = []): ResponseBody<typeof readProduct> => ({
  product,
  seller: samplePublicSeller(),
  similar,
});

const canonical = "/tuote/birch-polttopuu-koivu-orivesi";

const renderPage = (address = canonical) =>
  renderRoutes(
    [
      { path: "/tuote/:segment", ...productPage },
      { path: "/myyja/:segment", element: <h1>Myyjä</h1> },
      { path: "/haku", element: <h1>Haku</h1> },
    ],
    address,
  );

beforeEach(() => {
  answerAreaCalls();
  answerCall(listFavorites, { favorites: [] });
  answerCall(listDeliveryCosts, { deliveryCosts: [sampleDeliveryCost()] });
  answerCall(readProduct, toResponseBody(sampleFirewood({ description }), [sampleAlder()]));
  answerCall(listProductReviews, sampleReviews());
});
afterEach(clearVisitor);

for (const size of ["phone", "desk"] as const) {
  test(`the page on a ${size} shows the product whole, its delivery, place, seller and similar offers`, async () => {
    await setSize(size);
    const screen = await renderPage();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Polttopuu, koivu" })).toBeVisible();
    await expect.element(screen.getByText("65,00 € / irto-m³", { exact: true })).toBeVisible();
    expect(screen.getByText(/^Kuivattu katoksessa/).element().textContent).toBe(description);
    screen.getByRole("region", { name: "Toimitus" }).element().scrollIntoView();
    await expect.element(screen.getByRole("list", { name: "Toimituksen hinta" })).toBeVisible();
    await expect.element(screen.getByText("Toimittaako minulle?")).toBeVisible();
    const similar = screen.getByRole("region", { name: "Samanlaisia lähellä" }).getByRole("article");
    await expect.element(similar).toBeVisible();
    await expect
      .element(similar.getByRole("link", { name: "Polttopuu, leppä" }))
      .toHaveAttribute("href", "/tuote/alder-polttopuu-leppa-tampere");
    screen.getByRole("region", { name: "Myyjä" }).element().scrollIntoView();
    await expect
      .element(screen.getByRole("application", { name: "Kartta: Orivesi, Pirkanmaa" }))
      .toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("a similar offer can be taken into the comparison", async () => {
  store.set(comparedIdsAtom, ["birch"]);
  const screen = await renderPage();
  const similar = screen.getByRole("region", { name: "Samanlaisia lähellä" });
  await similar.getByRole("button", { name: /^Vertaa: Polttopuu, leppä/ }).click();
  await expect
    .element(similar.getByRole("link", { name: "Näytä vertailu (2)" }))
    .toHaveAttribute("href", `/vertaa?${new URLSearchParams({ tuotteet: "birch,alder" })}`);
});

test("the price at the door of who has told a place is on the page", async () => {
  wantWood();
  answerCall(listDoorPrices, { doorPrices: { birch: sampleDoorPrice } });
  const screen = await renderPage();
  await expect.element(screen.getByText("Kotiin tuotuna 370,00 €")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Minne\? Tampere/ })).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /^Määrä/ }).first()).toHaveValue("5");
});

test.each<[string, Record<string, DoorPrice>]>([
  ["Tuotetta ei toimiteta tälle paikkakunnalle, eikä sitä voi noutaa läheltä.", {}],
  ["Tälle yksikölle ei voi laskea hintaa kotiin tuotuna.", { birch: { kind: "incomparable", distance: 47 } }],
])("a product without a price at the door says '%s'", async (text, doorPrices) => {
  wantWood();
  answerCall(listDoorPrices, { doorPrices });
  const screen = await renderPage();
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("a price at the door that cannot be calculated is said", async () => {
  wantWood();
  rejectCall(listDoorPrices, new AppError("fault"));
  const screen = await renderPage();
  await expect.element(screen.getByText("Hintaa kotiin tuotuna ei saatu laskettua.")).toBeVisible();
});

test("search engines get the canonical address, a description, and the offer", async () => {
  await renderPage();
  await expect.poll(() => document.title).toBe("Polttopuu, koivu, Orivesi, Pirkanmaa | Halkopiha");
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  expect(new URL(link?.href ?? "").pathname).toBe(canonical);
  const offer: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  );
  expect(offer).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    url: link?.href,
    offers: { price: "65.00" },
  });
});

test.each(["/tuote/birch", "/tuote/birch-halko-kuusi-inari?n=1"])(
  "%s leads to the right address, with one call and in the same history entry",
  async (address) => {
    const sent = answerCall(readProduct, toResponseBody(sampleFirewood()));
    const { router } = await renderPage(address);
    await expect.poll(() => router.state.location.pathname).toBe(canonical);
    expect(router.state.historyAction).toBe("REPLACE");
    expect(router.state.location.search).toBe(new URL(address, location.origin).search);
    expect(sent).toHaveLength(1);
  },
);

test("by keyboard the product is put into the cart in the chosen quantity", async () => {
  const product = sampleFirewood();
  const sent = answerCall(addToCart, { cart: sampleCart([{ product, quantity: 3 }]) });
  const screen = await renderPage();
  const quantity = screen.getByRole("textbox", { name: /^Määrä/ }).first();
  await quantity.fill("3");
  await userEvent.tab();
  const add = screen.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu/ });
  add.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent[0]?.body).toMatchObject({ product_id: "birch", quantity: 3 });
});

test("a sold-out product cannot be put into the cart, and offers a mail when it is back", async () => {
  answerCall(readProduct, toResponseBody(sampleFirewood({ quantity: 0 })));
  const screen = await renderPage();
  await expect.element(screen.getByRole("button", { name: "Loppunut" })).toBeDisabled();
  await screen.getByRole("button", { name: "Ilmoita, kun saatavilla" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Ilmoita, kun saatavilla" })).toBeVisible();
});

test("the page of a paused product shows its next batch in place of the stock", async () => {
  const pausedUntil = `${new Date().getUTCFullYear() + 1}-01-12`;
  answerCall(readProduct, toResponseBody(sampleFirewood({ pausedUntil, deliveryTime: "heti" })));
  const screen = await renderPage();
  await expect.element(screen.getByText("Seuraava erä 12.1.")).toBeVisible();
  await expect.element(screen.getByText("Toimitus heti erän tultua")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Ilmoita, kun saatavilla" })).toBeVisible();
  await expect.element(screen.getByText(/^Saatavilla/)).not.toBeInTheDocument();
});

test("the delivery of a service is agreed with its seller", async () => {
  answerCall(readProduct, toResponseBody(sampleService()));
  const screen = await renderPage("/tuote/chopping");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Pilkkeen teko" })).toBeVisible();
  await expect.element(screen.getByText("Toimittaako minulle?")).not.toBeInTheDocument();
});

test("the seller's name leads to the page of the seller", async () => {
  const screen = await renderPage();
  await screen.getByRole("region", { name: "Myyjä" }).getByRole("link").click();
  await expect
    .poll(() => screen.router.state.location.pathname)
    .toBe("/myyja/halkomestari-halkomestarin-puu-oy-orivesi");
});

test("'Jaa' copies the address without its query", async () => {
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderPage(`${canonical}?lahde=ryhma`);
  await screen.getByRole("button", { name: "Jaa: Polttopuu, koivu" }).click();
  await expectBanner("success", "Linkki kopioitu.");
  const { pathname, search } = new URL(copy.mock.calls[0]?.[0] ?? "");
  expect(pathname + search).toBe(canonical);
});

test("a listing that has ended says so, and shows similar offers", async () => {
  rejectCall(readProduct, new AppError("listingEnded"));
  const sent = answerCall(readSimilarProducts, { similar: [sampleAlder()] });
  const screen = await renderPage("/tuote/gone-polttopuu-leppa-tampere");
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Ilmoitus on päättynyt" }))
    .toBeVisible();
  expect(sent[0]?.url.pathname).toBe("/api/products/gone/similar");
  await expect
    .element(screen.getByRole("region", { name: "Samanlaisia" }).getByRole("article"))
    .toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("link", { name: "Hae samanlaisia" }).click();
  expect(screen.router.state.location.search).toBe("?queryString=polttopuu+leppa+tampere");
});

test("a listing that has ended leads to the search when its similar offers cannot be loaded", async () => {
  rejectCall(readProduct, new AppError("listingEnded"));
  rejectCall(readSimilarProducts, new AppError("fault"));
  const screen = await renderPage("/tuote/gone");
  await expect
    .element(screen.getByRole("link", { name: "Hae polttopuita" }))
    .toHaveAttribute("href", "/haku");
});

test("an address that never led to a listing says so, and searches for the words in it", async () => {
  rejectCall(readProduct, new AppError("notFound"));
  const screen = await renderPage("/tuote/eiole-polttopuu-koivu-orivesi");
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Ilmoitusta ei löytynyt" }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Hae samanlaisia" }))
    .toHaveAttribute("href", "/haku?queryString=polttopuu+koivu+orivesi");
  await expectNoAxeViolations();
});

test("without a connection the cached product says when it was cached", async () => {
  answerFromCache(readProduct, toResponseBody(sampleFirewood()), "2026-11-01T10:00:00.000Z");
  const screen = await renderPage();
  await expect.element(screen.getByText(/^Tallennettu 1\.11\.2026/)).toBeVisible();
});

test("the reviews of orders with the product are on its page, and for search engines from three on", async () => {
  const three = [5, 5, 4].map((stars, n) => sampleReview({ _id: `arvostelu-${n}`, stars }));
  answerCall(listProductReviews, sampleReviews(three));
  const screen = await renderPage();
  const section = screen.getByRole("region", { name: "Arvostelut" });
  await expect.element(section.getByText(/^4,7 \/ 5 · 3 arvostelua$/)).toBeVisible();
  const jsonLd = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}";
  await expect
    .poll(() => JSON.parse(jsonLd()))
    .toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 3, bestRating: 5 },
      review: [{ reviewRating: { ratingValue: 5 } }, {}, {}],
    });
});
