import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { cartAtom } from "../../market/cart/current-cart.ts";
import { newOrderCountAtom } from "../../market/orders/new-orders-atoms.ts";
import { orderStepsAtom } from "../../offline/outbox/pending-atoms.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, answerEachCall } from "../../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../../testing/calls/answer-visitor-calls.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderApp, renderInApp } from "../../testing/render-route.tsx";
import { sampleAdmin } from "../../testing/samples/sample-accounts.ts";
import { sampleCart, sampleFirewood } from "../../testing/samples/sample-listings.ts";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../testing/samples/samples.ts";
import { routes } from "../router.tsx";
import { Navbar } from "./Navbar.tsx";

beforeEach(() => {
  answerVisitorCalls();
  store.set(cartAtom, null);
});

/** A seller who has two orders that nobody has taken up, on a page outside the profile. */
async function renderAsSeller() {
  logInAs(sampleBusiness());
  const sent = answerCall(listOrders, { orders: [sampleSellerOrder("AA11"), sampleSellerOrder("BB22")] });
  const screen = await renderApp(routes, "/kayttoehdot");
  return { screen, sent };
}

test("a seller sees on every page of a phone how many new orders there are, on the menu and in the title", async () => {
  const { screen, sent } = await renderAsSeller();
  await expect.element(screen.getByRole("button", { name: "Valikko 2 uutta tilausta" })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(2\) /);
  expect(sent.map(({ url }) => url.search)).toEqual(["?status=recieved&limit=100"]);
  await expectNoAxeViolations();
});

test("the count of new orders is that of all pages of the list", async () => {
  logInAs(sampleBusiness());
  const pageOf = (from: number) =>
    Array.from({ length: 100 }, (_, index) => sampleSellerOrder(`A${from + index}`));
  const sent = answerEachCall(listOrders, ({ url }) =>
    url.searchParams.has("cursor")
      ? { orders: pageOf(100).slice(0, 30) }
      : { orders: pageOf(0), nextCursor: "rest" },
  );
  const screen = await renderApp(routes, "/kayttoehdot");
  await expect.element(screen.getByRole("button", { name: "Valikko 130 uutta tilausta" })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^\(130\) /);
  expect(sent).toHaveLength(2);
});

test("on a desk the seller's name in the header has the count of new orders", async () => {
  await setSize("desk");
  const { screen } = await renderAsSeller();
  const menu = screen.getByRole("navigation", { name: "Päävalikko" });
  await expect.element(menu.getByRole("link", { name: /2 uutta tilausta$/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Kirjaudu ulos" })).not.toBeInTheDocument();
});

test("an admin has no new orders", async () => {
  logInAs(sampleAdmin());
  const sent = answerCall(listOrders, { orders: [sampleSellerOrder("AA11")] });
  const screen = await renderApp(routes, "/kayttoehdot");
  await expect.element(screen.getByRole("button", { name: "Valikko" })).toBeVisible();
  expect(store.get(newOrderCountAtom)).toBe(0);
  expect(sent).toEqual([]);
});

test("on a phone one press in the menu logs out", async () => {
  const { screen } = await renderAsSeller();
  await screen.getByRole("button", { name: /^Valikko/ }).click();
  await screen.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await expectBanner("success", "Kiitos, uloskirjaus onnistui!");
  await expect.element(screen.getByRole("navigation", { name: "Päävalikko" })).not.toBeInTheDocument();
  expect(store.get(newOrderCountAtom)).toBe(0);
});

test("logging out in the menu asks first when a step of an order has not been sent", async () => {
  const { screen } = await renderAsSeller();
  const { _id, seller } = sampleSellerOrder("AA11");
  store.set(orderStepsAtom, [
    {
      kind: "order",
      id: _id,
      label: "Tilaus",
      version: "1",
      status: "in progress",
      owner: seller._id,
      phase: "held",
    },
  ]);
  await screen.getByRole("button", { name: /^Valikko/ }).click();
  await screen.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await screen.getByRole("button", { name: "Pysy kirjautuneena" }).click();
  store.set(orderStepsAtom, []);
  await expect.element(screen.getByRole("button", { name: /^Valikko/ })).toBeVisible();
});

test("WCAG 1.4.10: the header of a seller with new orders fits a width of 320 px", async () => {
  await page.viewport(320, 640);
  store.set(cartAtom, sampleCart([{ product: sampleFirewood(), quantity: 40 }]));
  logInAs(sampleBusiness());
  answerCall(listOrders, {
    orders: Array.from({ length: 24 }, (_, index) => sampleSellerOrder(`A${index}`)),
  });
  const screen = await renderInApp(<Navbar />);
  await expect.element(screen.getByRole("button", { name: "Valikko 24 uutta tilausta" })).toBeVisible();
  expectNoHorizontalScroll();
});
