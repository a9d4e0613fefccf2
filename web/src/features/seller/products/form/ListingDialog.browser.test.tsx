import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { getToday } from "../../../../lib/format/today.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline, holdAnswer } from "../../../../testing/calls/connection.ts";
import { sampleAlder, sampleService } from "../../../../testing/samples/sample-listings.ts";
import { productSections } from "../product-sections.ts";
import { fillBirch, renderDialog } from "../testing/render-listing-dialog.tsx";

test("§2, §4 a load of birch is created once, although the button is pressed twice", async () => {
  const birch = sampleAlder({ material: "koivu" });
  const { sent, release } = holdAnswer(createProduct, { product: birch, message: "Tuote on lisätty." });
  const { form, submit, onClose, onSaved } = await renderDialog();
  await fillBirch(form);
  await submit.dblClick();
  release();
  await expectBanner("success", "Tuote on lisätty.");
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      category: "Polttopuut",
      name: "Polttopuu",
      quality: "kuiva",
      material: "koivu",
      deliveryType: "irto",
      plength: "Pilke 33 cm",
      bagVolume: null,
      moisture: null,
      dryGuaranteed: false,
      eudrNumber: null,
      unit: "Irto-m3",
      price: 7250,
      quantity: 8,
      vat: 2550,
      deliveryTime: null,
      pausedUntil: null,
      description: "",
      discount: false,
    },
  ]);
});

test("§2, §4 an edit shows the stored listing and saves its changes", async () => {
  const product = sampleAlder({ price: 7250 });
  const sent = answerCall(updateProduct, { product, message: "Tuote on tallennettu." });
  const { price, submit } = await renderDialog({ product });
  await expect.element(price).toHaveValue("72,50");
  await price.fill("69");
  await submit.click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.url.pathname).toBe("/api/products/alder");
  expect(sent[0]?.body).toMatchObject({ price: 6900 });
});

test("a listing gets its own delivery time and a pause", async () => {
  const product = sampleAlder({ deliveryTime: "1", pausedUntil: addDays(getToday(), 30) });
  const sent = answerCall(updateProduct, { product, message: "" });
  const { form, submit } = await renderDialog({ product });
  await expect.element(form.getByLabelText("Toimitusaika")).toHaveDisplayValue("1 viikko");
  await expect.element(form.getByLabelText("Seuraava erä")).toHaveValue(product.pausedUntil ?? "");
  await expectNoAxeViolations();
  await form.getByLabelText("Toimitusaika").selectOptions("Oletus (sovittava)");
  await form.getByLabelText("Seuraava erä").fill("2026-01-12");
  await submit.click();
  await expect.element(form.getByText("Valitse tuleva päivä, joka on enintään vuoden päässä.")).toBeVisible();
  await form.getByLabelText("Seuraava erä").fill("");
  await submit.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ deliveryTime: null, pausedUntil: null });
});

test("what was sold while the form was open stays sold: the quantity that was shown is sent along", async () => {
  const product = sampleAlder();
  const sent = answerCall(updateProduct, { product, message: "" });
  const { price, submit } = await renderDialog({ product });
  await price.fill("55");
  await submit.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ quantity: 12, quantitySeen: 12 });
});

test("a price that another device has changed meanwhile is not overwritten: the seller chooses", async () => {
  const product = sampleAlder({ price: 5000 });
  const current = { ...product, price: 5200, updatedAt: "2026-11-20T10:00:00.000Z" };
  const sent = answerCall(updateProduct, { product: current, message: "Tuote on tallennettu." });
  const rejected = rejectNextCall(updateProduct, new AppError("stale", { current }));
  const { form, submit, onClose } = await renderDialog({ product });
  await form.getByLabelText("Kuvaus").fill("Kuivaa leppää.");
  await submit.click();
  const notice = form.getByRole("region", { name: "Muutettu muualla" });
  await expect
    .element(notice.getByRole("row", { name: "Hinta yksiköltä" }))
    .toHaveTextContent("Hinta yksiköltä50,0052,00Ei muutosta");
  await expectNoAxeViolations();
  expect(rejected[0]?.body).toMatchObject({ updatedAt: product.updatedAt });
  expect(onClose).not.toHaveBeenCalled();
  await notice.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent.at(-1)?.body).toMatchObject({
    price: 5200,
    description: "Kuivaa leppää.",
    updatedAt: current.updatedAt,
  });
});

