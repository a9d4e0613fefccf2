import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { store } from "../lib/storage/store.ts";
import { clearCheckoutData } from "../lib/storage/stored-atom.ts";
import { cartStepAtom } from "../market/cart/cart-atoms.ts";
import { expectNoAxeViolationsOnPage } from "../testing/axe.ts";
import { answerCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { setSize, type sizes } from "../testing/display.ts";
import { expectNoHorizontalScroll } from "../testing/layout.ts";
import { renderApp } from "../testing/render-route.tsx";
import {
  sampleBuyer,
  sampleCart,
  sampleDeliveryCost,
  sampleFirewood,
  samplePlacedOrders,
} from "../testing/samples/sample-listings.ts";
import { scrollThrough } from "../testing/scroll-through.ts";
import { routes } from "./router.tsx";

/** Two cubic metres of birch, which the seller delivers to the sample buyer. */
const deliveredCart = sampleCart([{ product: sampleFirewood(), quantity: 2 }], {
  buyer: sampleBuyer,
  deliveryCosts: [sampleDeliveryCost()],
  choices: { halkomestari: { delivery: true, deliveryCostId: "fixed" } },
});

beforeEach(() => {
  answerVisitorCalls();
  clearCheckoutData(store.set);
});

type Screen = Awaited<ReturnType<typeof renderApp>>;

interface OpenDialog {
  name: string;
  address: string;
  sizes: (keyof typeof sizes)[];
  open?(screen: Screen): Promise<void>;
}

const dialogs: OpenDialog[] = [
  { name: "the seller", address: "/haku?myyja=halkomestari", sizes: ["phone", "desk"] },
  { name: "the map", address: "/haku?kartta=halkomestari", sizes: ["phone", "desk"] },
  {
    name: "the filter drawer",
    address: "/haku",
    sizes: ["phone"],
    open: (screen) => screen.getByRole("button", { name: "Rajaa hakua" }).click(),
  },
  {
    name: "a plan",
    address: "/",
    sizes: ["phone", "desk"],
    open: async (screen) => {
      await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
      await scrollThrough();
      await screen.getByRole("button", { name: "Lisätietoa: Basic-tili" }).click();
    },
  },
];

async function openDialog({ address, open }: OpenDialog) {
  const screen = await renderApp(routes, address);
  await open?.(screen);
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByText("Ladataan…")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
  return dialog;
}

for (const dialog of dialogs) {
  for (const size of dialog.sizes) {
    test(`WCAG 2.2 AA: axe finds nothing when ${dialog.name} is open on a ${size}`, {
      tags: "s2-routes-14",
    }, async () => {
      await setSize(size);
      await openDialog(dialog);
      await expectNoAxeViolationsOnPage();
    });
  }

  test(`WCAG 1.4.10: at a width of 320 px ${dialog.name} does not scroll sideways`, async () => {
    await page.viewport(320, 640);
    const element = (await openDialog(dialog)).element();
    expectNoHorizontalScroll();
    expect(element.scrollWidth).toBeLessThanOrEqual(element.getBoundingClientRect().width);
  });
}

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing in the address with errors on a ${size}`, async () => {
    await setSize(size);
    const screen = await renderApp(routes, "/ostoskori");
    await screen.getByRole("button", { name: "Jatka" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Yhteystiedot" })).toBeVisible();
    await screen.getByRole("button", { name: "Jatka" }).click();
    await expect.element(screen.getByText("Vaadittu kenttä").first()).toBeVisible();
    await expectNoAxeViolationsOnPage();
  });

  test(`WCAG 2.2 AA: axe finds nothing in the delivery on a ${size}`, async () => {
    await setSize(size);
    answerCall(readCart, { cart: deliveredCart });
    store.set(cartStepAtom, 2);
    const screen = await renderApp(routes, "/ostoskori");
    await expect.element(screen.getByText("Toimituksen hinta")).toBeVisible();
    await expectNoAxeViolationsOnPage();
  });

  test(`WCAG 2.2 AA: axe finds nothing in the confirmation on a ${size}`, async () => {
    await setSize(size);
    answerCall(readCart, { cart: deliveredCart });
    answerCall(placeOrder, samplePlacedOrders(deliveredCart));
    store.set(cartStepAtom, 2);
    const screen = await renderApp(routes, "/ostoskori");
    await screen.getByRole("button", { name: "Vahvista" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Vahvistus" })).toBeVisible();
    await expectNoAxeViolationsOnPage();
  });
}
