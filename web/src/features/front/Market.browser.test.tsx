import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { countSellers, searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cachedAtHeader } from "../../lib/api/response-cache.ts";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { clearVisitor } from "../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, holdCall, rejectCall, respondToCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { sampleCart, sampleFirewood } from "../../testing/samples/sample-listings.ts";
import {
  answerFrontPageCalls,
  type FrontScreen,
  formatAddress,
  openFrontPage,
  renderFrontPage,
  sampleResults,
} from "./testing/render-front-page.tsx";

beforeEach(answerFrontPageCalls);
afterEach(clearVisitor);

const cards = (screen: FrontScreen) => screen.getByRole("article");
/** The listings are loaded when the visitor comes near them. */
const scrollToListings = (screen: FrontScreen) =>
  screen.getByRole("heading", { name: "Uusimmat polttopuuilmoitukset" }).element().scrollIntoView();
const allListings = (screen: FrontScreen) => screen.getByRole("link", { name: "Katso kaikki ilmoitukset" });

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the front page shows the newest listings of firewood, and leads to all of them`, async () => {
    await setSize(size);
    const requests = answerCall(searchProducts, sampleResults);
    const screen = await renderFrontPage();
    await expect.element(cards(screen).first()).toBeVisible();
    expect(cards(screen).elements()).toHaveLength(2);
    expect(requests.map(({ url }) => url.search)).toEqual(["?category=Polttopuut&limit=8"]);
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
    await allListings(screen).click();
    await expect.poll(() => formatAddress(screen)).toBe("/ilmoitukset");
  });
}

test("while the listings load, the front page can be used and is as high as with them", async () => {
  const held = holdCall(searchProducts);
  const screen = await openFrontPage();
  const map = screen.getByRole("heading", { name: "Valitse maakunta" });
  await expect.element(screen.getByText("Ladataan…").first()).toBeInTheDocument();
  await expect.element(allListings(screen)).toBeVisible();
  const readTop = () => Math.round(map.element().getBoundingClientRect().top);
  scrollToListings(screen);
  await expect.poll(() => held.sent.length).toBe(1);
  const top = readTop();
  held.release();
  await expect.element(cards(screen).first()).toBeVisible();
  await expect.poll(readTop).toBe(top);
});

test("what is below the first screen is not requested before the visitor comes near it", async () => {
  await setSize("phone");
  const requests = [searchProducts, countSellers, listPlans].map((call) => holdCall(call));
  const screen = await openFrontPage();
  await expect.element(screen.getByRole("button", { name: "Hae", exact: true })).toBeVisible();
  await screen.getByLabelText("Maakunta").selectOptions("Kainuu");
  expect(requests.map((held) => held.sent.length)).toEqual([0, 0, 0]);
  scrollToListings(screen);
  await expect.poll(() => requests[0]?.sent.length).toBe(1);
  for (const held of requests) held.release();
});

test("a market without firewood says so, and still leads to the listings", async () => {
  answerCall(searchProducts, { products: [], sellers: [], total: 0 });
  const screen = await renderFrontPage();
  await expect.element(screen.getByText("Myynnissä ei ole juuri nyt polttopuita.")).toBeVisible();
  await expect.element(allListings(screen)).toBeVisible();
});

test.each([
  { what: "rejected", fail: () => rejectCall(searchProducts, new AppError("fault")) },
  { what: "not answered", fail: () => failCall(searchProducts) },
])(
  "listings that are $what are reported in their place, and the rest of the page works",
  async ({ fail }) => {
    fail();
    const screen = await renderFrontPage();
    await expect.element(screen.getByText("Uusimpia ilmoituksia ei saatu haettua.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Basic-tili" })).toBeVisible();
    expect(store.get(bannerAtom)).toBeNull();
    await expectNoAxeViolations();
  },
);

test("cached listings are shown with the time at which they were fetched", async () => {
  respondToCall(searchProducts, () =>
    Response.json(sampleResults, { headers: { [cachedAtHeader]: "2026-11-01T10:00:00.000Z" } }),
  );
  const screen = await renderFrontPage();
  await expect.element(screen.getByText(/^Tallennettu 1\.11\.2026 klo\s\d+\.\d\d$/)).toBeVisible();
  expect(cards(screen).elements()).toHaveLength(2);
});

test("a listing is put into the cart and marked as a favourite on the front page", async () => {
  const added = answerCall(addToCart, { cart: sampleCart([sampleFirewood()]) });
  const marked = answerCall(addFavorite, { favorites: [sampleFirewood()] });
  const screen = await renderFrontPage();
  await cards(screen)
    .first()
    .getByRole("button", { name: /^Lisää ostoskoriin/ })
    .click();
  await expect.poll(() => added.length).toBe(1);
  const heart = cards(screen)
    .first()
    .getByRole("button", { name: /^Suosikki/ });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => marked.length).toBe(1);
});

test.each([
  { link: "Halkomestarin Puu Oy", address: "/ilmoitukset?myyja=halkomestari" },
  { link: "Orivesi, Pirkanmaa", address: "/ilmoitukset?kartta=halkomestari" },
])("$link of a card opens over the listings, and Back leads to the front page", async ({ link, address }) => {
  const screen = await renderFrontPage();
  await cards(screen).first().getByRole("link", { name: link }).click();
  await expect.poll(() => formatAddress(screen)).toBe(address);
  await screen.router.navigate(-1);
  await expect.element(allListings(screen)).toBeVisible();
  scrollToListings(screen);
  await expect.element(cards(screen).first()).toBeVisible();
});

test("the list of regions shows how many sellers there are, once that is known", async () => {
  const held = holdCall(countSellers);
  const screen = await renderFrontPage();
  const list = screen.getByRole("navigation", { name: "Maakunnat luettelona" });
  const uusimaa = list.getByRole("link", { name: /^Uusimaa/ });
  await expect.element(uusimaa).toHaveAccessibleName("Uusimaa");
  const { height } = uusimaa.element().getBoundingClientRect();
  held.release();
  await expect.element(uusimaa).toHaveAccessibleName("Uusimaa 12 myyjää");
  await expect.element(list.getByRole("link", { name: "Pirkanmaa 1 myyjä" })).toBeVisible();
  await expect.element(list.getByRole("link", { name: "Lappi 0 myyjää" })).toBeVisible();
  expect(uusimaa.element().getBoundingClientRect().height).toBe(height);
});

test("without the numbers of sellers, the regions are links all the same", async () => {
  rejectCall(countSellers, new AppError("fault"));
  const screen = await renderFrontPage();
  const list = screen.getByRole("navigation", { name: "Maakunnat luettelona" });
  await expect.element(list.getByRole("link", { name: "Uusimaa", exact: true })).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
});

test("three reasons to buy lead to the terms, the quality requirements and the units", async () => {
  const screen = await renderFrontPage();
  for (const [name, address] of [
    ["Myyntiehdot", "/myyntiehdot"],
    ["Käyttöehdot", "/kayttoehdot"],
    ["Laatuvaatimukset", "/laatuvaatimukset"],
    ["mittayksiköt", "/polttopuuinfo/termit-ja-mittayksikot"],
  ] as const) {
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", address);
  }
});
