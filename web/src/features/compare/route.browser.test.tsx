import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { compareProducts } from "@halkopiha/domain/contract/shop/comparison.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { wantedAtom } from "../../market/door/wanted-atom.ts";
import { clearVisitor } from "../../market/outbox/testing/clear-visitor.ts";
import { comparedIdsAtom } from "../../market/products/compare/compared-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, answerEachCall } from "../../testing/calls/answer-calls.ts";
import { setPrintMedia, setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleCart, sampleFirewood } from "../../testing/samples/sample-listings.ts";
import * as compare from "./route.tsx";

beforeEach(() => {
  store.set(comparedIdsAtom, []);
  store.set(wantedAtom, null);
});

afterEach(clearVisitor);

const birch = sampleFirewood({ _id: "birch", price: 6500 });
const green = sampleFirewood({ _id: "green", price: 4000, quality: "tuore" });
const price: DoorPrice = {
  kind: "delivered",
  quantity: 5,
  goods: 32_500,
  delivery: 4500,
  total: 37_000,
  distance: 47,
};

/** Answers with the products asked for; the birch has a price at the door where a place is known. */
const answerComparison = () =>
  answerEachCall(compareProducts, ({ url: { searchParams } }) => {
    const ids = searchParams.get("ids")?.split(",") ?? [];
    const doorPrices: Record<string, DoorPrice> = searchParams.has("to") ? { birch: price } : {};
    return { products: [birch, green].filter(({ _id }) => ids.includes(_id)), doorPrices };
  });

