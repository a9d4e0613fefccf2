import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { getToday } from "../../../lib/format/today.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { setColorScheme, setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleFirewood, sampleOffer } from "../../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

async function renderCard(product: Product) {
  answerSearch(() => toResults([product]));
  const screen = await renderSearch("/haku?nayta=tuotteet");
  const card = findCards(screen);
  await expect.element(card).toBeVisible();
  return card;
}

for (const size of ["phone", "desk"] as const) {
  for (const scheme of ["light", "dark"] as const) {
    test(`the card of an offer on a ${size}, ${scheme}: its price, the lowest of the 30 days before, the percentage of that, and its last day`, async () => {
      await setSize(size);
      await setColorScheme(scheme);
      const until = addDays(getToday(), 9);
      const since = addDays(getToday(), -2);
      const offer = { normalPrice: 9000, priorPrice: 8000, since, until };
      const card = await renderCard(sampleOffer({ offer }));
      await expect.element(card.getByText("Tarjous", { exact: true })).toBeVisible();
      await expect.element(card.getByText(/^65,00\s€$/)).toBeVisible();
      const claim = `alin 30 pv ennen tarjousta 80,00\u00a0€ · −18\u00a0% · voimassa ${formatDayAndMonth(until)} asti`;
      await expect.element(card.getByText(claim)).toBeVisible();
      await expect.element(card.getByText(/90,00/)).not.toBeInTheDocument();
      expectNoHorizontalScroll();
      await expectNoAxeViolations();
    });
  }
}

test.each<[string, Product]>([
  ["that is marked without a lower price", sampleFirewood({ discount: true })],
  [
    "whose price had been as low before",
    sampleOffer({ offer: { normalPrice: 8000, priorPrice: 6500, since: getToday() } }),
  ],
  [
    "whose last day has passed",
    sampleOffer({
      offer: {
        normalPrice: 8000,
        priorPrice: 8000,
        since: addDays(getToday(), -9),
        until: addDays(getToday(), -1),
      },
    }),
  ],
])("the card of a product %s claims nothing", async (_what, product) => {
  const card = await renderCard(product);
  await expect.element(card.getByText("Tarjous", { exact: true })).not.toBeInTheDocument();
  await expect.element(card.getByText(/ennen tarjousta/)).not.toBeInTheDocument();
});
