import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { expect, test } from "vitest";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { readLabels } from "../../../../testing/read-texts.ts";
import { sampleChips, sampleFirewood, sampleService } from "../../../../testing/samples/sample-listings.ts";
import { productSections } from "../product-sections.ts";
import { fillBirch, renderDialog } from "../testing/render-listing-dialog.tsx";

const firewood = ["Puulaji", "Laatu", "Pituus", "Pakkaus"];
const measured = ["Mitattu kosteus", "Mittauspäivä", "Mittari", "EUDR-ilmoitusnumero"];
const required = ["Tuote", ...firewood, "Yksikkö", "Hinta yksiköltä", "Määrä"];

test("§5, §9 the form of firewood has every field, a VAT class of 25,5 or 10 percent, a price of zero and a quantity of one", {
  tags: ["s5-38", "s9-37", "s9-38", "s9-39"],
}, async () => {
  const { form, price } = await renderDialog();
  const fields = [
    "Kategoria",
    ...required,
    "Alv-kanta",
    ...measured,
    "Toimitusaika",
    "Seuraava erä",
    "Kuvaus",
    "Tarjous",
  ];
  expect(readLabels(form.element())).toEqual(fields);
  const vat = form.getByLabelText("Alv-kanta");
  const classes = vat.getByRole("option").elements();
  expect(classes.map((option) => option.getAttribute("value"))).toEqual(["2550", "1000"]);
  await expect.element(vat).toHaveValue("2550");
  await expect.element(price).toHaveValue("0,00");
  await expect.element(form.getByLabelText("Määrä")).toHaveValue("1");
});

for (const { section, units } of [
  { section: productSections.firewood, units: ["kpl", "kuutio", "irto-m³", "pino-m³", "kiinto-m³"] },
  {
    section: productSections.services,
    units: ["kpl", "tunti", "vuorokausi", "kuutio", "irto-m³", "pino-m³", "kiinto-m³"],
  },
]) {
  test(`§9 the form of '${section.createLabel}' offers the units ${units.join(", ")}`, async () => {
    const { form } = await renderDialog({ section });
    const options = form.getByLabelText("Yksikkö").getByRole("option").elements();
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(units);
  });
}

test("§2 another product has no quality or length", { tags: "s5-35" }, async () => {
  const sent = answerCall(createProduct, { product: sampleChips(), message: "Tuote on lisätty." });
  const { form, price, submit } = await renderDialog({ section: productSections.others });
  await expect.element(form.getByLabelText("Laatu")).not.toBeInTheDocument();
  await expect.element(form.getByLabelText("Pituus")).not.toBeInTheDocument();
  await form.getByLabelText("Tuote").selectOptions("Hake");
  await form.getByLabelText("Yksikkö").selectOptions("kuutio");
  await price.fill("25");
  await submit.click();
  await expectBanner("success", "Tuote on lisätty.");
  expect(sent[0]?.body).toMatchObject({ category: "Muut_tuotteet", name: "Hake", price: 2500 });
});

test("§2, §9 a service is described, and starts with a quantity of 100000", { tags: "s9-41" }, async () => {
  const sent = answerCall(createProduct, { product: sampleService(), message: "Palvelu on lisätty." });
  const { form, price, submit } = await renderDialog({ section: productSections.services });
  await expect.element(form.getByLabelText("Määrä")).toHaveValue("100000");
  await form.getByLabelText("Palvelu").selectOptions("Raivaus");
  await form.getByLabelText("Yksikkö").selectOptions("tunti");
  await price.fill("48");
  await form.getByLabelText("Kuvaus (valinnainen)").fill("Siistiä jälkeä.");
  await submit.click();
  await expectBanner("success", "Palvelu on lisätty.");
  expect(sent[0]?.body).toMatchObject({
    category: "Palvelut",
    name: "Raivaus",
    price: 4800,
    quantity: 100_000,
    description: "Siistiä jälkeä.",
  });
});

test("§5 every missing field of firewood shows an error, and the first gets the focus", {
  tags: ["s5-32", "s5-33"],
}, async () => {
  const { form, submit } = await renderDialog();
  await form.getByLabelText("Määrä").fill("");
  await submit.click();
  for (const label of required) await expect.element(form.getByLabelText(label)).toBeInvalid();
  await expect.element(form.getByLabelText("Tuote")).toHaveFocus();
  expect(form.getByText("Vaadittu kenttä").elements()).toHaveLength(7);
  await expect.element(form.getByText("Hinnan tulee olla suurempi kuin nolla.")).toBeVisible();
});

