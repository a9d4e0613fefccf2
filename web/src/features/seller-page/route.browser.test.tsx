import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listDoorPrices } from "@halkopiha/domain/contract/shop/comparison.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { listSellerReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { clearVisitor } from "../../market/outbox/testing/clear-visitor.ts";
import { comparedIdsAtom } from "../../market/products/compare/compared-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerCall, answerEachCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleDeliveryCost, sampleSellerProfile } from "../../testing/samples/sample-listings.ts";
import { sampleReview, sampleSellerReviews } from "../../testing/samples/sample-reviews.ts";
import { sampleDoorPrice, wantWood } from "../../testing/want-wood.ts";
import * as sellerPage from "./route.tsx";

const canonical = "/myyja/halkomestari-halkomestarin-puu-oy-orivesi";

const renderPage = (address = canonical) =>
  renderRoutes(
    [
      { path: "/myyja/:segment", ...sellerPage, ErrorBoundary: () => <h1>Virhe</h1> },
      { path: "/tuote/:segment", element: <h1>Tuote</h1> },
      { path: "/haku", element: <h1>Haku</h1> },
    ],
    address,
  );

beforeEach(() => {
  answerAreaCalls();
  answerCall(listFavorites, { favorites: [] });
  answerCall(listDeliveryCosts, { deliveryCosts: [] });
  answerCall(searchProducts, { sellers: [sampleSellerProfile()], products: [] });
  answerCall(listSellerReviews, sampleSellerReviews());
});
afterEach(clearVisitor);

for (const size of ["phone", "desk"] as const) {
  test(`the page on a ${size} shows what the seller's dialog does`, async () => {
    await setSize(size);
    const screen = await renderPage();
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Halkomestarin Puu Oy" }))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: "+358 50 000 0101" })).toBeVisible();
    await expect.element(screen.getByRole("article", { name: "Polttopuu, koivu" })).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("'Vertaa' on a card takes the product into the comparison", async () => {
  store.set(comparedIdsAtom, []);
  const screen = await renderPage();
  const card = screen.getByRole("article", { name: "Polttopuu, koivu" });
  const compare = card.getByRole("button", {
    name: /^Verta(a|ilussa): Polttopuu, koivu, Halkomestarin Puu Oy$/,
  });
  await compare.click();
  await expect.element(compare).toHaveAttribute("aria-pressed", "true");
  expect(store.get(comparedIdsAtom)).toEqual(["birch"]);
});

test("the page shows the description and the delivery area without a press", async () => {
  const screen = await renderPage();
  await expect.element(screen.getByText("Teemme polttopuuta Oriveden korvessa.")).toBeVisible();
  screen.getByRole("region", { name: "Toimitus" }).element().scrollIntoView();
  await expect.element(screen.getByText("Toimittaako minulle?")).toBeVisible();
});

test("firewood says the price at the door of who has told a place, and without one nothing is asked", async () => {
  const sent = answerCall(listDoorPrices, { doorPrices: { birch: sampleDoorPrice } });
  const { unmount } = await renderPage();
  expect(sent).toEqual([]);
  await unmount();
  wantWood();
  const screen = await renderPage();
  const card = screen.getByRole("article", { name: "Polttopuu, koivu" });
  await expect.element(card.getByText("Kotiin tuotuna 370,00 €")).toBeVisible();
  expect(sent.map(({ url }) => url.searchParams.get("ids"))).toEqual(["birch"]);
  await expectNoAxeViolations();
});

test("a price at the door that cannot be loaded is left out without a message", async () => {
  wantWood();
  const sent = rejectCall(listDoorPrices, new AppError("fault"));
  const screen = await renderPage();
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(screen.getByRole("article", { name: "Polttopuu, koivu" })).toBeVisible();
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("delivery prices that come with the seller are not requested again", async () => {
  const { _id, name, price, multipliedByQuantity } = sampleDeliveryCost();
  const deliveryPrices = [{ _id, name, price, multipliedByQuantity }];
  answerCall(searchProducts, { sellers: [sampleSellerProfile({ deliveryPrices })], products: [] });
  const sent = answerCall(listDeliveryCosts, { deliveryCosts: [] });
  const screen = await renderPage();
  await expect
    .element(screen.getByRole("list", { name: "Toimituksen hinta" }).getByText("Kiinteä hinta, 45,00 €"))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test("by keyboard a product's title leads to its page", async () => {
  const screen = await renderPage();
  const title = screen.getByRole("link", { name: "Polttopuu, koivu", exact: true });
  await expect.element(title).toBeVisible();
  title.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => screen.router.state.location.pathname).toBe("/tuote/birch-polttopuu-koivu-orivesi");
});

test("search engines get the canonical address and the business", async () => {
  await renderPage();
  await expect.poll(() => document.title).toBe("Halkomestarin Puu Oy, Orivesi, Pirkanmaa | Halkopiha");
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  expect(new URL(link?.href ?? "").pathname).toBe(canonical);
  const seller: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  );
  expect(seller).toMatchObject({ "@type": "LocalBusiness", url: link?.href, name: "Halkomestarin Puu Oy" });
});

test("an old slug leads to the right address, with one call and in the same history entry", async () => {
  const sent = answerCall(searchProducts, { sellers: [sampleSellerProfile()], products: [] });
  const { router } = await renderPage("/myyja/halkomestari-vanha-nimi");
  await expect.poll(() => router.state.location.pathname).toBe(canonical);
  expect(router.state.historyAction).toBe("REPLACE");
  expect(sent).toHaveLength(1);
});

test("'Jaa' copies the address of the page", async () => {
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderPage(`${canonical}?lahde=ryhma`);
  await screen.getByRole("button", { name: "Jaa: Halkomestarin Puu Oy" }).click();
  await expectBanner("success", "Linkki kopioitu.");
  expect(copy.mock.calls[0]?.[0]).toBe(`${location.origin}${canonical}`);
});

test.each(["/myyja/lopettanut-puu-oy", "/myyja/-puu-oy", "/myyja/__x__"])(
  "%s, under which nobody sells, leads to the search",
  async (address) => {
    answerCall(searchProducts, { sellers: [], products: [] });
    const screen = await renderPage(address);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Myyjää ei löytynyt" })).toBeVisible();
    await expectNoAxeViolations();
    await screen.getByRole("link", { name: "Hae polttopuita" }).click();
    await expect.element(screen.getByRole("heading", { name: "Haku" })).toBeVisible();
  },
);

test("the page of a seller who has stopped says so", async () => {
  answerCall(searchProducts, { sellers: [], products: [], isFormer: true });
  const screen = await renderPage("/myyja/lopettanut-puu-oy");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Myyjä on lopettanut" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Hae polttopuita" })).toBeVisible();
  await expectNoAxeViolations();
});

test("a failed call is left to the error page", async () => {
  rejectCall(searchProducts, new AppError("fault"));
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { name: "Virhe" })).toBeVisible();
});

