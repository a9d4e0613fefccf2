import { changePrices } from "@halkopiha/domain/contract/shop/prices.ts";
import { createProduct, listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner, pressBannerAction } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAlder } from "../../../testing/samples/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { SellerContext } from "../shared/seller-context.ts";
import { loader } from "./firewood-route.tsx";
import { ProductsPage } from "./ProductsPage.tsx";

const seller = sampleBusiness();
const alder = sampleAlder();
const birch = sampleAlder({ _id: "birch", material: "koivu", plength: "Pilke 33 cm", price: 8000 });

const Component = () => (
  <SellerContext value={seller}>
    <ProductsPage />
  </SellerContext>
);

async function renderPage(products = [alder, birch]) {
  logInAs(seller);
  answerCall(listUserProducts, { products, otherProducts: [], services: [] });
  const screen = await renderRoute({ loader, Component }, "/profiili/polttopuut");
  await expect.element(screen.getByRole("table")).toBeVisible();
  return { screen, rows: screen.getByRole("rowgroup").nth(1).getByRole("row") };
}

test("on a phone the compact view has one line for each product, named so that the seller knows it", async () => {
  await setSize("phone");
  const { screen, rows } = await renderPage([alder, sampleAlder({ ...birch, quantity: 0 })]);
  const heightOfCard = rows.first().element().getBoundingClientRect().height;
  await screen.getByRole("switch", { name: "Tiiviit rivit" }).click();
  await expect.element(rows.nth(1)).toMatchTextContent(/^Koivu 33 cm, kuiva, irto · loppunut\s*80,00\s€/);
  const { height } = rows.first().element().getBoundingClientRect();
  expect(height).toBeLessThan(60);
  expect(height).toBeLessThan(heightOfCard / 3);
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
  await rows.first().getByRole("button", { name: "Muokkaa: Leppä 25 cm, kuiva, irto" }).click();
  await expect
    .element(screen.getByRole("dialog", { name: "Muokkaa: Leppä 25 cm, kuiva, irto" }))
    .toBeVisible();
  await screen.getByRole("button", { name: "Peruuta" }).click();
  await screen.getByRole("switch", { name: "Tiiviit rivit" }).click();
});

test("a seller searches and filters their products", async () => {
  const { screen, rows } = await renderPage();
  await screen.getByLabelText("Hae ilmoitusta").fill("koivu");
  await expect.poll(() => rows.elements().length).toBe(1);
  await screen.getByLabelText("Tila").selectOptions("Loppuneet");
  await expect.element(screen.getByText("Hakua vastaavia ilmoituksia ei ole.")).toBeVisible();
  await screen.getByRole("button", { name: "Poista rajaukset" }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
});

test("a seller copies a product: the form of a new one has its values", async () => {
  const { screen } = await renderPage();
  await screen.getByRole("button", { name: "Muokkaa: Koivu 33 cm, kuiva, irto" }).click();
  await screen.getByRole("button", { name: "Kopioi uudeksi" }).click();
  const form = screen.getByRole("dialog", { name: "Luo polttopuu" });
  await expect.element(form.getByLabelText("Pituus")).toHaveValue("Pilke 33 cm");
  await form.getByLabelText("Pituus").selectOptions("Pilke 50 cm");
  const sent = answerCall(createProduct, { product: birch, message: "Tuote on lisätty." });
  await form.getByRole("button", { name: "Luo", exact: true }).click();
  await expectBanner("success", "Tuote on lisätty.");
  expect(sent[0]?.body).toMatchObject({ material: "koivu", plength: "Pilke 50 cm", price: 8000 });
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} prices of several products change by percent, as previewed, and the change is undone`, async () => {
    await setSize(size);
    const { screen } = await renderPage();
    await screen.getByRole("button", { name: "Muuta hintoja" }).click();
    const dialog = screen.getByRole("dialog", { name: "Muuta hintoja" });
    await dialog.getByRole("button", { name: "Muuta hinnat (2)" }).click();
    await expect.element(dialog.getByText("Anna muutos lukuna, esimerkiksi 5 tai −2,50.")).toBeVisible();
    await dialog.getByLabelText("Muutos (%)").fill("-10");
    await expect
      .element(dialog.getByLabelText(/^Koivu 33 cm, kuiva, irto: 80,00\s€ → 72,00\s€$/))
      .toBeChecked();
    await expectNoAxeViolations();
    await dialog.getByLabelText(/^Leppä/).click();
    await expect.element(dialog.getByLabelText(/^Leppä 25 cm, kuiva, irto: 54,00\s€$/)).not.toBeChecked();
    const changed = [{ ...birch, price: 7200 }];
    const sent = answerCall(changePrices, { changed, skipped: [], message: "Yksi hinta on muutettu." });
    await dialog.getByRole("button", { name: "Muuta hinnat (1)" }).click();
    await expectBanner("success", "Yksi hinta on muutettu.");
    expect(sent[0]?.body).toEqual({ prices: [{ productId: "birch", from: 8000, to: 7200 }] });
    await pressBannerAction("Kumoa");
    await expect
      .poll(() => sent[1]?.body)
      .toEqual({ prices: [{ productId: "birch", from: 7200, to: 8000 }] });
    expectNoHorizontalScroll();
  });
}

test("prices change by euros, and none falls below a cent", async () => {
  const { screen } = await renderPage();
  await screen.getByRole("button", { name: "Muuta hintoja" }).click();
  await screen.getByLabelText("Euroina").click();
  await screen.getByLabelText("Muutos (€)").fill("-60");
  await expect.element(screen.getByLabelText(/^Koivu .*: 80,00\s€ → 20,00\s€$/)).toBeVisible();
  await expect.element(screen.getByLabelText(/^Leppä .*ei kelpaa hinnaksi$/)).toBeVisible();
  await screen.getByRole("button", { name: "Muuta hinnat (2)" }).click();
  await expect.element(screen.getByText(/^Jokin uusista hinnoista ei kelpaa/)).toBeVisible();
});
