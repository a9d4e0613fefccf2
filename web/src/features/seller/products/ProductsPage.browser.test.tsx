import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { deleteProduct, listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import type { ProductGroups } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerAreaCalls } from "../../../testing/calls/answer-area-calls.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectFitsNarrowScreen, expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import {
  sampleAlder,
  sampleChips,
  sampleOffer,
  sampleService,
} from "../../../testing/samples/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { SellerContext } from "../shared/seller-context.ts";
import * as firewoodRoute from "./firewood-route.tsx";
import * as othersRoute from "./others-route.tsx";
import { ProductsPage } from "./ProductsPage.tsx";
import * as servicesRoute from "./services-route.tsx";

const seller = sampleBusiness({ deliveryMethod: "Noutopiste ja kuljetus" });
const none: ProductGroups = { products: [], otherProducts: [], services: [] };

const Component = () => (
  <SellerContext value={seller}>
    <ProductsPage />
  </SellerContext>
);

function renderPage(groups: ProductGroups = none, { loader } = firewoodRoute) {
  logInAs(seller);
  answerCall(listUserProducts, groups);
  return renderRoute({ loader, Component }, "/profiili/tuotteet");
}

type Screen = Awaited<ReturnType<typeof renderPage>>;
const readHeaders = (screen: Screen) =>
  screen
    .getByRole("columnheader")
    .elements()
    .map(({ textContent }) => textContent);
const rows = (screen: Screen) => screen.getByRole("rowgroup").nth(1).getByRole("row");

test("§2 the table of firewood has the columns of a product", {
  tags: ["s2-products-3", "s2-products-4"],
}, async () => {
  await setSize("desk");
  const screen = await renderPage({ ...none, products: [sampleAlder()] });
  const row = screen.getByRole("row", {
    name: /^Polttopuu Pilke 25 cm leppä kuiva irto .*54,00\s€ irto-m³ 12/,
  });
  await expect.element(row).toBeVisible();
  expect(readHeaders(screen)).toEqual([
    "Nimi",
    "Pituus",
    "Puulaji",
    "Laatu",
    "Pakkaus",
    "Hinta",
    "Yksikkö",
    "Jäljellä",
    "Muokkaa kuvaa",
    "Esikatselu",
    "Muokkaa",
    "Poista",
    "Saatavuus",
  ]);
});

test("§2 the table of other products has the columns of a product", async () => {
  await setSize("desk");
  const screen = await renderPage({ ...none, otherProducts: [sampleChips()] }, othersRoute);
  await expect.element(screen.getByRole("row", { name: /Hake.*25,00\s€ kuutio/ })).toBeVisible();
  expect(readHeaders(screen)).toEqual(
    expect.arrayContaining(["Nimi", "Pituus", "Puulaji", "Laatu", "Pakkaus", "Hinta", "Yksikkö"]),
  );
  expect(readHeaders(screen)).toEqual(expect.arrayContaining(["Muokkaa kuvaa", "Muokkaa", "Poista"]));
});

test("§2 the table of services has name, price, unit and description", {
  tags: "s2-services-2",
}, async () => {
  await setSize("desk");
  const description = "Siistiä jälkeä.";
  const screen = await renderPage(
    { ...none, services: [sampleService({ description, price: 4800 })] },
    servicesRoute,
  );
  const row = screen.getByRole("row", { name: /Pilkkeen teko.*48,00\s€ tunti Siistiä jälkeä/ });
  await expect.element(row).toBeVisible();
  expect(readHeaders(screen)).toEqual(
    expect.arrayContaining(["Nimi", "Hinta", "Yksikkö", "Kuvaus", "Muokkaa", "Poista"]),
  );
});

