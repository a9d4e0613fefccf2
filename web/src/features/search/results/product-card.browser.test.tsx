import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import {
  sampleCart,
  sampleFirewood,
  sampleSellerProfile,
  sampleService,
} from "../../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  getQuery,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

const description = "Kuivattu katoksessa kaksi kesää. ".repeat(12).trim();
const icon = (name: string) => `/icons/${name}.png`;
const images = { small: icon("any-192"), large: icon("any-512"), original: icon("any-512") };

async function renderCard(product: Product = sampleFirewood({ description, images })) {
  const seller = sampleSellerProfile({ products: [], otherProducts: [], services: [] });
  answerSearch((query) =>
    query.has("sellerId")
      ? {
          sellers: [product.category === "Polttopuut" ? { ...seller, products: [product] } : seller],
          products: [],
        }
      : toResults([product]),
  );
  const screen = await renderSearch("/haku?nayta=tuotteet");
  const card = findCards(screen);
  await expect.element(card).toBeVisible();
  return { screen, card };
}

for (const size of ["phone", "desk"] as const) {
  test(`a long description on a ${size} is cut, and 'Lue lisää' expands it in place`, async () => {
    await setSize(size);
    const { card } = await renderCard();
    const more = card.getByRole("button", { name: /^Lue lisää: / });
    await expect.element(more).toHaveAttribute("aria-expanded", "false");
    await expectNoAxeViolations();
    await more.click();
    const less = card.getByRole("button", { name: /^Näytä vähemmän: / });
    await expect.element(less).toHaveAttribute("aria-expanded", "true");
    const text = card.getByText(description).element();
    expect(text.scrollHeight).toBe(text.clientHeight);
  });
}

test("a short description has no 'Lue lisää'", async () => {
  const { card } = await renderCard(sampleFirewood({ description: "Kuivaa koivua." }));
  await expect.element(card.getByText("Kuivaa koivua.")).toBeVisible();
  await expect.element(card.getByRole("button", { name: /^Lue lisää/ })).not.toBeInTheDocument();
});

test("the seller dialog shows the whole description", async () => {
  const { screen, card } = await renderCard();
  await card.getByRole("link", { name: "Halkomestarin Puu Oy" }).click();
  const dialog = screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await expect.element(dialog.getByText(description)).toBeVisible();
  const text = dialog.getByText(description).element();
  expect(text.scrollHeight).toBe(text.clientHeight);
});

test("the image opens large, and Esc and Back close it", async () => {
  const { screen, card } = await renderCard();
  const open = card.getByRole("button", { name: "Suurenna kuva: Polttopuu, koivu" });
  const dialog = screen.getByRole("dialog", { name: "Polttopuu, koivu" });
  await open.click();
  await expect.element(dialog.getByRole("img", { name: "Polttopuu, koivu" })).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await expect.element(dialog).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getQuery(screen)).toEqual({ nayta: "tuotteet" });
});

test("an image over the seller dialog leaves the seller open when it is closed", async () => {
  const { screen, card } = await renderCard();
  await card.getByRole("link", { name: "Halkomestarin Puu Oy" }).click();
  const seller = screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await seller.getByRole("button", { name: /^Suurenna kuva: / }).click();
  const image = screen.getByRole("dialog", { name: "Polttopuu, koivu" });
  await image.getByRole("button", { name: "Sulje" }).click();
  await expect.element(image).not.toBeInTheDocument();
  await expect.element(seller).toBeVisible();
});

test("a product without an image has nothing to enlarge", async () => {
  const { card } = await renderCard(sampleFirewood({ images: null }));
  await expect.element(card.getByRole("button", { name: /^Suurenna kuva/ })).not.toBeInTheDocument();
});

test("the browser chooses the image's width for the screen", async () => {
  const { card } = await renderCard();
  const image = card.getByRole("img", { name: "Polttopuu, koivu" });
  await expect.element(image).toHaveAttribute("srcset", `${images.small} 320w, ${images.large} 960w`);
  await expect.element(image).toHaveAttribute("src", images.small);
});

test("an image that cannot be loaded gives way to the illustration", async () => {
  const missing = icon("not-there");
  const { card } = await renderCard(
    sampleFirewood({ images: { small: missing, large: missing, original: missing } }),
  );
  await expect.poll(() => card.element().querySelector("img")?.src).toContain("firewood");
});

test("§5 the quantity is chosen on the card: half a cubic metre at a time", async () => {
  const product = sampleFirewood();
  const sent = answerCall(addToCart, { cart: sampleCart([product]) });
  const { card } = await renderCard(product);
  const quantity = card.getByRole("group", { name: "Määrä: Polttopuu, koivu" });
  await quantity.getByRole("button", { name: "Lisää" }).click();
  await expect.element(quantity.getByRole("textbox", { name: "Määrä" })).toHaveValue("1,5");
  await quantity.getByRole("textbox", { name: "Määrä" }).fill("12,5");
  await card.getByRole("button", { name: /^Lisää ostoskoriin: / }).click();
  await expectBanner("success", "Tuote onnistuneesti lisätty ostoskoriin!");
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 12.5 }]);
});

test("§5 a service is ordered in whole hours", async () => {
  answerSearch(() => toResults([sampleService()]));
  const screen = await renderSearch("/haku?nayta=tuotteet");
  const card = findCards(screen);
  const number = card.getByRole("textbox", { name: "Määrä" });
  await number.fill("1,5");
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByText("Kirjoita määrä kokonaislukuna, esimerkiksi 2.")).toBeVisible();
});

test("of a service by quote a card asks for a quote, and says where prices start", async () => {
  const { card } = await renderCard(sampleService({ byQuote: true }));
  await expect.element(card.getByText(/^alkaen/)).toBeVisible();
  await expect
    .element(card.getByRole("button", { name: "Pyydä tarjous: Pilkkeen teko, Halkomestarin Puu Oy" }))
    .toBeVisible();
  await expect.element(card.getByRole("button", { name: /^Lisää ostoskoriin/ })).not.toBeInTheDocument();
  await expect.element(card.getByRole("group", { name: /^Määrä/ })).not.toBeInTheDocument();
});
