import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { checkoutFormAtom } from "../../../market/cart/cart-atoms.ts";
import { wantedAtom } from "../../../market/door/wanted-atom.ts";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { failCall, goOnline } from "../../../testing/calls/connection.ts";
import { sampleBuyer, sampleCart, sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import { sampleLocalities } from "../../../testing/samples/samples.ts";
import {
  address,
  continueToDelivery,
  expectStep,
  renderCart,
  renderStep,
  sendAddress,
} from "../testing/render-cart.tsx";

afterEach(clearVisitor);

const cart = sampleCart([sampleFirewood()]);
const addressedCart = sampleCart([sampleFirewood()], { buyer: sampleBuyer });

test("§5 checkout has no localities before the region, and asks for every field", {
  tags: ["s2-cart-7", "s5-26", "s5-27"],
}, async () => {
  const screen = await renderStep(1, cart);
  const form = screen.getByRole("form", { name: "Yhteystiedot" });
  const locality = form.getByLabelText("Paikkakunta");
  await expect.element(locality).toBeDisabled();
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expect.element(form.getByLabelText("Etunimi")).toHaveFocus();
  for (const label of ["Etunimi", "Sukunimi", "Katuosoite", "Maakunta"]) {
    await expect.element(form.getByLabelText(label)).toHaveAccessibleDescription("Vaadittu kenttä");
  }
  for (const label of ["Sähköposti", "Puhelinnumero", "Postinumero", "Hyväksyn myynti- ja toimitusehdot"]) {
    await expect.element(form.getByLabelText(label)).toBeInvalid();
  }
  await expectNoAxeViolations();
  await form.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await locality.selectOptions("Tampere");
  await form.getByLabelText("Maakunta").selectOptions("Uusimaa");
  await expect.element(locality).toHaveDisplayValue("Valitse paikkakunta");
});

test("§8 a failure to save the address shows a warning, and nothing typed is lost", {
  tags: ["s2-cart-8", "s8-13"],
}, async () => {
  rejectCall(addAddress, new AppError("fault"));
  const screen = await renderStep(1, cart);
  for (const [label, value] of [
    ["Etunimi", "Aino"],
    ["Sukunimi", "Ahonala"],
    ["Sähköposti", "aino.ahonala@posti.example"],
    ["Puhelinnumero", "050 000 0123"],
    ["Katuosoite", "Kirkkotie 1"],
    ["Postinumero", "33100"],
  ] as const) {
    await screen.getByLabelText(label).fill(value);
  }
  await screen.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await screen.getByLabelText("Paikkakunta").selectOptions("Tampere");
  await sendAddress(screen);
  await expectBanner("warning", "Ups, jotain meni pieleen tietoja lisättäessä.");
  await expectStep(screen, "Yhteystiedot");
  await expect.element(screen.getByLabelText("Sukunimi")).toHaveValue("Ahonala");
  const sent = answerCall(addAddress, { cart: addressedCart });
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expectStep(screen, "Toimitus");
  expect(sent.map(({ body }) => body)).toEqual([
    { ...address, phonenumber: expect.stringContaining("50"), terms: true },
  ]);
});

test("a zip code of another locality is warned about, and does not stop the buyer", async () => {
  store.set(checkoutFormAtom, { ...address, zip: "02100" });
  answerCall(addAddress, { cart: addressedCart });
  const screen = await renderStep(1, cart);
  await expect
    .element(screen.getByLabelText("Postinumero"))
    .toHaveAccessibleDescription("Postinumero 02100 kuuluu paikkakuntaan Espoo. Tarkista osoite.");
  await sendAddress(screen);
  await expectStep(screen, "Toimitus");
});

test("localities and regions that failed offline come with the network, and 'Jatka' says meanwhile why it stays", async () => {
  const { region, locality, ...rest } = address;
  store.set(checkoutFormAtom, { ...rest, region: "", locality: "", terms: true });
  const screen = await renderStep(1, cart);
  failCall(listLocalities);
  await screen.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  const select = screen.getByLabelText("Paikkakunta");
  await expect.element(select).toHaveAccessibleDescription("Paikkakuntia ei saatu haettua.");
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expect.element(select).toHaveFocus();
  await expectNoAxeViolations();
  answerCall(listLocalities, { localities: sampleLocalities });
  await goOnline();
  await select.selectOptions("Tampere");
  await expect.element(select).toHaveAccessibleDescription("");
});

test("regions that failed offline come with the network", async () => {
  rejectNextCall(listRegions, new AppError("fault"));
  const screen = await renderStep(1, cart);
  const select = screen.getByLabelText("Maakunta");
  await expect.element(select).toHaveAccessibleDescription("Maakuntia ei saatu haettua.");
  await goOnline();
  await select.selectOptions("Pirkanmaa");
  await expect.element(select).toHaveAccessibleDescription("");
});

test("§8 the server's error is shown at its field", async () => {
  const text = "Paikkakunta ei ole valitussa maakunnassa.";
  rejectCall(addAddress, new AppError("invalid", { fields: { locality: text } }));
  store.set(checkoutFormAtom, address);
  const screen = await renderStep(1, cart);
  await sendAddress(screen);
  await expect.element(screen.getByLabelText("Paikkakunta")).toHaveAccessibleDescription(text);
});

test("§2 'Takaisin' leads to the step before, with what was typed", { tags: "s2-cart-8" }, async () => {
  const screen = await renderCart(cart);
  await continueToDelivery(screen, addressedCart);
  await screen.getByRole("button", { name: "Takaisin" }).click();
  await expectStep(screen, "Yhteystiedot");
  await expect.element(screen.getByLabelText("Katuosoite")).toHaveValue("Kirkkotie 1");
  await expect.element(screen.getByLabelText("Hyväksyn myynti- ja toimitusehdot")).toBeChecked();
  await screen.getByRole("button", { name: "Takaisin" }).click();
  await expectStep(screen, "Ostoskori");
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expectStep(screen, "Yhteystiedot");
  await expect.element(screen.getByLabelText("Etunimi")).toHaveValue("Aino");
});

test("§2 the browser's Back leads to the step before, and Forward on again", async () => {
  const screen = await renderCart(cart);
  await continueToDelivery(screen, addressedCart);
  for (const [delta, name] of [
    [-1, "Yhteystiedot"],
    [-1, "Ostoskori"],
    [1, "Yhteystiedot"],
    [1, "Toimitus"],
  ] as const) {
    await screen.router.navigate(delta);
    await expectStep(screen, name);
  }
  await screen.getByRole("button", { name: "Takaisin" }).click();
  await expectStep(screen, "Yhteystiedot");
  await screen.router.navigate(-1);
  await expectStep(screen, "Ostoskori");
});

test("§4 a reload stays at its step, with what was typed", async () => {
  const screen = await renderStep(1, cart);
  await screen.getByLabelText("Etunimi").fill("Aino");
  await screen.unmount();
  const reloaded = await renderCart(cart);
  await expectStep(reloaded, "Yhteystiedot");
  await expect.element(reloaded.getByLabelText("Etunimi")).toHaveValue("Aino");
});

test("the address begins with the place where the buyer wanted the wood", async () => {
  store.set(wantedAtom, {
    to: "tampere",
    amount: 5,
    unit: "Irto-m3",
    location: "Tampere",
    region: "pirkanmaa",
  });
  const screen = await renderStep(1, cart);
  await expect.element(screen.getByLabelText("Maakunta")).toHaveDisplayValue("Pirkanmaa");
  await expect.element(screen.getByLabelText("Paikkakunta")).toHaveDisplayValue("Tampere");
  store.set(wantedAtom, null);
});
