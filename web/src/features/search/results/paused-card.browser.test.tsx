import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleFirewood, sampleService } from "../../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  getQuery,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

const pausedUntil = `${new Date().getUTCFullYear() + 1}-01-12`;

async function renderCard(product: Product) {
  answerSearch(() => toResults([product]));
  const screen = await renderSearch("/haku?nayta=tuotteet");
  const card = findCards(screen);
  await expect.element(card).toBeVisible();
  return card;
}

for (const size of ["phone", "desk"] as const) {
  test(`the card of a paused product on a ${size} shows the next batch in place of the button to order`, async () => {
    await setSize(size);
    const card = await renderCard(sampleFirewood({ pausedUntil, deliveryTime: "2" }));
    await expect.element(card.getByText("Seuraava erä 12.1.")).toBeVisible();
    await expect.element(card.getByText(/^Saatavilla/)).not.toBeInTheDocument();
    await expect.element(card.getByRole("button", { name: "Ilmoita, kun saatavilla" })).toBeVisible();
    await expect.element(card.getByText("Toimitus noin 2 viikossa erän tulosta")).toBeVisible();
    await expect.element(card.getByRole("button", { name: /^Lisää ostoskoriin/ })).not.toBeInTheDocument();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("a paused product of which there is too little for now shows the next batch, not the stock", async () => {
  const product = sampleFirewood({ pausedUntil });
  answerSearch(() => ({
    ...toResults([product]),
    doorPrices: { [product._id]: { kind: "short", left: 3, distance: 23 } },
  }));
  const screen = await renderSearch("/ilmoitukset?minne=tampere");
  await expect.element(findCards(screen).getByText(/^Seuraava erä 12\.1\.\s*23\skm$/)).toBeVisible();
  await expect.element(findCards(screen).getByText(/^Varastossa/)).not.toBeInTheDocument();
});

test("a product whose pause has ended can be ordered", async () => {
  const card = await renderCard(sampleFirewood({ pausedUntil: "2026-01-12" }));
  await expect.element(card.getByRole("button", { name: /^Lisää ostoskoriin/ })).toBeEnabled();
  await expect.element(card.getByText(/^Seuraava erä/)).not.toBeInTheDocument();
});

test("the card of a service shows no delivery time", async () => {
  const card = await renderCard(sampleService());
  await expect.element(card.getByText(/Toimitusaika|Toimitus heti/)).not.toBeInTheDocument();
});

test("the search by the delivery time is in the form, the address and a chip that ends it", async () => {
  await setSize("desk");
  const screen = await renderSearch("/haku?category=Polttopuut&name=Halko&region=pirkanmaa");
  const form = screen.getByRole("form", { name: "Hakuehdot" });
  await form.getByLabelText("Toimitus viimeistään").selectOptions("2 viikon kuluttua");
  await form.getByRole("button", { name: "Hae", exact: true }).click();
  await expect.poll(() => getQuery(screen)).toMatchObject({ deliveryTime: "2" });
  await screen.getByRole("link", { name: "Poista rajaus: Toimitus viimeistään 2 viikon kuluttua" }).click();
  await expect.poll(() => getQuery(screen)).not.toHaveProperty("deliveryTime");
  await form.getByLabelText("Kategoria").selectOptions("Palvelut");
  await expect.element(form.getByLabelText("Toimitus viimeistään")).not.toBeInTheDocument();
});