test("what buyers have ordered meanwhile is not asked about, and stays ordered", async () => {
  const product = sampleAlder({ quantity: 12 });
  const current = { ...product, quantity: 9, updatedAt: "2026-11-20T10:00:00.000Z" };
  const sent = answerCall(updateProduct, { product: current, message: "Tuote on tallennettu." });
  rejectNextCall(updateProduct, new AppError("stale", { current }));
  const { price, submit } = await renderDialog({ product });
  await price.fill("55");
  await submit.click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent.at(-1)?.body).toMatchObject({ price: 5500, quantity: 9, quantitySeen: 9 });
});

test("a restored draft is compared with the product as it was when the form was opened", async () => {
  const product = sampleAlder({ price: 5000 });
  const before = await renderDialog({ product });
  await before.form.getByLabelText("Kuvaus").fill("Kuivaa leppää.");
  await before.screen.unmount();
  const current = { ...product, price: 5200, updatedAt: "2026-11-20T10:00:00.000Z" };
  const rejected = rejectNextCall(updateProduct, new AppError("stale", { current }));
  const { form, submit } = await renderDialog({ product: current });
  await expect.element(form.getByLabelText("Kuvaus")).toHaveValue("Kuivaa leppää.");
  await submit.click();
  await expect
    .element(form.getByRole("row", { name: "Hinta yksiköltä" }))
    .toHaveTextContent("Hinta yksiköltä50,0052,00Ei muutosta");
  expect(rejected[0]?.body).toMatchObject({ updatedAt: product.updatedAt });
});

test("§4 an edit that is closed leaves an empty form, whose button is 'Luo'", {
  tags: ["s4-27", "s4-30"],
}, async () => {
  const { screen, price, onClose } = await renderDialog({
    section: productSections.services,
    product: sampleService(),
  });
  await price.fill("123");
  await screen.getByRole("button", { name: "Peruuta" }).click();
  expect(onClose).toHaveBeenCalled();
  await screen.unmount();
  const { price: empty, submit } = await renderDialog({ section: productSections.services });
  await expect.element(submit).toBeVisible();
  await expect.element(empty).toHaveValue("0,00");
});

test("an offer beyond the plan's limit is rejected with the form open, and nothing typed is lost", async () => {
  const message = "Tilisi kaikki tarjoukset ovat jo käytössä. Poista ensin jokin niistä.";
  const sent = rejectCall(createProduct, new AppError("offersFull"));
  const { form, price, submit, onClose } = await renderDialog();
  await fillBirch(form);
  await form.getByRole("switch", { name: "Tarjous" }).click();
  await form.getByLabelText("Tarjoushinta").fill("60");
  await submit.click();
  await expectBanner("danger", message);
  await expect.element(price).toHaveValue("72,50");
  expect(sent[0]?.body).toMatchObject({ discount: true, price: 7250, offerPrice: 6000, offerUntil: null });
  expect(onClose).not.toHaveBeenCalled();
});

test("a price that becomes more than three times as high is asked about before it is saved", async () => {
  const product = sampleAlder({ price: 1000 });
  const sent = answerCall(updateProduct, { product, message: "Tuote on tallennettu." });
  const { screen, price, submit } = await renderDialog({ product });
  await price.fill("100");
  await submit.click();
  const question = screen.getByRole("dialog", { name: "Onko hinta oikein?" });
  await expect
    .element(question.getByText("Vanha hinta on 10,00\u00a0€ ja uusi 100,00\u00a0€."))
    .toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(price).toHaveValue("100");
  expect(sent).toEqual([]);

  await submit.click();
  await question.getByRole("button", { name: "Kyllä, tallenna" }).click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ price: 10_000 });
});

test("saving needs a connection, and says so", async () => {
  const { form, submit } = await renderDialog();
  await goOffline();
  await expect.element(form.getByText("Tallentaminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(submit).toBeDisabled();
});

test("WCAG 2.2 AA: axe finds nothing, also not in the form's errors", async () => {
  const { form, submit } = await renderDialog();
  await expectNoAxeViolations();
  await submit.click();
  await expect.element(form.getByLabelText("Tuote")).toBeInvalid();
  await expectNoAxeViolations();
});
