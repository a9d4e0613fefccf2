import { addFavorite, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { setSize, sizes } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { sampleSellerProfile } from "../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  getQuery,
  renderSearch,
  type SearchScreen,
  sampleProducts,
  toResults,
} from "./testing/render-search.tsx";

answerSearchCalls();

const findChip = (screen: SearchScreen, name: string) =>
  screen.getByRole("navigation", { name: "Järjestys" }).getByRole("link", { name });

/** The prices on the cards, in the order of the cards. */
const readPrices = (screen: SearchScreen) =>
  screen
    .getByRole("button", { name: "Lisää ostoskoriin: " })
    .all()
    .map((button) =>
      Number.parseInt(button.element().getAttribute("aria-label")?.split(", ").at(-1) ?? "", 10),
    );

for (const [name, sort] of [
  ["Halvimmat", "cheapest"],
  ["Kalleimmat", "expensive"],
  ["Vanhimmat", "oldest"],
] as const) {
  test(`§2 '${name}' shows the listings in that order, over all pages`, {
    tags: ["s2-routes-15", "s2-routes-16"],
  }, async () => {
    const cheap = sampleProducts(12);
    const dear = sampleProducts(3, 2500);
    const sent = answerSearch((query) => (query.has("cursor") ? toResults(dear) : toResults(cheap, "next")));
    const screen = await renderSearch("/ilmoitukset");
    await expect.element(findChip(screen, "Uusimmat")).toHaveAttribute("aria-current", "true");
    expect(sent[0]?.url.search).toBe("?category=Polttopuut&limit=24");
    await findChip(screen, name).click();
    await expect.element(findChip(screen, name)).toHaveAttribute("aria-current", "true");
    await expect.element(findChip(screen, "Uusimmat")).toHaveAttribute("aria-current", "false");
    expect(getQuery(screen)).toEqual({ sort });
    await screen.getByRole("button", { name: "Näytä lisää" }).click();
    await expect.element(screen.getByText("15 tuotetta näkyvissä")).toBeVisible();
    await expect.poll(() => readPrices(screen)).toEqual([...cheap, ...dear].map(({ price }) => price / 100));
    for (const { url } of sent.slice(1)) {
      expect(Object.fromEntries(url.searchParams)).toMatchObject({ category: "Polttopuut", sort });
    }
  });
}

test("§2 the favourites have a chip with their count", { tags: "s2-routes-17" }, async () => {
  const products = sampleProducts(3);
  const [first] = products;
  if (!first) throw new Error("There is no product.");
  answerSearch(() => toResults(products));
  const screen = await renderSearch("/ilmoitukset");
  await expect.element(findChip(screen, "Suosikit (0)")).toBeVisible();
  const marked = answerCall(addFavorite, { favorites: [first] });
  await screen.getByRole("button", { name: "Suosikki: " }).first().click();
  await expect.poll(() => marked).toHaveLength(1);
  await findChip(screen, "Suosikit (1)").click();
  await expect.poll(() => getQuery(screen)).toEqual({ nayta: "suosikit" });
  await expect.poll(() => findCards(screen).all().length).toBe(1);
  answerCall(removeFavorite, { favorites: [] });
  await screen.getByRole("button", { name: "Suosikki: " }).click();
  await expect.element(screen.getByText("Et ole vielä merkinnyt suosikkeja")).toBeVisible();
  await expectNoAxeViolations();
  await screen.router.navigate(-1);
  await expect.poll(() => findCards(screen).all().length).toBe(3);
});

test("§2 a seller opens over the listings, and Back closes", async () => {
  answerSearch((query) =>
    query.has("sellerId") ? { sellers: [sampleSellerProfile()], products: [] } : toResults(sampleProducts(2)),
  );
  const screen = await renderSearch("/ilmoitukset?sort=cheapest");
  await screen.getByRole("link", { name: "Halkomestarin Puu Oy" }).first().click();
  const dialog = screen.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await expect.element(dialog).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getQuery(screen)).toEqual({ sort: "cheapest" });
  expectNoHorizontalScroll();
});

test("every chip of the listings is visible on a phone, the favourites too", async () => {
  await setSize("phone");
  const screen = await renderSearch("/ilmoitukset");
  const chips = screen.getByRole("navigation", { name: "Järjestys" }).getByRole("link");
  for (const chip of chips.elements()) {
    expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(sizes.phone.width);
  }
});