const renderComparison = (address: string) =>
  renderRoutes(
    [
      { path: "/vertaa", ...compare },
      { path: "/ilmoitukset", element: <h1>Ilmoitukset</h1> },
    ],
    address,
  );

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size}, products stand side by side with their prices at the door`, async () => {
    await setSize(size);
    const requests = answerComparison();
    const screen = await renderComparison("/vertaa?tuotteet=birch,green&minne=tampere");
    await expect.element(screen.getByText("Kotiin tuotuna 370,00 €")).toBeVisible();
    await expect
      .element(screen.getByRole("cell", { name: "Ei toimiteta paikkakunnalle" }))
      .toBeInTheDocument();
    await expect
      .element(screen.getByRole("cell", { name: /kuivana \(kuivattava ensin\)$/ }))
      .toBeInTheDocument();
    expect(requests.at(-1)?.url.search).toBe("?ids=birch%2Cgreen&to=tampere");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

test("four products are printed side by side on one sheet, without the hint", async () => {
  const products = ["a", "b", "c", "d"].map((_id) => sampleFirewood({ _id, material: "lehtisekapuu" }));
  answerCall(compareProducts, { products, doorPrices: {} });
  // An A4 sheet without its margins.
  await page.viewport(718, 1000);
  const screen = await renderComparison("/vertaa?tuotteet=a,b,c,d");
  await expect.element(screen.getByText(/^Kerro ilmoitusten yllä/)).toBeVisible();
  await setPrintMedia();
  await expect.element(screen.getByText(/^Kerro ilmoitusten yllä/)).not.toBeVisible();
  const columns = screen.getByRole("columnheader").elements();
  expect(columns).toHaveLength(4);
  for (const column of columns) expect(column.getBoundingClientRect().right).toBeLessThanOrEqual(718);
  expectNoHorizontalScroll();
});

test("the delivery times are compared, and what is paused shows its next batch", async () => {
  const pausedUntil = `${new Date().getUTCFullYear() + 1}-01-12`;
  const products = [
    { ...birch, deliveryTime: "1" as const },
    { ...green, pausedUntil, deliveryTime: "2" as const },
  ];
  answerEachCall(compareProducts, () => ({ products, doorPrices: {} }));
  const screen = await renderComparison("/vertaa?tuotteet=birch,green");
  await expect
    .element(screen.getByRole("row", { name: "Toimitusaika 1 viikko 2 viikkoa erän tulosta" }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("row", { name: /^Saatavilla .* Seuraava erä 12\.1\.$/ }))
    .toBeVisible();
});

test("the row of the prices at the door names the amount, also when an offer must be fetched", async () => {
  const fetched: DoorPrice = { kind: "pickup", quantity: 5, goods: 20_000, distance: 23 };
  answerEachCall(compareProducts, () => ({
    products: [birch, green],
    doorPrices: { birch: price, green: fetched },
  }));
  const screen = await renderComparison("/vertaa?tuotteet=birch,green&minne=tampere");
  await expect
    .element(screen.getByRole("rowheader", { name: /^Hinta kotiin tuotuna, 5 irto-m³/ }))
    .toBeVisible();
});

test("an offer is ordered from the comparison in the wanted amount", async () => {
  answerComparison();
  const sent = answerCall(addToCart, { cart: sampleCart([birch]) });
  const screen = await renderComparison("/vertaa?tuotteet=birch,green&minne=tampere");
  await screen
    .getByRole("button", { name: /^Lisää ostoskoriin: / })
    .first()
    .click();
  await expectBanner("success", "Tuote onnistuneesti lisätty ostoskoriin!");
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 5 }]);
});

test("a paused offer can be ordered by nobody yet: a mail is offered when it can", async () => {
  const pausedUntil = `${new Date().getUTCFullYear() + 1}-01-12`;
  const requests = answerEachCall(compareProducts, () => ({
    products: [{ ...birch, pausedUntil }],
    doorPrices: {},
  }));
  const screen = await renderComparison("/vertaa?tuotteet=birch");
  await screen.getByRole("button", { name: "Ilmoita, kun saatavilla" }).click();
  const dialog = screen.getByRole("dialog", { name: "Ilmoita, kun saatavilla" });
  await dialog.getByRole("button", { name: "Sulje" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /^Lisää ostoskoriin/ })).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test("a product can be taken out, and the address follows", async () => {
  store.set(comparedIdsAtom, ["birch", "green"]);
  answerComparison();
  const screen = await renderComparison("/vertaa?tuotteet=birch,green");
  await screen
    .getByRole("button", { name: /^Poista vertailusta/ })
    .first()
    .click();
  await expect.poll(() => screen.router.state.location.search).toBe("?tuotteet=green");
  await expect.element(screen.getByRole("columnheader")).toHaveLength(1);
  expect(store.get(comparedIdsAtom)).toEqual(["green"]);
});

test("what is taken out of a shared comparison leaves the visitor's own as it is, without another request", async () => {
  store.set(comparedIdsAtom, ["own", "birch"]);
  const requests = answerComparison();
  const screen = await renderComparison("/vertaa?tuotteet=birch,green");
  const remove = screen.getByRole("button", { name: /^Poista vertailusta/ });
  await remove.first().click();
  await expect.element(screen.getByRole("columnheader")).toHaveLength(1);
  expect(store.get(comparedIdsAtom)).toEqual(["own"]);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(requests).toHaveLength(1);
});

test("a product that is no longer offered leaves the comparison", async () => {
  store.set(comparedIdsAtom, ["ended", "birch"]);
  answerComparison();
  const screen = await renderComparison("/vertaa?tuotteet=ended,birch");
  await expect.element(screen.getByRole("columnheader")).toHaveLength(1);
  expect(store.get(comparedIdsAtom)).toEqual(["birch"]);
});

test("an empty comparison leads to the listings", async () => {
  const screen = await renderComparison("/vertaa");
  await screen.getByRole("link", { name: "Selaa polttopuita" }).click();
  await expect.element(screen.getByRole("heading", { name: "Ilmoitukset" })).toBeVisible();
});

test("without a place the comparison says where to choose it", async () => {
  answerComparison();
  const screen = await renderComparison("/vertaa?tuotteet=birch");
  await expect.element(screen.getByText(/^Kerro ilmoitusten yllä, minne puut halutaan/)).toBeVisible();
});

test("a comparison says how many of its products are no longer sold", async () => {
  answerEachCall(compareProducts, () => ({ products: [birch], doorPrices: {} }));
  const screen = await renderComparison("/vertaa?tuotteet=birch,ended");
  await expect.element(screen.getByText("Yhden ilmoituksen myynti on päättynyt.")).toBeVisible();
});
