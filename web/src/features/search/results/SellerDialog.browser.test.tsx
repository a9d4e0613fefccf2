import { toPublicSeller } from "@halkopiha/domain/accounts/public-seller.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline, goOnline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import {
  sampleFirewood,
  sampleOffer,
  sampleSellerProfile,
} from "../../../testing/samples/sample-listings.ts";
import { sampleBusiness } from "../../../testing/samples/samples.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  getQuery,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

/** Answers the search with an offer and another product of the seller, and the seller's dialog with the seller. */
function answerSeller(...sellers: SellerProfile[]) {
  const products = [sampleOffer(), sampleFirewood({ _id: "long-birch", plength: "Pilke 50 cm" })];
  answerSearch((query) => (query.has("sellerId") ? { sellers, products: [] } : toResults(products)));
}

async function renderSeller(seller = sampleSellerProfile()) {
  answerSeller(seller);
  const screen = await renderSearch("/haku?myyja=halkomestari");
  const dialog = screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test("§2 the product card shows the product, its seller and its price", {
  tags: ["s2-seller-1", "s2-seller-2", "s2-seller-3", "s2-seller-4", "s2-seller-6", "s2-seller-7"],
}, async () => {
  answerSeller();
  const screen = await renderSearch("/haku");
  const card = findCards(screen).filter({ hasText: "Pilke 33 cm · kuiva · irto" });
  await expect.element(card.getByRole("heading", { name: "Polttopuu, koivu" })).toBeVisible();
  for (const text of ["Tarjous", "Polttopuut", /^Yritys/, "Saatavilla 40 irto-m³"]) {
    await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(card.getByRole("link", { name: "Halkomestarin Puu Oy" })).toBeVisible();
  await expect
    .element(card.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu, 65,00\s€$/ }))
    .toBeEnabled();
  answerCall(addFavorite, { favorites: [sampleOffer()] });
  const heart = card.getByRole("button", { name: "Suosikki: Polttopuu, koivu" });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  const ordinary = findCards(screen).filter({ hasText: "Pilke 50 cm · kuiva · irto" });
  await expect.element(ordinary.getByText("Tarjous", { exact: true })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("§2 the location of a product opens the map with the seller in the middle", {
  tags: "s2-seller-5",
}, async () => {
  answerSeller(sampleSellerProfile());
  const screen = await renderSearch("/haku");
  await findCards(screen).first().getByRole("link", { name: "Orivesi, Pirkanmaa" }).click();
  await expect.poll(() => getQuery(screen)).toMatchObject({ kartta: "halkomestari" });
  const map = screen.getByRole("dialog", { name: "Myyjät kartalla" });
  await expect.element(map.getByRole("link", { name: "Halkomestarin Puu Oy" })).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(map).not.toBeInTheDocument();
});

test("§2 the seller dialog shows who the seller is and how to reach them", {
  tags: [
    "s1-7",
    "s2-seller-8",
    "s2-seller-9",
    "s2-seller-10",
    "s2-seller-11",
    "s2-seller-12",
    "s2-seller-14",
    "s2-seller-15",
  ],
}, async () => {
  const { dialog } = await renderSeller();
  for (const text of ["Noutopiste ja kuljetus · Orivesi, Pirkanmaa", "Yritys"]) {
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  const contacts = dialog.getByRole("list", { name: "Yhteystiedot" });
  for (const text of ["Hannes Halmela", "Sahantie 12, 35300 Orivesi"]) {
    await expect.element(contacts.getByText(text)).toBeVisible();
  }
  for (const [name, href] of [
    ["+358 50 000 0101", "tel:+358500000101"],
    ["tilaukset@halkomestari.example", "mailto:tilaukset@halkomestari.example"],
    ["www.halkomestari.example", "https://www.halkomestari.example"],
  ] as const) {
    await expect.element(contacts.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 the seller dialog on a ${size} has three tabs`, {
    tags: ["s2-seller-16", "s2-seller-17", "s2-seller-18"],
  }, async () => {
    await setSize(size);
    const { dialog } = await renderSeller();
    const findTab = (name: string) => dialog.getByRole("tab", { name, exact: true });
    for (const name of ["Polttopuut", "Muut tuotteet", "Palvelut"]) {
      await expect.element(dialog.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expectNoAxeViolations();
    await findTab("Tietoa").click();
    await expect.element(dialog.getByText("Teemme polttopuuta Oriveden korvessa.")).toBeVisible();
    await findTab("Toimituspaikkakunnat").click();
    await expect.element(dialog.getByRole("listitem").filter({ hasText: /^Kuhmoinen$/ })).toBeVisible();
    await expectNoAxeViolations();
    await findTab("Tuotteet ja palvelut").click();
    await expect.element(dialog.getByRole("heading", { name: "Polttopuu, koivu" })).toBeVisible();
    expectNoHorizontalScroll();
  });
}

test("§2 the e-mail of a seller who is reached by phone is hidden", { tags: "s2-seller-13" }, async () => {
  const user = sampleBusiness({ companyName: "Halkomestarin Puu Oy", billingByPhone: true });
  const { dialog } = await renderSeller(sampleSellerProfile(toPublicSeller(user)));
  const contacts = dialog.getByRole("list", { name: "Yhteystiedot" });
  await expect.element(contacts.getByRole("link", { name: "050 000 0999" })).toBeVisible();
  expect(contacts.element().querySelector('a[href^="mailto:"]')).toBeNull();
});

test("§9 delivery to all 320 localities is shown as 'Koko Suomi'", {
  tags: ["s2-seller-19", "s9-94"],
}, async () => {
  const deliveryLocations = Array.from({ length: 320 }, (_, nth) => ({
    _id: `p${nth}`,
    location: `P${nth}`,
  }));
  const { dialog } = await renderSeller(sampleSellerProfile({ deliveryLocations }));
  await dialog.getByRole("tab", { name: "Toimituspaikkakunnat" }).click();
  await expect.element(dialog.getByText("Koko Suomi")).toBeVisible();
  await expect.element(dialog.getByText("P0", { exact: true })).not.toBeInTheDocument();
});

test("§2 the seller's dialog is in the address, and the cross closes it", async () => {
  const { screen, dialog } = await renderSeller();
  await dialog.getByRole("button", { name: "Sulje" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getQuery(screen)).not.toHaveProperty("myyja");
});

test("§2 a seller who is not there any more leaves an empty dialog", { tags: "s2-seller-20" }, async () => {
  answerSeller();
  const screen = await renderSearch("/haku?myyja=ei-ole");
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Nothing selected")).toBeVisible();
  await dialog.getByRole("button", { name: "Sulje" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("§8 a seller who cannot be loaded is loaded again when asked", async () => {
  rejectCall(searchProducts, new AppError("unavailable"));
  const screen = await renderSearch("/haku?myyja=halkomestari");
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Myyjän tietoja ei saatu haettua.")).toBeVisible();
  await expectNoAxeViolations();
  answerSeller(sampleSellerProfile());
  await dialog.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" })).toBeVisible();
});

test("§8 offline, a seller that was never opened shows what its card knew, and loads when the browser is online again", async () => {
  answerSeller(sampleSellerProfile());
  const screen = await renderSearch("/haku");
  const link = findCards(screen).first().getByRole("link", { name: "Halkomestarin Puu Oy" });
  await expect.element(link).toBeVisible();
  await goOffline();
  await link.click();
  const dialog = screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await expect.element(dialog.getByText("Vaatii verkkoyhteyden")).toBeVisible();
  await expect.element(dialog.getByText("Orivesi, Pirkanmaa")).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
  await expectNoAxeViolations();
  await goOnline();
  await expect.element(dialog.getByText("Hannes Halmela")).toBeVisible();
});
