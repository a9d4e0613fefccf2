import { readOrderPages } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { afterEach, expect, test, vi } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { clearCheckoutData } from "../../../lib/storage/stored-atom.ts";
import { storeOrderCodesAtom } from "../../../market/orders/buyer-links.ts";
import { storeStatusesAtom } from "../../../market/orders/buyer-statuses.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner, pressBannerAction } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { failCall, goOffline } from "../../../testing/calls/connection.ts";
import { setPrintMedia, setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import {
  otherSampleSeller,
  sampleBuyer,
  sampleCart,
  sampleFirewood,
  sampleOtherProduct,
  samplePlacedOrders,
} from "../../../testing/samples/sample-listings.ts";
import { storePlacedOrdersAtom } from "./placed-orders-atoms.ts";
import * as route from "./route.tsx";

const twigs = sampleOtherProduct({ owner: otherSampleSeller() });
const placed = samplePlacedOrders(sampleCart([sampleFirewood(), twigs], { buyer: sampleBuyer }));
const [first, second] = ["HP-261101-0001", "HP-261101-0002"];

afterEach(() => clearCheckoutData(store.set));

async function renderOrders() {
  store.set(storePlacedOrdersAtom, placed.orders);
  const screen = await renderRoute(route);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Omat tilaukset" })).toBeVisible();
  return { screen, findNumber: (name: string) => screen.getByRole("heading", { level: 2, name }) };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the orders of this device are listed, also offline`, async () => {
    await setSize(size);
    await goOffline();
    const { screen, findNumber } = await renderOrders();
    await expect.element(findNumber(first)).toBeVisible();
    await expect.element(findNumber(second)).toBeVisible();
    const order = screen.getByRole("listitem").first();
    for (const text of [/1 × Polttopuu, koivu/, "Nouto myyjältä", /^65,00\s€$/, "1.11.2026 klo 12.00"]) {
      await expect.element(order.getByText(text).first()).toBeVisible();
    }
    await expect.element(order.getByRole("link", { name: placed.order.seller.phonenumber })).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

const code = "k".repeat(22);
const status = (_id: string, of: OrderStatus) => ({ _id, status: of, updatedAt: "2026-11-20T10:00:00.000Z" });

test("each order shows its status in the buyer's words, asked for with one call", async () => {
  const [one, other] = placed.orders;
  if (!one || !other) throw new Error("two orders were placed");
  store.set(storeOrderCodesAtom, [{ orderId: one._id, code }]);
  const asked = answerCall(readOrderPages, { orders: [status(one._id, "in delivery")] });
  const { screen } = await renderOrders();
  const orders = screen.getByRole("list").first().getByRole("listitem");
  await expect.element(screen.getByText("Noudettavissa")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ orders: [{ id: one._id, code }] }]);
  await expect.element(screen.getByText(/^Tieto on ajalta/)).not.toBeInTheDocument();
  expect(orders.elements().length).toBeGreaterThan(1);
  await expectNoAxeViolations();
});

test("an order that was cancelled says so instead of its status", async () => {
  const [one] = placed.orders;
  if (!one) throw new Error("an order was placed");
  store.set(storeOrderCodesAtom, [{ orderId: one._id, code }]);
  answerCall(readOrderPages, {
    orders: [{ ...status(one._id, "recieved"), cancellation: { by: "seller" } }],
  });
  const { screen } = await renderOrders();
  await expect.element(screen.getByText("Hylätty")).toBeVisible();
  await expect.element(screen.getByText("Vastaanotettu")).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("without an answer the stored status is shown with its time", async () => {
  const [one] = placed.orders;
  if (!one) throw new Error("an order was placed");
  store.set(storeOrderCodesAtom, [{ orderId: one._id, code }]);
  failCall(readOrderPages);
  const { screen } = await renderOrders();
  await expect.element(screen.getByText("Vastaanotettu")).toBeVisible();
  await expect.element(screen.getByText(/^Tieto on ajalta 1\.11\.2026 klo\s12\.00\.$/)).toBeVisible();
  await screen.unmount();
  store.set(storeStatusesAtom, [status(one._id, "delivered")]);
  const again = await renderOrders();
  await expect.element(again.screen.getByText("Noudettu")).toBeVisible();
  await expect.element(again.screen.getByText(/^Tieto on ajalta/)).toBeVisible();
});

test("without orders the page leads to the search", async () => {
  const screen = await renderRoute(route);
  await expect.element(screen.getByText("Tällä laitteella ei ole tilauksia.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Etsi polttopuita" }))
    .toHaveAttribute("href", "/haku");
  await expectNoAxeViolations();
});

test("an order is removed from this device, and 'Kumoa' puts it back", async () => {
  const { screen, findNumber } = await renderOrders();
  await screen.getByRole("button", { name: `Poista tältä laitteelta tilaus ${first}` }).click();
  await expect.element(findNumber(first)).not.toBeInTheDocument();
  await expectBanner("success", `Tilaus ${first} poistettiin tältä laitteelta.`);
  await pressBannerAction("Kumoa");
  await expect.element(findNumber(first)).toBeVisible();
});

test("a single order is printed without the others and without buttons", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const { screen, findNumber } = await renderOrders();
  await screen.getByRole("button", { name: `Tulosta tilaus ${second}` }).click();
  expect(print).toHaveBeenCalledOnce();
  await setPrintMedia();
  await expect.element(findNumber(second)).toBeVisible();
  await expect.element(findNumber(first)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
  window.dispatchEvent(new Event("afterprint"));
  await expect.element(findNumber(first)).toBeVisible();
});
