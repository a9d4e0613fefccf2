import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { setSize } from "../../../testing/display.ts";
import { sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  getQuery,
  renderSearch,
  sampleProducts,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

async function renderForm(address: string) {
  await setSize("desk");
  const screen = await renderSearch(address);
  const form = screen.getByRole("form", { name: "Hakuehdot" });
  await expect.element(form.getByLabelText("Maakunta")).toBeEnabled();
  return { screen, form, submit: form.getByRole("button", { name: "Hae", exact: true }) };
}

test("length, packaging and the highest price are chosen, shown as chips and taken off", async () => {
  const { screen, form, submit } = await renderForm("/haku?category=Polttopuut");
  await form.getByLabelText("Pituus").selectOptions("Pilke 33 cm");
  await form.getByLabelText("Pakkaus").selectOptions("irto");
  await form.getByLabelText("Hinta enintään, €/irto-m³").fill("65,5");
  await submit.click();
  await expect
    .poll(() => getQuery(screen))
    .toEqual({
      category: "Polttopuut",
      plength: "Pilke 33 cm",
      deliveryType: "irto",
      maxPrice: "6550",
      priceUnit: "Irto-m3",
    });
  await screen.getByRole("link", { name: "Poista rajaus: enintään 65,50 €/irto-m³" }).click();
  await expect.poll(() => getQuery(screen)["maxPrice"]).toBeUndefined();
  expect(getQuery(screen)["priceUnit"]).toBeUndefined();
  await expect.element(form.getByLabelText("Hinta enintään, €/irto-m³")).toHaveValue("");
  await expectNoAxeViolations();
});

test("a price that is no amount of euros is said at its field, and nothing is searched", async () => {
  const { screen, form, submit } = await renderForm("/haku?category=Polttopuut");
  const price = form.getByLabelText("Hinta enintään, €/irto-m³");
  await price.fill("halpa");
  await submit.click();
  await expect.element(price).toHaveAccessibleDescription("Anna hinta euroina, esimerkiksi 70 tai 65,50.");
  await expect.element(price).toHaveFocus();
  expect(getQuery(screen)).toEqual({ category: "Polttopuut" });
});

test("another category has a price of its own, and no length", async () => {
  const { screen, form, submit } = await renderForm("/haku?category=Muut_tuotteet&maxPrice=5000");
  await expect.element(form.getByLabelText("Hinta enintään, €")).toHaveValue("50");
  await expect.element(form.getByLabelText("Pituus")).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => getQuery(screen)).toEqual({ category: "Muut_tuotteet", maxPrice: "5000" });
});

test("how many products the chosen filters find is said before they are applied", async () => {
  const searches = answerSearch((query) =>
    query.get("limit") === "1"
      ? { ...toResults(sampleProducts(1), "more"), total: query.has("plength") ? 7 : 22 }
      : toResults([sampleFirewood()]),
  );
  const { form } = await renderForm("/haku?category=Polttopuut");
  await form.getByLabelText("Puulaji").selectOptions("koivu");
  await expect.element(form.getByRole("status")).toHaveTextContent("Rajauksilla löytyy 22 tuotetta.");
  await form.getByLabelText("Pituus").selectOptions("Pilke 33 cm");
  await expect.element(form.getByRole("status")).toHaveTextContent("Rajauksilla löytyy 7 tuotetta.");
  expect(searches.filter(({ url }) => url.searchParams.get("limit") === "1").length).toBeGreaterThan(0);
  await form.getByLabelText("Hinta enintään, €/irto-m³").fill("halpa");
  await expect.element(form.getByRole("status")).toBeEmptyDOMElement();
});
