import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearLocationCache } from "../../lib/api/locations.ts";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { setPrintMedia, setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

async function renderPage(changes: Partial<Order> = {}) {
  answerCall(openOrderPage, { order: toBuyerOrder(sampleSellerOrder("tilaus", changes)) });
  const routes = [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }];
  const screen = await renderRoutes(routes, `/tilaus/tilaus#t=${"k".repeat(22)}`);
  const directions = screen.getByRole("link", { name: "Reittiohje" });
  const heading = screen.getByRole("heading", { name: "Nouto", exact: true });
  return { screen, directions, heading };
}

beforeEach(() => {
  clearLocationCache();
  answerAreaCalls();
});
afterEach(() => clearCheckoutData(store.set));

const { seller, buyer } = sampleSellerOrder("tilaus");

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} who fetches an order from a business sees where, with directions`, async () => {
    await setSize(size);
    const { screen, directions, heading } = await renderPage();
    await expect.element(heading).toBeVisible();
    const destination = `${seller.address.street}, ${seller.address.zip} ${seller.address.locality.location}`;
    await expect.element(directions).toHaveAttribute("href", expect.stringContaining("/maps/dir/"));
    const href = directions.element().getAttribute("href") ?? "";
    expect(new URL(href).searchParams.get("destination")).toBe(destination);
    heading.element().scrollIntoView();
    const map = screen.getByRole("application", { name: /^Kartta: / });
    await expect.element(map).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("the street of a private seller is not told yet, so there are no directions", async () => {
  const { screen, directions } = await renderPage({ seller: { ...seller, business: false, ytunnus: null } });
  await expect.element(screen.getByText(/osoitteen/).first()).toBeVisible();
  await expect.element(directions).not.toBeInTheDocument();
});

test("an order to be delivered shows the buyer's place, without directions", async () => {
  const { screen, directions } = await renderPage({ delivery: true });
  await expect.element(screen.getByRole("heading", { name: "Toimitus", exact: true })).toBeVisible();
  await expect.element(screen.getByText(new RegExp(buyer.address.street)).first()).toBeVisible();
  await expect.element(directions).not.toBeInTheDocument();
});

test("a map that does not load says so, and the address is there", async () => {
  rejectCall(listLocalities, new AppError("unavailable"));
  const { screen, directions, heading } = await renderPage();
  await expect.element(directions).toBeVisible();
  heading.element().scrollIntoView();
  await expect.element(screen.getByText(/^Karttaa ei saatu haettua\./)).toBeVisible();
  await expectNoAxeViolations();
});

test("the map, the messages and the buttons are not printed", async () => {
  const { screen, directions } = await renderPage();
  await expect.element(directions).toBeVisible();
  await setPrintMedia();
  await expect.element(directions).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Tilaa uudelleen" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: /^HP-/ })).toBeVisible();
});
