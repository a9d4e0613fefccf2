import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  createDeliveryCost,
  deleteDeliveryCost,
  listDeliveryCosts,
  updateDeliveryCost,
} from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline, holdAnswer } from "../../../testing/calls/connection.ts";
import { expectFitsNarrowScreen } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleDeliveryCost } from "../../../testing/samples/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as route from "./route.tsx";

const fixed = sampleDeliveryCost({ price: 4000 });
const byDistance = sampleDeliveryCost({
  _id: "distance",
  name: "Kilometrien mukaan",
  unit: "km",
  price: 180,
});

async function renderPage(deliveryCosts: DeliveryCost[] = []) {
  logInAs(sampleBusiness());
  const requests = answerCall(listDeliveryCosts, { deliveryCosts });
  const screen = await renderRoute(route, "/profiili/toimituskulut");
  const form = screen.getByRole("form", { name: "Toimituskulu" });
  await expect.element(form).toBeVisible();
  return {
    screen,
    requests,
    form,
    basis: form.getByLabelText("Peruste"),
    price: form.getByRole("textbox", { name: /^Hinta/ }),
    create: form.getByRole("button", { name: "Luo" }),
    save: form.getByRole("button", { name: "Muokkaa" }),
    list: screen.getByRole("region", { name: "Toimituskulusi" }),
  };
}

test("§2, §4 a seller adds a price by distance, once although the button is pressed twice", async () => {
  const { screen, basis, price, create, list } = await renderPage();
  await expect.element(screen.getByText("Toimituskuluja ei vielä ole.")).toBeVisible();
  const added = { deliveryCost: byDistance, message: "Toimituskulu on lisätty." };
  const { sent, release } = holdAnswer(createDeliveryCost, added);
  await basis.selectOptions("Kilometrien mukaan");
  await price.fill("1,80");
  await create.dblClick();
  answerCall(listDeliveryCosts, { deliveryCosts: [byDistance] });
  release();
  await expectBanner("success", "Toimituskulu on lisätty.");
  await expect.element(list.getByText("1,80 € / km")).toBeVisible();
  await expect.element(list.getByText("Ei kerrota tilatulla määrällä")).toBeVisible();
  await expect.element(basis).toHaveValue("");
  await expect.element(price).toHaveValue("");
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: "Kilometrien mukaan",
      unit: "km",
      price: 180,
      available: true,
      multipliedByQuantity: false,
    },
  ]);
});

test("§2, §4 a fixed price may be multiplied by the ordered quantity", async () => {
  const multiplied = { ...fixed, multipliedByQuantity: true };
  const { form, basis, price, create, list } = await renderPage();
  const sent = answerCall(createDeliveryCost, {
    deliveryCost: multiplied,
    message: "Toimituskulu on lisätty.",
  });
  answerCall(listDeliveryCosts, { deliveryCosts: [multiplied] });
  await basis.selectOptions("Kiinteä hinta");
  await price.fill("40");
  await form.getByRole("switch", { name: "Hinta kerrotaan tilatulla määrällä" }).click();
  await create.click();
  await expect.element(list.getByText("40,00 € / toimitus")).toBeVisible();
  await expect.element(list.getByText("Kerrotaan tilatulla määrällä")).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ name: "Kiinteä hinta", price: 4000, multipliedByQuantity: true });
});

test("a price that another device has changed meanwhile is not overwritten: the seller chooses", async () => {
  const { form, price, save, list } = await renderPage([fixed]);
  await list.getByRole("button", { name: /^Muokkaa/ }).click();
  const current = { ...fixed, price: 5200, updatedAt: "2026-11-20T10:00:00.000Z" };
  const sent = answerCall(updateDeliveryCost, {
    deliveryCost: current,
    message: "Toimituskulu on tallennettu.",
  });
  const rejected = rejectNextCall(updateDeliveryCost, new AppError("stale", { current }));
  await price.fill("50");
  await save.click();
  const notice = form.getByRole("region", { name: "Muutettu muualla" });
  await expect.element(notice.getByRole("row", { name: "Hinta" })).toHaveTextContent("Hinta40,0052,0050");
  await expectNoAxeViolations();
  expect(rejected[0]?.body).toMatchObject({ updatedAt: fixed.updatedAt });
  await notice.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expectBanner("success", "Toimituskulu on tallennettu.");
  expect(sent.at(-1)?.body).toMatchObject({ price: 5000, updatedAt: current.updatedAt });
});