test("a service may be by quote: its quantity is of no use, and buyers see the price as a beginning", async () => {
  const sent = answerCall(createProduct, { product: sampleService(), message: "Palvelu on lisätty." });
  const { form, price, submit } = await renderDialog({ section: productSections.services });
  await form.getByLabelText("Palvelu").selectOptions("Puunkaato");
  const byQuote = form.getByLabelText("Hinta tarjouksen mukaan: ostaja pyytää tarjouksen");
  await expect.element(byQuote).not.toBeChecked();
  await byQuote.click();
  await expect.element(form.getByLabelText("Määrä")).not.toBeInTheDocument();
  await expect.element(price).toHaveAccessibleDescription(/Ostaja näkee sen alkaen-hintana\.$/);
  await form.getByLabelText("Yksikkö").selectOptions("tunti");
  await price.fill("65");
  await submit.click();
  await expectBanner("success", "Palvelu on lisätty.");
  expect(sent[0]?.body).toMatchObject({ name: "Puunkaato", byQuote: true, quantity: 100_000, price: 6500 });
});

for (const section of [productSections.others, productSections.services]) {
  test(`§5 in the form of '${section.createLabel}' the name, the unit, the price and the quantity are required`, {
    tags: ["s5-34", "s5-41", "s5-42"],
  }, async () => {
    const { form, submit } = await renderDialog({ section });
    await form.getByLabelText("Määrä").fill("");
    await submit.click();
    const name = section === productSections.services ? "Palvelu" : "Tuote";
    for (const label of [name, "Yksikkö", "Hinta yksiköltä", "Määrä"])
      await expect.element(form.getByLabelText(label)).toBeInvalid();
    await expect.element(form.getByLabelText("Kuvaus")).not.toHaveAttribute("aria-invalid");
  });
}

for (const [label, value, error] of [
  ["Hinta yksiköltä", "paljon", "Anna hinta euroina, esimerkiksi 65,00."],
  ["Hinta yksiköltä", "0", "Hinnan tulee olla suurempi kuin nolla."],
  ["Määrä", "puolet", "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5."],
  ["Määrä", "100001", "Määrä saa olla enintään 100 000."],
] as const) {
  test(`§5 ${label} ${value} is rejected: ${error}`, { tags: ["s5-37", "s5-39"] }, async () => {
    const { form, submit } = await renderDialog();
    await fillBirch(form);
    await form.getByLabelText(label).fill(value);
    await submit.click();
    await expect.element(form.getByText(error)).toBeVisible();
  });
}

test("firewood that is sold by the piece needs its volume, which may be typed with its unit", async () => {
  const product = sampleFirewood({ unit: "kpl", bagVolume: 40 });
  const sent = answerCall(createProduct, { product, message: "Tuote on lisätty." });
  const { form, submit } = await renderDialog();
  await fillBirch(form);
  const volume = form.getByLabelText("Yhden kappaleen tilavuus");
  await expect.element(volume).not.toBeInTheDocument();
  await form.getByLabelText("Yksikkö").selectOptions("kpl");
  await submit.click();
  await expect.element(volume).toBeInvalid();
  await volume.fill("40 l");
  await submit.click();
  await expectBanner("success", "Tuote on lisätty.");
  expect(sent[0]?.body).toMatchObject({ unit: "kpl", bagVolume: 40 });
});

test("a listing of bags without a volume may stay without", async () => {
  const product = sampleFirewood({ unit: "kpl", bagVolume: null });
  const sent = answerCall(updateProduct, { product, message: "Tuote on tallennettu." });
  const { submit } = await renderDialog({ product });
  await submit.click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ unit: "kpl", bagVolume: null });
});

test("a bag that has a volume may not lose it", async () => {
  const { form, submit } = await renderDialog({ product: sampleFirewood({ unit: "kpl", bagVolume: 40 }) });
  const volume = form.getByLabelText("Yhden kappaleen tilavuus");
  await volume.fill("");
  await submit.click();
  await expect.element(volume).toBeInvalid();
});

for (const { accountPlan, paid, count } of [
  { accountPlan: "premium", paid: true, count: 1 },
  { accountPlan: "premium", paid: false, count: 0 },
  { accountPlan: "basic", paid: true, count: 0 },
] as const) {
  test(`§5, §6 the offer switch of ${paid ? "a paid" : "an unpaid"} ${accountPlan} account: ${count}`, {
    tags: ["s1-5", "s5-45"],
  }, async () => {
    const { form } = await renderDialog({ account: { paid, account: { accountPlan } } });
    expect(form.getByRole("switch", { name: "Tarjous" }).elements()).toHaveLength(count);
  });
}
