import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { expect, test, vi } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { newOrderCountAtom } from "../../../market/orders/new-orders-atoms.ts";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerFromCache, failCall } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectFitsNarrowScreen } from "../../../testing/layout.ts";
import { readDescriptionList } from "../../../testing/read-texts.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleItems, sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as route from "./order-route.tsx";
import { expectStatus, renderOrder, toResponseBody } from "./testing/render-order.tsx";

test("§2 an opened order is a confirmation with buyer, seller, items, delivery, totals and terms", {
  tags: ["s2-order-2", "s2-order-3", "s2-order-4", "s2-order-7"],
}, async () => {
  const { screen, sheet } = await renderOrder(sampleSellerOrder("AA11"));
  for (const text of [
    "Tilausvahvistus",
    "Ostaja",
    "Myyjä",
    "Matti Tuohimaa",
    "Nouto myyjältä",
    "Alv 25,5%",
    "Ehdot",
  ])
    await expect.element(sheet.getByText(text, { exact: true })).toBeVisible();
  await expect.element(sheet.getByRole("table", { name: "Tuotteet" })).toBeInTheDocument();
  expect(readDescriptionList()).toMatchObject({ Yhteensä: "130,00 €" });
  await expect.element(screen.getByRole("link", { name: "Takaisin" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Tulosta" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Ota käsittelyyn" })).toBeVisible();
});

test("on a phone the number and the address of the buyer are large enough for a thumb", async () => {
  await setSize("phone");
  const { sheet } = await renderOrder(sampleSellerOrder("AA11"));
  const links = sheet.getByRole("link").elements();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("§2 an order to be delivered names its delivery and the price of it", {
  tags: "s2-order-5",
}, async () => {
  const deliveryCost = {
    deliveryCostId: "distance",
    name: "Kilometrien mukaan",
    unit: "km",
    distance: 12,
    quantity: 1,
    originalPrice: 180,
    price: 2160,
    tax: 439,
    vat: 2550,
    priceExcludingTax: 1721,
  } as const;
  const { sheet } = await renderOrder(sampleSellerOrder("AA11", { delivery: true, deliveryCost }));
  await expect.element(sheet.getByText("Toimitus, kilometrien mukaan, 12 km")).toBeVisible();
  await expect.element(sheet.getByText("21,60\u00a0€")).toBeVisible();
});

test("what the buyer wrote for the seller, and the promised delivery time, stand on the order", async () => {
  const items = sampleItems(2).map((item) => ({ ...item, deliveryTime: "2" as const }));
  const order = sampleSellerOrder("AA11", {
    delivery: true,
    items,
    deliveryNotes: "Kippaus liiterin eteen.",
  });
  const { sheet } = await renderOrder(order);
  await expect.element(sheet.getByText("Luvattu: toimitus noin 2 viikossa.")).toBeVisible();
  await expect.element(sheet.getByText("Kippaus liiterin eteen.")).toBeVisible();
});

test("§2 an order's totals name the tax 'Alv 25,5%', and the whole fits a screen of 320 px", {
  tags: ["s2-order-6", "s9-4"],
}, async () => {
  await renderOrder(sampleSellerOrder("AA11", { items: sampleItems(5) }));
  expect(Object.keys(readDescriptionList())).toEqual([
    "Tila",
    "Tilattu",
    "Päivitetty",
    "Veroton hinta",
    "Alv 25,5%",
    "Yhteensä",
  ]);
  await expectFitsNarrowScreen();
});

test("§2 the colour of an order's header follows its state", { tags: "s2-order-13" }, async () => {
  const colours = new Set<string>();
  const labels: Record<OrderStatus, string> = {
    recieved: "Vastaanotettu",
    "in progress": "Käsittelyssä",
    "in delivery": "Toimituksessa",
    delivered: "Toimitettu",
  };
  const order = sampleSellerOrder("AA11");
  const { sheet } = await renderOrder(order);
  for (const status of ["recieved", "in progress", "in delivery", "delivered"] as const) {
    store.set(applyOrderUpdatesAtom, [{ ...order, status }]);
    await expectStatus(labels[status]);
    const header = sheet.element().querySelector("header");
    if (header) colours.add(getComputedStyle(header).backgroundColor);
  }
  expect(colours.size).toBe(4);
});

test("§2 'Tulosta' prints the order", { tags: "s2-order-9" }, async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { screen } = await renderOrder(sampleSellerOrder("AA11"));
  await screen.getByRole("button", { name: "Tulosta" }).click();
  expect(print).toHaveBeenCalledOnce();
});

test("an opened order is not counted as new any more", async () => {
  const order = sampleSellerOrder("AA11");
  logInAs(sampleBusiness());
  store.set(applyOrderUpdatesAtom, [order, sampleSellerOrder("BB22")]);
  expect(store.get(newOrderCountAtom)).toBe(2);
  await renderOrder(order);
  await expect.poll(() => store.get(newOrderCountAtom)).toBe(1);
  await expect.poll(() => document.title).toBe("(1) Tilaus HP-261120-AA11 | Halkopiha");
});

test("§2 the buyer is called and found with one tap, and the next state lies under the thumb", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11", { delivery: true }));
  const call = screen.getByRole("link", { name: "Soita ostajalle" });
  const way = screen.getByRole("link", { name: "Reittiohje" });
  const next = screen.getByRole("button", { name: "Ota käsittelyyn" });
  await expect.element(call).toHaveAttribute("href", "tel:+358500000123");
  const goal = new URL(way.element().getAttribute("href") ?? "");
  expect(goal.searchParams.get("destination")).toBe("Niittytie 53, 35160 Orivesi");
  for (const large of [call, way, next])
    expect(large.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(54);
  expect(next.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 40);
  await screen.getByRole("link", { name: "Takaisin" }).click();
  await expect.element(screen.getByRole("heading", { name: "Tilaukset" })).toBeVisible();
});

test("a buyer who picks the order up is called, and no route leads to their home", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11"));
  await expect.element(screen.getByRole("link", { name: "Soita ostajalle" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Reittiohje" })).not.toBeInTheDocument();
});

test("an order from the device's cache says when it was fetched", async () => {
  logInAs(sampleBusiness());
  const order = sampleSellerOrder("AA11");
  answerFromCache(readOrder, toResponseBody(order), "2026-11-20T12:00:00.000Z");
  const screen = await renderRoutes([{ path: "/:id", HydrateFallback: () => null, ...route }], "/AA11");
  await expect.element(screen.getByText("Tallennettu 20.11.2026 klo 14.00")).toBeVisible();
});

test("an order that is not cached itself is shown from the cached list", async () => {
  logInAs(sampleBusiness());
  failCall(readOrder);
  answerFromCache(listOrders, { orders: [sampleSellerOrder("AA11")] }, "2026-11-20T12:00:00.000Z");
  const screen = await renderRoutes([{ path: "/:id", HydrateFallback: () => null, ...route }], "/AA11");
  await expect.element(screen.getByRole("heading", { name: "HP-261120-AA11" })).toBeVisible();
  await expect.element(screen.getByText("Tallennettu 20.11.2026 klo 14.00")).toBeVisible();
});

test("WCAG 2.2 AA: axe finds nothing on an order, also on a desktop", async () => {
  await renderOrder(sampleSellerOrder("AA11"));
  await expectNoAxeViolations();
  await setSize("desk");
  await expectNoAxeViolations();
});