for (const { loader, heading, text, create } of [
  { ...firewoodRoute, heading: "Polttopuut", text: "Et myy vielä polttopuita.", create: "Luo polttopuu" },
  { ...othersRoute, heading: "Muut tuotteet", text: "Et myy vielä muita tuotteita.", create: "Luo tuote" },
  { ...servicesRoute, heading: "Palvelut", text: "Et tarjoa vielä palveluita.", create: "Luo palvelu" },
]) {
  test(`§2 '${heading}' without listings says so and offers '${create}'`, {
    tags: ["s2-products-2", "s2-services-1"],
  }, async () => {
    const screen = await renderPage(none, { ...firewoodRoute, loader });
    await expect
      .element(screen.getByRole("heading", { level: 1, name: `Profiili ${heading}` }))
      .toBeVisible();
    await expect.element(screen.getByText(text)).toBeVisible();
    await screen.getByRole("button", { name: create }).click();
    await expect.element(screen.getByRole("dialog").getByRole("heading", { name: create })).toBeVisible();
  });
}

test("an offer and firewood that has run out are marked in the table", async () => {
  const screen = await renderPage({
    ...none,
    products: [sampleOffer({ quantity: 0 })],
  });
  await expect.element(screen.getByText("Tarjous", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Loppunut")).toBeVisible();
});

test("what is marked as an offer without a lower price says that buyers do not see it", async () => {
  const screen = await renderPage({ ...none, products: [sampleAlder({ discount: true })] });
  await expect.element(screen.getByText("Tarjous ei näy")).toBeVisible();
});

test("§2, §9 the table shows 15 rows, or 30, 45 or all, sorts by a column and has a compact mode", {
  tags: ["s2-products-5", "s2-products-6", "s2-services-3", "s9-43"],
}, async () => {
  // The width that a desktop's side bar leaves for the table.
  await page.viewport(900, 900);
  const products = Array.from({ length: 47 }, (_, nth) =>
    sampleAlder({ _id: `alder-${nth}`, price: 100 * (nth + 1) }),
  );
  const screen = await renderPage({ ...none, products });
  const countRows = () => rows(screen).elements().length;
  await expect.element(screen.getByText("1–15 / 47")).toBeVisible();
  expect(countRows()).toBe(15);
  await screen.getByRole("button", { name: "Seuraava" }).click();
  await expect.element(screen.getByText("16–30 / 47")).toBeVisible();
  await screen.getByRole("button", { name: "Hinta" }).click();
  await expect.element(screen.getByText("1–15 / 47")).toBeVisible();
  const readFirstPrice = () => rows(screen).first().getByRole("cell").nth(5).element().textContent;
  await expect.poll(readFirstPrice).toBe("1,00\u00a0€");
  await screen.getByRole("button", { name: "Hinta" }).click();
  await expect.poll(readFirstPrice).toBe("47,00\u00a0€");
  await expect
    .element(screen.getByRole("columnheader", { name: "Hinta" }))
    .toHaveAttribute("aria-sort", "descending");
  for (const [label, count] of [
    ["30", 30],
    ["45", 45],
    ["Kaikki", 47],
  ] as const) {
    await screen.getByLabelText("Rivejä sivulla").selectOptions(label);
    await expect.poll(countRows, { message: label }).toBe(count);
  }
  const readHeight = () => rows(screen).first().element().getBoundingClientRect().height;
  const before = readHeight();
  await screen.getByRole("switch", { name: "Tiiviit rivit" }).click();
  await expect.poll(readHeight).toBeLessThan(before);
});

test("§2 a listing is deleted once that is confirmed", async () => {
  const alder = sampleAlder();
  const screen = await renderPage({ ...none, products: [alder] });
  const sent = answerCall(deleteProduct, { product: alder, message: "Tuote on poistettu." });
  await screen.getByRole("button", { name: "Poista: Leppä 25 cm, kuiva, irto" }).click();
  expect(sent).toEqual([]);
  answerCall(listUserProducts, none);
  await screen.getByRole("dialog").getByRole("button", { name: "Poista" }).click();
  await expectBanner("success", "Tuote on poistettu.");
  await expect.element(screen.getByText("Et myy vielä polttopuita.")).toBeVisible();
  expect(sent[0]?.url.pathname).toBe("/api/products/alder");
});

test("deleting needs a connection", async () => {
  const screen = await renderPage({ ...none, products: [sampleAlder()] });
  await screen.getByRole("button", { name: /^Poista: / }).click();
  await goOffline();
  await expect.element(screen.getByRole("dialog").getByRole("button", { name: "Poista" })).toBeDisabled();
});

test("the form's draft is restored, and Back closes the form", async () => {
  const screen = await renderPage();
  await screen.getByRole("button", { name: "Luo polttopuu" }).click();
  await screen.getByLabelText("Pituus").selectOptions("Pilke 33 cm");
  await screen.getByLabelText("Hinta yksiköltä").fill("72,50");
  const { hash } = screen.router.state.location;
  await screen.unmount();

  answerCall(listUserProducts, none);
  const again = await renderRoute({ ...firewoodRoute, Component }, `/profiili/polttopuut${hash}`);
  await expect.element(again.getByLabelText("Hinta yksiköltä")).toHaveValue("72,50");
  await expect.element(again.getByLabelText("Pituus")).toHaveValue("Pilke 33 cm");
});

test("Back closes the form", async () => {
  const screen = await renderPage();
  await screen.getByRole("button", { name: "Luo polttopuu" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Polttopuut" })).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} a seller sees their own listing as buyers see it, and buys nothing there`, {
    tags: "s2-products-9",
  }, async () => {
    await setSize(size);
    answerAreaCalls();
    answerCall(listDeliveryCosts, { deliveryCosts: [] });
    const birch = sampleAlder({ _id: "birch", material: "koivu", plength: "Pilke 33 cm" });
    const others = Array.from({ length: 8 }, (_, nth) => sampleAlder({ _id: `alder-${nth}` }));
    const screen = await renderPage({
      products: [...others, birch],
      otherProducts: [],
      services: [sampleService()],
    });
    await screen.getByRole("button", { name: "Esikatsele: Koivu 33 cm, kuiva, irto" }).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("Näin ostaja näkee sinut ja ilmoituksesi.")).toBeVisible();
    await expect.element(dialog.getByRole("heading", { name: "Puulan Puu Oy" })).toBeVisible();
    const listing = dialog.getByRole("article", { name: "Polttopuu, koivu" });
    await expect.element(listing).toBeInViewport();
    await expect.element(listing.getByRole("button", { name: /^Lisää ostoskoriin/ })).toBeDisabled();
    await expect.element(dialog.getByRole("button", { name: /^Suosikki/ })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole("heading", { name: "Pilkkeen teko" })).toBeInTheDocument();
    await dialog.getByRole("tab", { name: "Toimituspaikkakunnat" }).click();
    await expect.element(dialog.getByRole("list", { name: "Pirkanmaa" })).toHaveTextContent("Tampere");
    expectNoHorizontalScroll();
    await screen.router.navigate(-1);
    await expect.element(dialog).not.toBeInTheDocument();
  });
}

test("§2 a service is shown as buyers see it, until 'Sulje'", async () => {
  const products = Array.from({ length: 8 }, (_, nth) => sampleAlder({ _id: `alder-${nth}` }));
  const screen = await renderPage({ ...none, products, services: [sampleService()] }, servicesRoute);
  await screen.getByRole("button", { name: "Esikatsele: Pilkkeen teko" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("article", { name: "Pilkkeen teko" })).toBeInViewport();
  await dialog.getByRole("button", { name: "Sulje" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("WCAG 2.2 AA: axe finds nothing in the table, and nothing scrolls sideways", async () => {
  const screen = await renderPage({ ...none, products: [sampleOffer()] });
  await expect.element(screen.getByText("Tarjous", { exact: true })).toBeVisible();
  await expectNoAxeViolations();
  await expectFitsNarrowScreen();
});