const three = [5, 5, 4].map((stars, n) => sampleReview({ _id: `arvostelu-${n}`, stars }));

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the reviews are below the products, with their average and the seller's record`, async () => {
    await setSize(size);
    const answer = { text: "Pahoittelut!", at: "2026-11-11T10:00:00.000Z" };
    answerCall(listSellerReviews, sampleSellerReviews([sampleReview({ answer }), ...three]));
    const screen = await renderPage();
    await expect.element(screen.getByText("Jäsen vuodesta 2024")).toBeVisible();
    await expect.element(screen.getByText("Toimitettuja tilauksia 35")).toBeVisible();
    const section = screen.getByRole("region", { name: "Arvostelut" });
    await expect.element(section.getByText(/^4,5 \/ 5 · 4 arvostelua$/)).toBeVisible();
    await expect.element(section.getByText("Sovittuun aikaan: 0/4")).toBeVisible();
    expect(section.getByText("Varmennettu ostos").elements()).toHaveLength(4);
    await expect.element(section.getByText("Pahoittelut!")).toBeVisible();
    await expect
      .element(section.getByRole("link", { name: "Näin arvostelut varmistetaan" }))
      .toHaveAttribute("href", "/nain-arvostelut-varmistetaan");
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("fewer than three reviews have no average, neither for people nor for search engines", async () => {
  answerCall(listSellerReviews, sampleSellerReviews(three.slice(1)));
  const screen = await renderPage();
  await expect.element(screen.getByText(/^2 arvostelua\. Keskiarvo näytetään/)).toBeVisible();
  const head = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(head()).not.toContain("aggregateRating");
});

test("a seller without reviews has none, and who cannot load them may try again", async () => {
  const screen = await renderPage();
  await expect.element(screen.getByText(/^Myyjällä ei ole vielä arvosteluja\./)).toBeVisible();
  await screen.unmount();
  rejectCall(listSellerReviews, new AppError("unavailable"));
  const failed = await renderPage();
  await expect.element(failed.getByText("Arvosteluja ei saatu haettua.")).toBeVisible();
  answerCall(listSellerReviews, sampleSellerReviews(three));
  await failed
    .getByRole("region", { name: "Arvostelut" })
    .getByRole("button", { name: "Yritä uudelleen" })
    .click();
  await expect.element(failed.getByText(/^4,7 \/ 5 · 3 arvostelua$/)).toBeVisible();
});

test("further reviews are shown on request", async () => {
  answerEachCall(listSellerReviews, ({ url }) =>
    url.searchParams.has("cursor")
      ? sampleSellerReviews([sampleReview({ _id: "viimeinen", text: "Viimeinen arvostelu." })])
      : { ...sampleSellerReviews(three), nextCursor: "2026-11-10T10:00:00.000Z_arvostelu" },
  );
  const screen = await renderPage();
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("Viimeinen arvostelu.")).toBeVisible();
});
