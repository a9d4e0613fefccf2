import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { readPriceLog, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import { toLatestOfferDay, wrongOfferDay } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { getToday } from "../../../../lib/format/today.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../../testing/calls/answer-calls.ts";
import { holdAnswer } from "../../../../testing/calls/connection.ts";
import { sampleAlder, sampleOffer, sampleService } from "../../../../testing/samples/sample-listings.ts";
import { productSections } from "../product-sections.ts";
import { renderDialog } from "../testing/render-listing-dialog.tsx";

const today = getToday();
const log = { since: addDays(today, -90), former: [{ price: 7500, lastDay: addDays(today, -40) }] };

/** The form of alder at 75 euros, with the offer switched on. */
async function renderOffer(product = sampleAlder({ price: 7500 })) {
  const rendered = await renderDialog({ product });
  const { form } = rendered;
  const toggle = form.getByRole("switch", { name: "Tarjous" });
  if (!product.discount) await toggle.click();
  return {
    ...rendered,
    toggle,
    offerPrice: form.getByLabelText("Tarjoushinta"),
    until: form.getByLabelText("Voimassa asti"),
    preview: form.getByRole("status"),
  };
}

describe("the form says what buyers will see of an offer", () => {
  test("its price, the lowest of the 30 days before and the percentage of that", async () => {
    answerCall(readPriceLog, { log });
    const sent = answerCall(updateProduct, { product: sampleOffer(), message: "Tuote on tallennettu." });
    const { form, offerPrice, until, preview, submit } = await renderOffer();
    await offerPrice.fill("60");
    await expect
      .element(preview)
      .toHaveTextContent("Kortissa: 60,00 € · alin 30 pv ennen tarjousta 75,00 € · −20 %");
    const day = addDays(today, 10);
    await until.fill(day);
    await expect
      .element(form.getByText(new RegExp(`voimassa ${formatDayAndMonth(day)} asti$`)))
      .toBeVisible();
    await expectNoAxeViolations();
    await submit.click();
    await expectBanner("success", "Tuote on tallennettu.");
    expect(sent[0]?.body).toMatchObject({ discount: true, price: 7500, offerPrice: 6000, offerUntil: day });
  });

  test("none for a price that had been as low before", async () => {
    const former = [{ price: 6000, lastDay: addDays(today, -3) }];
    answerCall(readPriceLog, { log: { ...log, former } });
    const { offerPrice, preview } = await renderOffer();
    await offerPrice.fill("60");
    await expect
      .element(preview)
      .toHaveTextContent(
        "Kortissa ei näy tarjousta: alin hinta 30 päivän aikana on ollut 60,00 €, ja tarjoushinnan tulee olla ainakin prosentin sitä alempi.",
      );
  });

  test("none for a listing that is not 30 days old, and from when there may be one", async () => {
    answerCall(readPriceLog, { log: { since: addDays(today, -10), former: [] } });
    const { offerPrice, preview } = await renderOffer();
    await offerPrice.fill("60");
    await expect
      .element(preview)
      .toHaveTextContent(
        `Kortissa ei näy tarjousta: ilmoitus on ollut myynnissä alle 30 päivää. Tarjous voi näkyä, kun se alkaa ${formatDayAndMonth(addDays(today, 20))} tai myöhemmin.`,
      );
  });

  test("none for what becomes another product", async () => {
    answerCall(readPriceLog, { log });
    const { form, offerPrice } = await renderOffer();
    await form.getByLabelText("Yksikkö").selectOptions("Kiinto-m3");
    await offerPrice.fill("60");
    await expect.element(form.getByText(/muutettu ilmoitus on eri tuote/)).toBeVisible();
  });

  test("none for a service whose price is agreed for each job", async () => {
    answerCall(readPriceLog, { log });
    const { form } = await renderDialog({
      section: productSections.services,
      product: sampleService({ byQuote: true }),
    });
    await form.getByRole("switch", { name: "Tarjous" }).click();
    await expect.element(form.getByText(/palvelun hinnasta sovitaan/)).toBeVisible();
  });

  test("after the former prices have come, or that they have not", async () => {
    const { release } = holdAnswer(readPriceLog, { log });
    const { form, offerPrice, preview } = await renderOffer();
    await expect.element(preview).toHaveTextContent("Haetaan aiempia hintoja…");
    release();
    await offerPrice.fill("60");
    await expect.element(form.getByText(/^Kortissa: 60,00/)).toBeVisible();
  });

  test("that former prices could not be fetched, and still saves", async () => {
    rejectCall(readPriceLog, new AppError("notFound"));
    const { form, offerPrice, submit } = await renderOffer();
    await expect.element(form.getByText(/^Aiempia hintoja ei saatu haettua/)).toBeVisible();
    const sent = answerCall(updateProduct, { product: sampleOffer(), message: "Tuote on tallennettu." });
    await offerPrice.fill("60");
    await submit.click();
    await expectBanner("success", "Tuote on tallennettu.");
    expect(sent[0]?.body).toMatchObject({ offerPrice: 6000, offerUntil: null });
  });
});

test("an offer needs a price below the normal one, and a last day within 60 days", async () => {
  answerCall(readPriceLog, { log });
  const sent = answerCall(updateProduct, { product: sampleOffer(), message: "Tuote on tallennettu." });
  const { form, offerPrice, until, submit } = await renderOffer();
  await submit.click();
  await expect.element(offerPrice).toBeInvalid();
  await offerPrice.fill("75");
  await until.fill(addDays(toLatestOfferDay(today), 1));
  await submit.click();
  await expect.element(form.getByText("Tarjoushinnan tulee olla pienempi kuin hinta.")).toBeVisible();
  await expect.element(form.getByText(wrongOfferDay)).toBeVisible();
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
});

test("an offer that runs is opened with both prices, and switching it off brings the normal one back", async () => {
  answerCall(readPriceLog, { log });
  const sent = answerCall(updateProduct, { product: sampleAlder(), message: "Tuote on tallennettu." });
  const { price, offerPrice, until, toggle, submit } = await renderOffer(sampleOffer());
  await expect.element(price).toHaveValue("80,00");
  await expect.element(offerPrice).toHaveValue("65,00");
  await expect.element(until).toHaveValue("");
  toggle.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(offerPrice).not.toBeInTheDocument();
  await submit.click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ discount: false, price: 8000 });
  expect(sent[0]?.body).not.toHaveProperty("offerPrice");
});

test("an offer price that falls below a third of the price is asked about before it is saved", async () => {
  answerCall(readPriceLog, { log });
  const sent = answerCall(updateProduct, { product: sampleOffer(), message: "Tuote on tallennettu." });
  const { screen, offerPrice, submit } = await renderOffer();
  await offerPrice.fill("6");
  await submit.click();
  const question = screen.getByRole("dialog", { name: "Onko hinta oikein?" });
  await expect.element(question.getByText("Vanha hinta on 75,00\u00a0€ ja uusi 6,00\u00a0€.")).toBeVisible();
  await question.getByRole("button", { name: "Kyllä, tallenna" }).click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ offerPrice: 600 });
});

test("what was marked before without an offer price is saved without one", async () => {
  answerCall(readPriceLog, { log });
  const sent = answerCall(updateProduct, { product: sampleOffer(), message: "Tuote on tallennettu." });
  const { submit, form } = await renderOffer(sampleAlder({ discount: true }));
  await form.getByLabelText("Kuvaus").fill("Kuivaa");
  await submit.click();
  await expectBanner("success", "Tuote on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ discount: true, description: "Kuivaa" });
});
