import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { groupProducts } from "@halkopiha/domain/products/product-kind.ts";
import { beforeEach, expect, test } from "vitest";
import { expectNoAxeViolationsOnPage } from "../testing/axe.ts";
import { answerCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { setSize } from "../testing/display.ts";
import { expectNoHorizontalScroll } from "../testing/layout.ts";
import { logInWithAccount } from "../testing/log-in-with-account.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleAlder, sampleDeliveryCost, sampleService } from "../testing/samples/sample-listings.ts";
import { sampleSellerOrder } from "../testing/samples/sample-orders.ts";
import { sampleBusiness } from "../testing/samples/samples.ts";
import { routes } from "./router.tsx";

beforeEach(() => {
  logInWithAccount(sampleBusiness());
  answerVisitorCalls();
  answerCall(listOrders, { orders: [sampleSellerOrder("AA11")] });
  answerCall(listUserProducts, groupProducts([sampleAlder(), sampleService()]));
  answerCall(listDeliveryCosts, { deliveryCosts: [sampleDeliveryCost()] });
});

interface Place {
  name: string;
  section: string;
  heading: string;
  /** Opens a dialog. */
  button?: RegExp;
}

/** Sections of the profile, and the dialogs that open over them. */
const places: Place[] = [
  { name: "the orders", section: "", heading: "Tilaukset" },
  { name: "the user's information", section: "/kayttajatiedot", heading: "Käyttäjätiedot" },
  { name: "the settings", section: "/tilinhallinta", heading: "Tilinhallinta" },
  { name: "the products", section: "/polttopuut", heading: "Polttopuut" },
  { name: "a product's form", section: "/polttopuut", heading: "Polttopuut", button: /Luo polttopuu/ },
  { name: "a product's image", section: "/polttopuut", heading: "Polttopuut", button: /kuva: / },
  { name: "a product's deletion", section: "/polttopuut", heading: "Polttopuut", button: /^Poista: / },
  {
    name: "a product's preview",
    section: "/polttopuut",
    heading: "Polttopuut",
    button: /^Esikatsele: /,
  },
  { name: "the other products", section: "/muut-tuotteet", heading: "Muut tuotteet" },
  { name: "a service's form", section: "/palvelut", heading: "Palvelut", button: /^Muokkaa: / },
  { name: "the delivery costs", section: "/toimituskulut", heading: "Toimitus kustannukset" },
];

async function open({ section, heading, button }: Place) {
  const screen = await renderApp(routes, `/profiili${section}`);
  const title = screen.getByRole("heading", { level: 1, name: `Profiili ${heading}` });
  await expect.element(title).toBeVisible();
  await expect.element(screen.getByText("Ladataan…")).not.toBeInTheDocument();
  if (!button) return screen;
  await screen.getByRole("button", { name: button }).first().click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await expect.element(screen.getByText("Ladataan…")).not.toBeInTheDocument();
  return screen;
}

async function expectAccessible(): Promise<void> {
  await expectNoAxeViolationsOnPage();
  expectNoHorizontalScroll();
}

for (const size of ["phone", "desk"] as const) {
  for (const place of places) {
    test(`WCAG 2.2 AA: axe finds nothing in the profile on a ${size}: ${place.name}`, async () => {
      await setSize(size);
      await open(place);
      await expectAccessible();
    });
  }

  test(`WCAG 2.2 AA: axe finds nothing in the profile on a ${size}: a delivery cost's form`, async () => {
    await setSize(size);
    const name = "the delivery costs";
    const screen = await open({ name, section: "/toimituskulut", heading: "Toimitus kustannukset" });
    await screen.getByRole("button", { name: /^Muokkaa: / }).click();
    await expect.element(screen.getByLabelText("Hinta toimitukselta (€)")).toHaveValue("45,00");
    await expectAccessible();
  });
}
