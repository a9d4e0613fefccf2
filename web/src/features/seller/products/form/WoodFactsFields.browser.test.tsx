import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { futureMeasurement, invalidEudrNumber, tooMoist } from "@halkopiha/domain/products/wood-facts.ts";
import { expect, test } from "vitest";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { sampleFirewood } from "../../../../testing/samples/sample-listings.ts";
import { fillBirch, renderDialog } from "../testing/render-listing-dialog.tsx";

const measuredAt = "2026-11-03";
const answered = { product: sampleFirewood(), message: "Tuote on lisätty." };

test("a seller states how dry the wood was measured, and guarantees that it is dry", async () => {
  const sent = answerCall(createProduct, answered);
  const { form, submit } = await renderDialog();
  await fillBirch(form);
  await form.getByLabelText("Mitattu kosteus").fill("18,5 %");
  await form.getByLabelText("Mittauspäivä").fill(measuredAt);
  await form.getByLabelText("Mittari").fill("piikkimittari");
  await form.getByLabelText("Kuivuustakuu", { exact: true }).click();
  await expect.element(form.getByText(drynessGuarantee[0])).toBeVisible();
  await submit.click();
  await expectBanner("success", "Tuote on lisätty.");
  const moisture = { percent: 18.5, measuredAt, meter: "piikkimittari" };
  expect(sent[0]?.body).toMatchObject({ moisture, dryGuaranteed: true, eudrNumber: null });
});

test.each([
  { what: "alone", typed: { "Mitattu kosteus": "18" }, error: messages.requiredField, field: "Mittari" },
  {
    what: "that is no number",
    typed: { "Mitattu kosteus": "kuiva" },
    error: /esimerkiksi 18,5\./,
    field: "Mitattu kosteus",
  },
  {
    what: "of moist wood that is sold as dry",
    typed: { "Mitattu kosteus": "25" },
    error: tooMoist,
    field: "Mitattu kosteus",
  },
  {
    what: "of a day to come",
    typed: { Mittauspäivä: "2099-01-01" },
    error: futureMeasurement,
    field: "Mittauspäivä",
  },
])("a measurement $what is rejected", async ({ typed, error, field }) => {
  const { form, submit } = await renderDialog();
  await fillBirch(form);
  for (const [label, value] of Object.entries(typed)) await form.getByLabelText(label).fill(value);
  await submit.click();
  await expect.element(form.getByLabelText(field)).toBeInvalid();
  await expect.element(form.getByText(error).first()).toBeVisible();
});

test("fresh wood is not guaranteed to be dry", async () => {
  const sent = answerCall(updateProduct, { ...answered, message: "Tuote on tallennettu." });
  const { form, submit } = await renderDialog({ product: sampleFirewood({ dryGuaranteed: true }) });
  await expect.element(form.getByLabelText("Kuivuustakuu", { exact: true })).toBeChecked();
  await form.getByLabelText("Laatu").selectOptions("tuore");
  await expect.element(form.getByLabelText("Kuivuustakuu", { exact: true })).not.toBeInTheDocument();
  await submit.click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ quality: "tuore", dryGuaranteed: false });
});

test("a business gives its EUDR number, however it is typed", async () => {
  const sent = answerCall(createProduct, answered);
  const { form, submit } = await renderDialog({ seller: { business: true } });
  await fillBirch(form);
  const number = form.getByLabelText("EUDR-ilmoitusnumero");
  await number.fill("26FI");
  await submit.click();
  await expect.element(form.getByText(invalidEudrNumber)).toBeVisible();
  await number.fill("26fi abcde 12345");
  await submit.click();
  await expectBanner("success", "Tuote on lisätty.");
  expect(sent[0]?.body).toMatchObject({ eudrNumber: "26FIABCDE12345" });
});

test("a seller who is not VAT-liable chooses no VAT class", async () => {
  const { form } = await renderDialog({ seller: { business: false, vatExempt: true } });
  await expect.element(form.getByLabelText("Hinta yksiköltä")).toBeVisible();
  await expect.element(form.getByLabelText("Alv-kanta")).not.toBeInTheDocument();
});
