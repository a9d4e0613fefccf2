import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { expect, test } from "vitest";
import { clearLocationCache } from "../../../lib/api/locations.ts";
import { store } from "../../../lib/storage/store.ts";
import { lastSearchAtom } from "../../../market/products/last-search-atom.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { failCall } from "../../../testing/calls/connection.ts";
import { setSize, sizes } from "../../../testing/display.ts";
import { sampleDeliveryCost, sampleSellerProfile } from "../../../testing/samples/sample-listings.ts";
import { espoo } from "../../../testing/samples/samples.ts";
import { wantWood } from "../../../testing/want-wood.ts";
import { answerSearch, answerSearchCalls, renderSearch, toResults } from "../testing/render-search.tsx";

answerSearchCalls();

/** Opens the delivery tab of a seller over a search. */
async function renderDelivery(seller = sampleSellerProfile(), search = "") {
  answerSearch((query) => (query.has("sellerId") ? { sellers: [seller], products: [] } : toResults([])));
  const screen = await renderSearch(`/haku?myyja=halkomestari${search}`);
  const dialog = screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await dialog.getByRole("tab", { name: "Toimituspaikkakunnat" }).click();
  return dialog;
}

test.each(["phone", "desk"] as const)("every tab of the seller dialog is visible on a %s", async (size) => {
  await setSize(size);
  const dialog = await renderDelivery();
  for (const tab of dialog.getByRole("tab").elements()) {
    expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(sizes[size].width);
  }
});

test("the seller's delivery localities are listed by region, with the seller's own", async () => {
  const deliveryLocations = [espoo, { _id: "kuhmoinen", location: "Kuhmoinen" }];
  const dialog = await renderDelivery(sampleSellerProfile({ deliveryLocations }));
  const pirkanmaa = dialog.getByRole("list", { name: "Pirkanmaa" });
  await expect.element(pirkanmaa).toHaveTextContent("KuhmoinenOrivesi");
  await expect.element(dialog.getByRole("list", { name: "Uusimaa" })).toHaveTextContent("Espoo");
  await expectNoAxeViolations();
});

test("'Toimittaako minulle?' answers for the locality that is chosen", async () => {
  const deliveryLocations = [espoo];
  const dialog = await renderDelivery(sampleSellerProfile({ deliveryLocations }));
  await dialog.getByLabelText("Maakunta").selectOptions("Uusimaa");
  await dialog.getByLabelText("Paikkakunta").selectOptions("Espoo");
  await expect
    .element(dialog.getByText("Kyllä. Espoo kuuluu myyjän toimitusalueeseen.", { exact: true }))
    .toBeVisible();
  await dialog.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await dialog.getByLabelText("Paikkakunta").selectOptions("Nokia");
  const pickup =
    "Vain noutamalla. Nokia ei kuulu myyjän toimitusalueeseen. Nouto myyjältä: Orivesi, Pirkanmaa.";
  await expect.element(dialog.getByText(pickup, { exact: true })).toBeVisible();
});

test("'Toimittaako minulle?' is filled in with the place of the search", async () => {
  const seller = sampleSellerProfile({ deliveryMethod: "Kuljetus" });
  const dialog = await renderDelivery(seller, "&region=uusimaa&locality=espoo");
  await expect.element(dialog.getByLabelText("Maakunta")).toHaveValue("uusimaa");
  const no = "Ei. Espoo ei kuulu myyjän toimitusalueeseen, eikä tuotteita voi noutaa.";
  await expect.element(dialog.getByText(no, { exact: true })).toBeVisible();
});

test("without a place in the search, the place of the last search is used", async () => {
  store.set(lastSearchAtom, "?region=pirkanmaa&locality=tampere");
  const dialog = await renderDelivery(undefined, "&nayta=tuotteet");
  await expect.element(dialog.getByLabelText("Paikkakunta")).toHaveValue("tampere");
});

test("the place where the visitor wants wood goes before the place of the last search", async () => {
  store.set(lastSearchAtom, "?region=pirkanmaa&locality=tampere");
  wantWood({ to: "espoo", location: "Espoo", region: "uusimaa" });
  const dialog = await renderDelivery(undefined, "&nayta=tuotteet");
  await expect.element(dialog.getByLabelText("Paikkakunta")).toHaveValue("espoo");
});

test("the place of the address goes before the one stored on the device, and before a searched region", async () => {
  wantWood();
  const dialog = await renderDelivery(undefined, "&region=pirkanmaa&minne=espoo");
  await expect.element(dialog.getByLabelText("Maakunta")).toHaveValue("uusimaa");
  await expect.element(dialog.getByLabelText("Paikkakunta")).toHaveValue("espoo");
});

test("a seller without delivery says that the products are picked up", async () => {
  const dialog = await renderDelivery(sampleSellerProfile({ deliveryMethod: "Noutopiste" }));
  const text = "Myyjä ei toimita. Tuotteet noudetaan myyjältä: Orivesi, Pirkanmaa.";
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(dialog.getByText("Toimittaako minulle?")).not.toBeInTheDocument();
});

test("the seller's delivery prices are shown as the cart offers them", async () => {
  const perKm = sampleDeliveryCost({ _id: "km", name: "Kilometrien mukaan", unit: "km", price: 150 });
  answerCall(listDeliveryCosts, { deliveryCosts: [perKm, sampleDeliveryCost()] });
  const dialog = await renderDelivery();
  const prices = dialog.getByRole("list", { name: "Toimituksen hinta" });
  for (const price of [/^Kilometrien mukaan, 1,50\s€ \/ km$/, /^Kiinteä hinta, 45,00\s€$/]) {
    await expect.element(prices.getByText(price)).toBeVisible();
  }
});

test("without a delivery price, it is agreed with the seller", async () => {
  const dialog = await renderDelivery();
  await expect.element(dialog.getByText("Sovitaan myyjän kanssa.")).toBeVisible();
});

test("delivery prices that could not be loaded are not taken for none", async () => {
  failCall(listDeliveryCosts);
  const dialog = await renderDelivery();
  await expect.element(dialog.getByText("Toimituksen hintaa ei saatu haettua.")).toBeVisible();
});

test("without a connection the localities are listed, though not by region", async () => {
  clearLocationCache();
  failCall(listLocalitiesByRegion);
  const dialog = await renderDelivery();
  await expect.element(dialog.getByText("Kuhmoinen", { exact: true })).toBeVisible();
});

test("a seller of services only shows neither delivery nor pickup", async () => {
  const dialog = await renderDelivery(sampleSellerProfile({ products: [], otherProducts: [] }));
  await expect.element(dialog.getByText("Palvelun ajasta ja paikasta sovitaan myyjän kanssa.")).toBeVisible();
  await expect.element(dialog.getByText("Orivesi, Pirkanmaa", { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/Noutopiste|kuljetus/)).not.toBeInTheDocument();
});
