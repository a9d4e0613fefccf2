import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { countSellers, searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { store } from "../lib/storage/store.ts";
import { wantedAtom } from "../market/door/wanted-atom.ts";
import { clearVisitor } from "../market/outbox/testing/clear-visitor.ts";
import { comparedIdsAtom } from "../market/products/compare/compared-atom.ts";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { answerAreaCalls } from "../testing/calls/answer-area-calls.ts";
import { answerCall, answerEachCall, rejectCall, rejectNextCall } from "../testing/calls/answer-calls.ts";
import { setSize } from "../testing/display.ts";
import { expectNoHorizontalScroll } from "../testing/layout.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleFirewood } from "../testing/samples/sample-listings.ts";
import { sampleRegions } from "../testing/samples/samples.ts";
import { sampleDoorPrice, wantWood } from "../testing/want-wood.ts";
import { routes } from "./router.tsx";

const birch = sampleFirewood();

/** The queries of the searches. */
let queries: Record<string, string>[] = [];

function answerSearch(products = [birch]): void {
  answerEachCall(searchProducts, ({ url }) => {
    queries.push(Object.fromEntries(url.searchParams));
    const doorPrices = url.searchParams.has("to") && { doorPrices: { [birch._id]: sampleDoorPrice } };
    return { sellers: [], products, total: products.length, ...doorPrices };
  });
}

const renderAt = (address: string) => renderApp(routes, address);

beforeEach(() => {
  queries = [];
  answerAreaCalls();
  answerCall(listFavorites, { favorites: [] });
  answerSearch();
});
afterEach(clearVisitor);

for (const size of ["phone", "desk"] as const) {
  test(`a region on a ${size} shows its cheapest firewood and leads to its localities`, async () => {
    await setSize(size);
    const screen = await renderAt("/polttopuut/pirkanmaa");
    await expect.element(screen.getByRole("heading", { name: "Polttopuut Pirkanmaalla" })).toBeVisible();
    await expect
      .element(screen.getByText("1 polttopuuilmoitus. Halvin 65,00 € irtokuutiolta."))
      .toBeVisible();
    await expect.element(screen.getByRole("article")).toBeVisible();
    expect(queries).toEqual([{ category: "Polttopuut", region: "pirkanmaa", sort: "cheapest" }]);
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await screen.getByRole("link", { name: "Tampere" }).click();
    await expect.element(screen.getByRole("heading", { name: "Polttopuita Tampereelle" })).toBeVisible();
    expect(queries.at(-1)).toEqual({
      category: "Polttopuut",
      region: "pirkanmaa",
      locality: "tampere",
      sort: "cheapest",
      to: "tampere",
    });
  });
}

test("a locality leads to the offers in the order of what they cost there", async () => {
  const screen = await renderAt("/polttopuut/pirkanmaa/tampere");
  await screen.getByRole("link", { name: "Katso halvimmat kotiin tuotuna" }).click();
  await expect.element(screen.getByRole("heading", { name: "Polttopuuilmoitukset" })).toBeVisible();
  expect(screen.router.state.location.search).toBe("?sort=door&minne=tampere");
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the remembered place and amount bring the price at the door to a region's page`, async () => {
    await setSize(size);
    wantWood({ to: "espoo", location: "Espoo", region: "uusimaa", amount: 7, unit: "Pino-m3" });
    const screen = await renderAt("/polttopuut/pirkanmaa");
    await expect
      .element(screen.getByRole("button", { name: "Minne? Espoo Paljonko? 7 pino-m³" }))
      .toBeVisible();
    await expect.element(screen.getByRole("article").getByText("Kotiin tuotuna 370,00 €")).toBeVisible();
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatchObject({
      region: "pirkanmaa",
      to: "espoo",
      amount: "7",
      amountUnit: "Pino-m3",
    });
    expect(queries[0]).not.toHaveProperty("locality");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

test("the page of a locality keeps its own place, with the remembered amount", async () => {
  wantWood({ to: "espoo", location: "Espoo", region: "uusimaa", amount: 7 });
  const screen = await renderAt("/polttopuut/pirkanmaa/tampere");
  await expect
    .element(screen.getByRole("button", { name: "Minne? Tampere Paljonko? 7 irto-m³" }))
    .toBeVisible();
  expect(queries).toMatchObject([{ locality: "tampere", to: "tampere", amount: "7" }]);
  await screen.getByRole("link", { name: "Katso halvimmat kotiin tuotuna" }).click();
  await expect.poll(() => screen.router.state.location.search).toBe("?sort=door&minne=tampere&maara=7");
});

test("a visit to a locality's page does not say what is wanted: nothing is remembered, and there is nothing to clear", async () => {
  const screen = await renderAt("/polttopuut/pirkanmaa/tampere");
  await screen.getByRole("button", { name: "Minne? Tampere Paljonko? 5 irto-m³" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Minne?" })).toHaveValue("Tampere");
  await expect.element(screen.getByRole("button", { name: "Tyhjennä" })).not.toBeInTheDocument();
  expect(store.get(wantedAtom)).toBeNull();
});

test("another place chosen on a locality's page counts there until it is cleared", async () => {
  wantWood({ to: "espoo", location: "Espoo", region: "uusimaa" });
  const screen = await renderAt("/polttopuut/pirkanmaa/tampere");
  const bar = screen.getByRole("button", { name: /^Minne\?/ });
  await bar.click();
  await screen.getByRole("combobox", { name: "Minne?" }).fill("espoo");
  await screen.getByRole("option", { name: /^Espoo/ }).click();
  await screen.getByRole("button", { name: "Näytä hinnat" }).click();
  await expect.element(bar).toHaveAccessibleName("Minne? Espoo Paljonko? 5 irto-m³");
  expect(screen.router.state.location.search).toBe("?minne=espoo");
  expect(queries.at(-1)).toMatchObject({ locality: "tampere", to: "espoo" });
  await bar.click();
  await screen.getByRole("button", { name: "Tyhjennä" }).click();
  await expect.element(bar).toHaveAccessibleName("Minne? Tampere Paljonko? 5 irto-m³");
  expect(queries.map(({ to }) => to)).toEqual(["tampere", "espoo", "tampere"]);
});

test("a wanted place that is cleared on a region's page takes the prices at the door away", async () => {
  wantWood();
  const screen = await renderAt("/polttopuut/pirkanmaa");
  const bar = screen.getByRole("button", { name: /^Minne\?/ });
  await bar.click();
  await screen.getByRole("button", { name: "Tyhjennä" }).click();
  await expect.element(bar).toHaveAccessibleName("Minne? Valitse paikkakunta Paljonko? 5 irto-m³");
  await expect.element(screen.getByText(/^Kotiin tuotuna/)).not.toBeInTheDocument();
});

test("a place that no longer exists leaves the page with its own", async () => {
  wantWood({ to: "lakkautettu", location: "Lakkautettu", amount: 9 });
  rejectNextCall(
    searchProducts,
    new AppError("invalid", { fields: { to: "Valitse paikkakunta, jonne puut halutaan." } }),
  );
  const screen = await renderAt("/polttopuut/pirkanmaa");
  await expect
    .element(screen.getByRole("button", { name: "Minne? Valitse paikkakunta Paljonko? 5 irto-m³" }))
    .toBeVisible();
  await expect.element(screen.getByRole("article")).toBeVisible();
});

test("'Vertaa' on a card takes the product into the comparison", async () => {
  store.set(comparedIdsAtom, []);
  const screen = await renderAt("/polttopuut/pirkanmaa");
  await screen
    .getByRole("article")
    .getByRole("button", { name: /^Vertaa: Polttopuu, koivu/ })
    .click();
  expect(store.get(comparedIdsAtom)).toEqual(["birch"]);
});

test("a locality without firewood leads to its region", async () => {
  answerSearch([]);
  const screen = await renderAt("/polttopuut/pirkanmaa/tampere");
  await expect.element(screen.getByText("Täällä ei ole nyt polttopuita myynnissä.")).toBeVisible();
  await expectNoAxeViolations();
  answerSearch();
  await screen.getByRole("link", { name: "Näytä koko maakunta: Pirkanmaa" }).click();
  await expect.element(screen.getByRole("article")).toBeVisible();
});

test.each([
  "/polttopuut/eiole",
  "/polttopuut/---",
  "/polttopuut/pirkanmaa/espoo",
  "/polttopuut/pirkanmaa/---",
])("%s is not found, and leads to the regions", async (address) => {
  const screen = await renderAt(address);
  await expect.element(screen.getByRole("heading", { name: "Paikkaa ei löytynyt" })).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("link", { name: "Pirkanmaa" }).click();
  await expect.element(screen.getByRole("heading", { name: "Polttopuut Pirkanmaalla" })).toBeVisible();
});

test.each([
  ["/polttopuut/Pirkanmaa", "/polttopuut/pirkanmaa"],
  ["/polttopuut/PIRKANMAA/Tämpere?n=1", "/polttopuut/pirkanmaa/tampere?n=1"],
])("%s leads to %s", async (address, canonical) => {
  const screen = await renderAt(address);
  await expect
    .element(screen.getByRole("heading", { name: /^Polttopu(ut Pirk|ita Tamp)/, level: 1 }))
    .toBeVisible();
  const { pathname, search } = screen.router.state.location;
  expect(pathname + search).toBe(canonical);
  expect(queries).toHaveLength(1);
});

test("a failed search says so and is repeated", async () => {
  rejectCall(searchProducts, new AppError("fault"));
  const screen = await renderAt("/polttopuut/pirkanmaa");
  await expect.element(screen.getByRole("heading", { name: "Virhe", exact: true })).toBeVisible();
  answerSearch();
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("article")).toBeVisible();
});

test("all regions are listed with their numbers of sellers", async () => {
  answerCall(countSellers, { sellersByRegion: sampleRegions.map((region, count) => ({ region, count })) });
  const screen = await renderAt("/polttopuut");
  await expect.element(screen.getByRole("link", { name: "Uusimaa" })).toBeVisible();
  await expect.element(screen.getByText("1 myyjä", { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});
