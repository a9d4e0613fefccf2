import type { UserAccount } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCall, rejectCall } from "../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { goOffline, holdAnswer } from "../../../testing/connection.ts";
import { readLabels } from "../../../testing/read-texts.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAlder, sampleChips, sampleService } from "../../../testing/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples.ts";
import { SellerContext } from "../shared/seller-context.ts";
import { kinds } from "./kinds.ts";
import { ListingDialog } from "./ListingDialog.tsx";

const premium: Pick<UserAccount, "paid" | "account"> = { paid: true, account: { accountPlan: "premium" } };

interface Listing {
  kind?: (typeof kinds)[keyof typeof kinds];
  product?: Product;
  account?: Pick<UserAccount, "paid" | "account">;
}

async function renderDialog({ kind = kinds.firewood, product, account = premium }: Listing = {}) {
  const seller = sampleBusiness();
  const user = { ...seller, userAccount: { ...seller.userAccount, ...account } };
  logInAs(user);
  const onClose = vi.fn();
  const onSaved = vi.fn(async () => undefined);
  const screen = await renderInApp(
    <SellerContext value={user}>
      <ListingDialog kind={kind} product={product} onClose={onClose} onSaved={onSaved} />
    </SellerContext>,
  );
  const form = screen.getByRole("form");
  await expect.element(form).toBeVisible();
  const submit = form.getByRole("button", { name: product ? "Tallenna" : "Luo" });
  return { screen, form, submit, onClose, onSaved, price: form.getByLabelText("Hinta yksiköltä") };
}

type Form = Awaited<ReturnType<typeof renderDialog>>["form"];

const firewood = ["Puulaji", "Laatu", "Pituus", "Toimitusmuoto"];
const required = ["Tuote", ...firewood, "Yksikkö", "Hinta yksiköltä", "Määrä"];

/** Fills the form of firewood: dry birch, eight cubic metres. */
async function fillBirch(form: Form): Promise<void> {
  await form.getByLabelText("Tuote").selectOptions("Polttopuu");
  await form.getByLabelText("Puulaji").selectOptions("koivu");
  await form.getByLabelText("Laatu").selectOptions("kuiva");
  await form.getByLabelText("Pituus").selectOptions("Pilke 33 cm");
  await form.getByLabelText("Toimitusmuoto").selectOptions("irto");
  await form.getByLabelText("Yksikkö").selectOptions("Irto-m3");
  await form.getByLabelText("Hinta yksiköltä").fill("72,50");
  await form.getByLabelText("Määrä").fill("8");
}

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
      unit: "Irto-m3",
      price: 7250,
      quantity: 8,
      vat: 2550,
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

test("what was sold while the form was open stays sold: the quantity that was shown is sent along", async () => {
  const product = sampleAlder();
  const sent = answerCall(updateProduct, { product, message: "" });
  const { price, submit } = await renderDialog({ product });
  await price.fill("55");
  await submit.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ quantity: 12, quantitySeen: 12 });
});

test("§4 an edit that is closed leaves an empty form, whose button is 'Luo'", async () => {
  const { screen, price, onClose } = await renderDialog({
    kind: kinds.services,
    product: sampleService(),
  });
  await price.fill("123");
  await screen.getByRole("button", { name: "Peruuta" }).click();
  expect(onClose).toHaveBeenCalled();
  await screen.unmount();
  const { price: empty, submit } = await renderDialog({ kind: kinds.services });
  await expect.element(submit).toBeVisible();
  await expect.element(empty).toHaveValue("0,00");
});

test("§5, §9 the form of firewood has every field, a VAT class of 25,5 or 10 percent, a price of zero and a quantity of one", async () => {
  const { form, price } = await renderDialog();
  const fields = ["Kategoria", ...required, "Alv-luokka", "Kuvaus", "Tarjous"];
  expect(readLabels(form.element())).toEqual(fields);
  const vat = form.getByLabelText("Alv-luokka");
  const classes = vat.getByRole("option").elements();
  expect(classes.map((option) => option.getAttribute("value"))).toEqual(["2550", "1000"]);
  await expect.element(vat).toHaveValue("2550");
  await expect.element(price).toHaveValue("0,00");
  await expect.element(form.getByLabelText("Määrä")).toHaveValue("1");
});