test("§2, §4 an edit fills the form, and saving it leaves an empty one", async () => {
  const { screen, form, price, save, list } = await renderPage([byDistance, fixed]);
  await expect.element(list.getByRole("listitem").nth(1)).toBeVisible();
  await screen.getByRole("button", { name: "Muokkaa: Kiinteä hinta, 40,00 € / toimitus" }).click();
  await expect.element(screen.getByText("Muokkaa toimituskulua")).toBeVisible();
  await expect.element(price).toHaveValue("40,00");
  await expect.element(form.getByLabelText("Peruste")).toHaveFocus();
  await form.getByRole("switch", { name: "Aktiivinen" }).click();
  const withdrawn = { ...fixed, available: false };
  const sent = answerCall(updateDeliveryCost, {
    deliveryCost: withdrawn,
    message: "Toimituskulu on tallennettu.",
  });
  answerCall(listDeliveryCosts, { deliveryCosts: [byDistance, withdrawn] });
  await save.click();
  await expectBanner("success", "Toimituskulu on tallennettu.");
  await expect.element(list.getByText("Pois käytöstä")).toBeVisible();
  await expect.element(screen.getByText("Uusi toimituskulu")).toBeVisible();
  expect(sent[0]?.url.pathname).toBe("/api/deliverycosts/fixed");
  expect(sent[0]?.body).toMatchObject({ available: false });
});

test("§4 an edit that is given up leaves an empty form", async () => {
  const { screen, form, price, create } = await renderPage([fixed]);
  await screen.getByRole("button", { name: /^Muokkaa: Kiinteä hinta/ }).click();
  await expect.element(price).toHaveValue("40,00");
  await form.getByRole("button", { name: "Peruuta" }).click();
  await expect.element(price).toHaveValue("");
  await expect.element(create).toBeVisible();
});

test("§2, §4 a cost is deleted once that is confirmed", async () => {
  const { screen, list } = await renderPage([byDistance, fixed]);
  const sent = answerCall(deleteDeliveryCost, {
    deliveryCost: byDistance,
    message: "Toimituskulu on poistettu.",
  });
  await screen.getByRole("button", { name: "Poista: Kilometrien mukaan, 1,80 € / km" }).click();
  const question = screen.getByRole("dialog");
  await expect
    .element(question.getByRole("heading", { name: "Poistetaanko Kilometrien mukaan, 1,80 € / km?" }))
    .toBeVisible();
  expect(sent).toEqual([]);
  answerCall(listDeliveryCosts, { deliveryCosts: [fixed] });
  await question.getByRole("button", { name: "Poista" }).click();
  await expectBanner("success", "Toimituskulu on poistettu.");
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => list.getByRole("listitem").elements()).toHaveLength(1);
  expect(sent[0]?.url.pathname).toBe("/api/deliverycosts/distance");
});

test("basis and price are required, and the first missing one gets the focus", {
  tags: "s5-43",
}, async () => {
  const { basis, price, create } = await renderPage();
  await create.click();
  for (const field of [basis, price]) await expect.element(field).toBeInvalid();
  await expect.element(basis).toHaveFocus();
});

test("the form of a delivery cost says beforehand which fields are required", { tags: "s5-44" }, async () => {
  const { basis, price } = await renderPage();
  for (const field of [basis, price])
    await expect.element(field).toHaveAccessibleDescription("Vaadittu kenttä");
});

test("the unit follows the basis, and the form says what the price is for", { tags: "s9-33" }, async () => {
  const { form, basis, price, create } = await renderPage();
  const sent = answerCall(createDeliveryCost, { deliveryCost: byDistance, message: "" });
  await expect.element(form.getByLabelText("Yksikkö")).not.toBeInTheDocument();
  await basis.selectOptions("Kiinteä hinta");
  await expect.element(form.getByLabelText("Hinta toimitukselta (€)")).toBeVisible();
  await basis.selectOptions("Kilometrien mukaan");
  await expect.element(form.getByLabelText("Hinta kilometriltä (€)")).toBeVisible();
  await price.fill("1,80");
  await expect
    .element(form.getByText("Esimerkiksi toimitus 20 kilometrin päähän maksaa 36,00\u00a0€."))
    .toBeVisible();
  await create.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ unit: "km", price: 180 });
});

