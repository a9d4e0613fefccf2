import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addToCart, changeQuantity, readCart, removeFromCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { lastSearchAtom } from "../../../market/products/last-search-atom.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner, pressBannerAction } from "../../../testing/banner.ts";
import { answerCall, answerEachCall, holdCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import {
  otherSampleSeller,
  sampleCart,
  sampleFirewood,
  sampleOtherProduct,
} from "../../../testing/samples/sample-listings.ts";
import {
  type CartScreen,
  expectStep,
  expectSummary,
  renderCart,
  renderCartPage,
} from "../testing/render-cart.tsx";

afterEach(clearVisitor);

const birch = sampleFirewood();
const twigs = sampleOtherProduct();
const alder = sampleFirewood({
  _id: "alder",
  material: "leppä",
  price: 4750,
  owner: otherSampleSeller(),
});

const findQuantity = (screen: CartScreen, product: string) =>
  screen.getByRole("group", { name: `Määrä: ${product}` });

test("§2 /ostoskori names its steps", { tags: "s2-cart-1" }, async () => {
  const screen = await renderCart(sampleCart([birch]));
  const steps = screen.getByRole("list", { name: "Tilauksen vaiheet" }).getByRole("listitem");
  await expect
    .poll(() => steps.all().map((step) => step.element().textContent))
    .toEqual(["1Ostoskori", "2Yhteystiedot", "3Toimitus", "4Vahvistus"]);
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} groups the items of several sellers, each with a subtotal`, {
    tags: "s2-cart-2",
  }, async () => {
    await setSize(size);
    const screen = await renderCart(sampleCart([birch, alder]));
    for (const [seller, sum] of [
      ["Halkomestarin Puu Oy", /Välisumma\s*65,00\s€/],
      ["Käpytikan Puu Ay", /Välisumma\s*47,50\s€/],
    ] as const) {
      const heading = screen.getByRole("heading", { level: 2, name: seller });
      await expect.element(heading).toBeVisible();
      expect(heading.element().parentElement?.parentElement?.textContent).toMatch(sum);
    }
    await expectSummary(screen, { Yhteensä: "112,50 €" });
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
    await expect
      .element(screen.getByRole("link", { name: "Käpytikan Puu Ay" }))
      .toHaveAttribute("href", "/haku?myyja=kapytikanpuuay");
  });
}

test("§2 a product that is removed leaves with its seller", { tags: ["s2-cart-3", "s8-25"] }, async () => {
  const sent = answerCall(removeFromCart, { cart: sampleCart([birch]) });
  const screen = await renderCart(sampleCart([birch, alder]));
  await screen.getByRole("button", { name: "Poista Polttopuu, leppä" }).click();
  await expectBanner("success", "Tuote on onnistuneesti poistettu ostoskorista!");
  await expectSummary(screen, { Yhteensä: "65,00 €" });
  await expect.element(screen.getByText("Käpytikan Puu Ay")).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "alder" }]);
});

test("a product that is removed can be put back with its quantity", async () => {
  const line = { product: alder, quantity: 2.5 };
  answerCall(removeFromCart, { cart: sampleCart([birch]) });
  const sent = answerCall(addToCart, { cart: sampleCart([birch, line]) });
  const screen = await renderCart(sampleCart([birch, line]));
  await screen.getByRole("button", { name: "Poista Polttopuu, leppä" }).click();
  await expectSummary(screen, { Yhteensä: "65,00 €" });
  await pressBannerAction("Kumoa");
  await expectBanner("success", "Tuote on palautettu ostoskoriin.");
  await expectSummary(screen, { Yhteensä: "183,75 €" });
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "alder", quantity: 2.5 }]);
});

test("a product that is removed and put back offline stays in the cart", async () => {
  const screen = await renderCart(sampleCart([birch, alder]));
  await expectSummary(screen, { Yhteensä: "112,50 €" });
  await goOffline();
  await screen.getByRole("button", { name: "Poista Polttopuu, leppä" }).click();
  await expectSummary(screen, { Yhteensä: "65,00 €" });
  await pressBannerAction("Kumoa");
  await expectSummary(screen, { Yhteensä: "112,50 €" });
});

test("what is sold out cannot be put back after it was removed", async () => {
  answerCall(removeFromCart, { cart: sampleCart([twigs]) });
  const screen = await renderCart(sampleCart([birch, twigs], { products: [twigs] }));
  await screen.getByRole("button", { name: "Poista Polttopuu, koivu" }).click();
  await expectBanner("success", "Tuote on onnistuneesti poistettu ostoskorista!");
  expect(store.get(bannerAtom)?.action).toBeUndefined();
});

test("the total says that it is without delivery until the address is known", async () => {
  const screen = await renderCart(sampleCart([birch]));
  const summary = screen.getByRole("complementary", { name: "Yhteenveto" });
  await expect.element(summary.getByText("ilman toimitusta")).toBeVisible();
  await expectNoAxeViolations();
});

test("§2 'Takaisin' leads to the search from the items", { tags: "s2-cart-5" }, async () => {
  const screen = await renderCart(sampleCart([birch]));
  await screen.getByRole("link", { name: "Takaisin" }).click();
  await expectStep(screen, "Haku");
});

test("§2 'Takaisin' leads to the last search", async () => {
  store.set(lastSearchAtom, "?region=pirkanmaa&locality=tampere");
  onTestFinished(() => store.set(lastSearchAtom, ""));
  const screen = await renderCart(sampleCart([birch]));
  await screen.getByRole("link", { name: "Takaisin" }).click();
  await expectStep(screen, "Haku");
  expect(screen.router.state.location.search).toBe("?region=pirkanmaa&locality=tampere");
});

test("§2 what sold out meanwhile is shown and costs nothing", async () => {
  const soldOut = { ...birch, quantity: 0 };
  const screen = await renderCart(sampleCart([birch, twigs], { products: [soldOut, twigs] }));
  await expect.element(screen.getByText("Ei enää saatavilla")).toBeVisible();
  await expectSummary(screen, { Yhteensä: "9,00 €" });
  await expect.element(findQuantity(screen, "Polttopuu, koivu")).not.toBeInTheDocument();
  await expectNoAxeViolations();
  answerCall(removeFromCart, { cart: sampleCart([twigs]) });
  await screen.getByRole("button", { name: "Poista Polttopuu, koivu" }).click();
  await expect.element(screen.getByText("Ei enää saatavilla")).not.toBeInTheDocument();
});

test("what was paused meanwhile is shown with its next batch, costs nothing and stays in the cart", async () => {
  const paused = { ...birch, pausedUntil: "2027-01-12" };
  const screen = await renderCart(sampleCart([birch, twigs], { products: [paused, twigs] }));
  await expect.element(screen.getByText("Seuraava erä 12.1.")).toBeVisible();
  await expectSummary(screen, { Yhteensä: "9,00 €" });
  await expectNoAxeViolations();
});

test("§5 the buttons of a quantity in cubic metres change it by a half", async () => {
  const sent = answerCall(changeQuantity, { cart: sampleCart([{ product: birch, quantity: 1.5 }]) });
  const screen = await renderCart(sampleCart([birch]));
  const group = findQuantity(screen, "Polttopuu, koivu");
  await group.getByRole("button", { name: "Lisää" }).click();
  await expectSummary(screen, { Yhteensä: "97,50 €" });
  await expect.element(group.getByLabelText("Määrä", { exact: true })).toHaveValue("1,5");
  await expectBanner("success", "Tuotteen määrää on onnistuneesti päivitetty!");
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 1.5 }]);
});

for (const value of ["0", "-3", "0,5"]) {
  test(`§5 a quantity of ${value} becomes the minimum, one cubic metre`, { tags: "s5-30" }, async () => {
    const sent = answerCall(changeQuantity, { cart: sampleCart([{ product: birch, quantity: 1 }]) });
    const screen = await renderCart(sampleCart([{ product: birch, quantity: 1.5 }]));
    const group = findQuantity(screen, "Polttopuu, koivu");
    const field = group.getByLabelText("Määrä", { exact: true });
    await field.fill(value);
    await userEvent.keyboard("{Enter}");
    await expectSummary(screen, { Yhteensä: "65,00 €" });
    await expect.element(field).toHaveValue("1");
    await expect.element(group.getByRole("button", { name: "Vähennä" })).toBeDisabled();
    expect(sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 1 }]);
  });
}

test("§5 − stops at one cubic metre, or at all that is left of less than one", async () => {
  const sent = answerCall(changeQuantity, { cart: sampleCart([{ product: birch, quantity: 1 }]) });
  const rest = sampleFirewood({ _id: "rest", quantity: 0.7 });
  const screen = await renderCart(
    sampleCart([
      { product: birch, quantity: 1.3 },
      { product: rest, quantity: 0.7 },
    ]),
  );
  const fewer = screen.getByRole("button", { name: "Vähennä" });
  await expect.element(fewer.nth(1)).toBeDisabled();
  await fewer.first().click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 1 }]);
});

test("§5 half of a product that is sold by the piece is an error beside the input, and nothing changes", async () => {
  const sent = answerCall(changeQuantity, { cart: sampleCart([twigs]) });
  const screen = await renderCart(sampleCart([twigs]));
  const field = screen.getByLabelText("Määrä", { exact: true });
  await field.fill("1,5");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription("Kirjoita määrä kokonaislukuna, esimerkiksi 2.");
  await expect.element(field).toHaveValue("1,5");
  expect(sent).toEqual([]);
});

test("§5 a quantity above the stock warns and stays as it was", async () => {
  rejectCall(changeQuantity, new AppError("quantityExceeded"));
  const screen = await renderCart(sampleCart([birch]));
  const field = findQuantity(screen, "Polttopuu, koivu").getByLabelText("Määrä", { exact: true });
  await field.fill("41");
  await userEvent.keyboard("{Enter}");
  await expectBanner("warning", messages.quantityExceeded);
  await expect.element(field).toHaveValue("1");
  await expectSummary(screen, { Yhteensä: "65,00 €" });
});

test("§9 the totals show the tax of each class", { tags: "s9-5" }, async () => {
  const screen = await renderCart(sampleCart([birch, twigs]));
  await expectSummary(screen, {
    "Veroton hinta": "59,97 €",
    "Alv 25,5%": "13,21 €",
    "Alv 10%": "0,82 €",
    Yhteensä: "74,00 €",
  });
});

test("§2 an empty cart says so and cannot be ordered", async () => {
  const screen = await renderCart(sampleCart([]));
  await expect.element(screen.getByText("Ostoskorisi on tyhjä.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Jatka" })).toBeDisabled();
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
});

test("§8 a failure to load the cart shows a warning with a retry button", { tags: "s8-14" }, async () => {
  rejectCall(readCart, new AppError("fault"));
  const screen = await renderCartPage();
  await expectBanner("warning", "virhe palvelimella, yritä uudelleen hetken kuluttua.");
  await expect.element(screen.getByText("Ostoskoria ei saatu haettua.")).toBeVisible();
  await expectNoAxeViolations();
  const sent = answerCall(readCart, { cart: sampleCart([]) });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText("Ostoskorisi on tyhjä.")).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
});

test("eight quick taps on + are all counted while the response to the first is awaited, and the newest quantity is sent", async () => {
  const sent = answerEachCall(changeQuantity, ({ body }) => ({
    cart: sampleCart([{ product: birch, quantity: changeQuantity.body.parse(body).quantity }]),
  }));
  const held = holdCall(changeQuantity);
  const screen = await renderCart(sampleCart([birch]));
  const group = findQuantity(screen, "Polttopuu, koivu");
  const field = group.getByLabelText("Määrä", { exact: true });
  const more = group.getByRole("button", { name: "Lisää" });
  for (let tap = 0; tap < 8; tap += 1) await more.click();
  await expect.element(field).toHaveValue("5");
  await group.getByRole("button", { name: "Vähennä" }).click();
  await expect.element(field).toHaveValue("4,5");
  held.release();
  await expectSummary(screen, { Yhteensä: "292,50 €" });
  await expect.element(field).toHaveValue("4,5");
  expect(sent.map(({ body }) => body)).toEqual([
    { product_id: "birch", quantity: 1.5 },
    { product_id: "birch", quantity: 4.5 },
  ]);
});