test("§2 another product has no quality or length", async () => {
  const sent = answerCall(createProduct, { product: sampleChips(), message: "Tuote on lisätty." });
  const { form, price, submit } = await renderDialog({ kind: kinds.others });
  await expect.element(form.getByLabelText("Laatu")).not.toBeInTheDocument();
  await expect.element(form.getByLabelText("Pituus")).not.toBeInTheDocument();
  await form.getByLabelText("Tuote").selectOptions("Hake");
  await form.getByLabelText("Yksikkö").selectOptions("kuutio");
  await price.fill("25");
  await submit.click();
  await expectBanner("success", "Tuote on lisätty.");
  expect(sent[0]?.body).toMatchObject({ category: "Muut_tuotteet", name: "Hake", price: 2500 });
});

test("§2, §9 a service is described, and starts with a quantity of 100000", async () => {
  const sent = answerCall(createProduct, { product: sampleService(), message: "Palvelu on lisätty." });
  const { form, price, submit } = await renderDialog({ kind: kinds.services });
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

test("§5 every missing field of firewood shows an error, and the first gets the focus", async () => {
  const { form, submit } = await renderDialog();
  await form.getByLabelText("Määrä").fill("");
  await submit.click();
  for (const label of required) await expect.element(form.getByLabelText(label)).toBeInvalid();
  await expect.element(form.getByLabelText("Tuote")).toHaveFocus();
  expect(form.getByText("Vaadittu kenttä").elements()).toHaveLength(7);
  await expect.element(form.getByText("Hinnan tulee olla suurempi kuin nolla.")).toBeVisible();
});

for (const kind of [kinds.others, kinds.services]) {
  test(`§5 in the form of '${kind.createLabel}' the name, the unit, the price and the quantity are required`, async () => {
    const { form, submit } = await renderDialog({ kind });
    await form.getByLabelText("Määrä").fill("");
    await submit.click();
    const name = kind === kinds.services ? "Palvelu" : "Tuote";
    for (const label of [name, "Yksikkö", "Hinta yksiköltä", "Määrä"])
      await expect.element(form.getByLabelText(label)).toBeInvalid();
    await expect.element(form.getByLabelText("Kuvaus")).not.toHaveAttribute("aria-invalid");
  });
}

for (const [label, value, error] of [
  ["Hinta yksiköltä", "paljon", "Anna hinta euroina, esimerkiksi 65,00."],
  ["Hinta yksiköltä", "0", "Hinnan tulee olla suurempi kuin nolla."],
  ["Määrä", "puolet", "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5."],
  ["Määrä", "100001", "Määrä saa olla enintään 100000."],
] as const) {
  test(`§5 ${label} ${value} is rejected: ${error}`, async () => {
    const { form, submit } = await renderDialog();
    await fillBirch(form);
    await form.getByLabelText(label).fill(value);
    await submit.click();
    await expect.element(form.getByText(error)).toBeVisible();
  });
}

for (const { accountPlan, paid, count } of [
  { accountPlan: "premium", paid: true, count: 1 },
  { accountPlan: "premium", paid: false, count: 0 },
  { accountPlan: "basic", paid: true, count: 0 },
] as const) {
  test(`§5, §6 the offer switch of ${paid ? "a paid" : "an unpaid"} ${accountPlan} account: ${count}`, async () => {
    const { form } = await renderDialog({ account: { paid, account: { accountPlan } } });
    expect(form.getByRole("switch", { name: "Tarjous" }).elements()).toHaveLength(count);
  });
}

test("an offer beyond the plan's limit is rejected with the form open, and nothing typed is lost", async () => {
  const message = "Tilisi tarjoukset ovat jo käytössä.";
  const sent = rejectCall(createProduct, new AppError("offersFull"));
  const { form, price, submit, onClose } = await renderDialog();
  await fillBirch(form);
  await form.getByRole("switch", { name: "Tarjous" }).click();
  await submit.click();
  await expectBanner("danger", message);
  await expect.element(price).toHaveValue("72,50");
  expect(sent[0]?.body).toMatchObject({ discount: true });
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
    .element(question.getByText("Hinta muuttuu 10,00\u00a0€ → 100,00\u00a0€. Onko hinta oikein?"))
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