test("a price that becomes less than a third is asked about before it is saved", async () => {
  const { screen, price, save } = await renderPage([fixed]);
  const sent = answerCall(updateDeliveryCost, { deliveryCost: fixed, message: "" });
  await screen.getByRole("button", { name: /^Muokkaa: Kiinteä hinta/ }).click();
  await price.fill("4");
  await save.click();
  const question = screen.getByRole("dialog", { name: "Onko hinta oikein?" });
  await expect.element(question.getByText("Vanha hinta on 40,00\u00a0€ ja uusi 4,00\u00a0€.")).toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole("button", { name: "Korjaa hintaa" }).click();
  expect(sent).toEqual([]);
  await price.fill("44");
  await save.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ price: 4400 });
});

test("the form's draft is restored, also while editing", { tags: "s3-25" }, async () => {
  const { screen, price } = await renderPage([fixed]);
  await screen.getByRole("button", { name: /^Muokkaa: Kiinteä hinta/ }).click();
  await price.fill("36,50");
  await screen.unmount();
  const again = await renderPage([fixed]);
  await expect.element(again.price).toHaveValue("36,50");
  const sent = answerCall(updateDeliveryCost, { deliveryCost: { ...fixed, price: 3650 }, message: "" });
  await again.save.click();
  await expect.poll(() => sent[0]?.url.pathname).toBe("/api/deliverycosts/fixed");
  expect(sent[0]?.body).toMatchObject({ price: 3650 });
});

test("saving and deleting are disabled offline", async () => {
  const { screen, create } = await renderPage([fixed]);
  await goOffline();
  await expect.element(create).toBeDisabled();
  await screen.getByRole("button", { name: /^Poista: Kiinteä hinta/ }).click();
  await expect.element(screen.getByRole("dialog").getByRole("button", { name: "Poista" })).toBeDisabled();
});

test("WCAG 2.2 AA: axe finds nothing, also not in its errors, and nothing scrolls sideways", async () => {
  const { create, price } = await renderPage([byDistance, fixed]);
  await create.click();
  await expect.element(price).toBeInvalid();
  await expectNoAxeViolations();
  await expectFitsNarrowScreen();
});

test("a seller states a base price, a minimum order and from when the delivery is free, and takes one away", async () => {
  const withTerms = { ...byDistance, basePrice: 3000, minOrder: 10_000, freeFrom: 50_000 };
  const { screen, form, basis, price, create, save, list } = await renderPage();
  const base = form.getByLabelText("Lähtömaksu (€)");
  await expect.element(base).not.toBeInTheDocument();
  await basis.selectOptions("Kilometrien mukaan");
  await price.fill("1,80");
  await base.fill("30");
  await expect
    .element(form.getByText(/^Esimerkiksi toimitus 20 kilometrin päähän maksaa 66,00/))
    .toBeVisible();
  await form.getByLabelText("Vähimmäistilaus (€)").fill("100");
  await form.getByLabelText("Ilmainen alkaen (€)").fill("500");
  const created = answerCall(createDeliveryCost, { deliveryCost: withTerms, message: "" });
  answerCall(listDeliveryCosts, { deliveryCosts: [withTerms, fixed] });
  await create.click();
  await expect.element(list.getByText(/^30,00\s€ \+ 1,80\s€ \/ km$/)).toBeVisible();
  await expect.element(list.getByText(/^Vähimmäistilaus 100,00/)).toBeVisible();
  await expect.element(list.getByText(/^Ilmainen vähintään 500,00\s€:n tilaukselle$/)).toBeVisible();
  await expect.element(list.getByText(/^Aktiiviset toimituskulut ovat vaihtoehtoja/)).toBeVisible();
  expect(created[0]?.body).toMatchObject({ basePrice: 3000, minOrder: 10_000, freeFrom: 50_000 });
  await screen.getByRole("button", { name: /^Muokkaa: Kilometrien mukaan/ }).click();
  await expect.element(base).toHaveValue("30,00");
  await base.fill("");
  const sent = answerCall(updateDeliveryCost, { deliveryCost: withTerms, message: "" });
  await save.click();
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({ basePrice: null, minOrder: 10_000, freeFrom: 50_000 });
  await expectFitsNarrowScreen();
});
