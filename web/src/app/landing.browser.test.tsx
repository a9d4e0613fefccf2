import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { countSellers, searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearVisitor } from "../offline/outbox/testing/clear-visitor.ts";
import { answerAreaCalls } from "../testing/answer-area-calls.ts";
import { answerCall, answerEachCall, rejectCall } from "../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { useSize } from "../testing/display.ts";
import { expectNoHorizontalScroll } from "../testing/layout.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleFirewood } from "../testing/sample-listings.ts";
import { sampleRegions } from "../testing/samples.ts";
import { routes } from "./router.tsx";

const birch = sampleFirewood();

/** The queries of the searches. */
let queries: Record<string, string>[] = [];

function answerSearch(products = [birch]): void {
  answerEachCall(searchSellers, ({ url }) => {
    queries.push(Object.fromEntries(url.searchParams));
    return { sellers: [], products, total: products.length };
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
    await useSize(size);
    const screen = await renderAt("/polttopuut/pirkanmaa");
    await expect.element(screen.getByRole("heading", { name: "Polttopuut Pirkanmaalla" })).toBeVisible();
    await expect
      .element(screen.getByText("1 polttopuuilmoitus. Halvin 65,00 € irtokuutiolta."))
      .toBeVisible();
    await expect.element(screen.getByRole("article")).toBeVisible();
    expect(queries).toEqual([{ category: "Polttopuut", region: "pirkanmaa", sort: "cheapest", limit: "24" }]);
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await screen.getByRole("link", { name: "Tampere" }).click();
    await expect.element(screen.getByRole("heading", { name: "Polttopuut Tampere" })).toBeVisible();
    expect(queries.at(-1)).toMatchObject({ locality: "tampere", to: "tampere", amount: "5" });
  });
}

test("a locality leads to the offers in the order of what they cost there", async () => {
  const screen = await renderAt("/polttopuut/pirkanmaa/tampere");
  await screen.getByRole("link", { name: "Järjestä hinnan mukaan kotiin tuotuna" }).click();
  await expect.element(screen.getByRole("heading", { name: "Polttopuuilmoitukset" })).toBeVisible();
  expect(screen.router.state.location.search).toBe("?sort=home&minne=tampere");
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
    .element(screen.getByRole("heading", { name: /^Polttopuut (Pirk|Tamp)/, level: 1 }))
    .toBeVisible();
  const { pathname, search } = screen.router.state.location;
  expect(pathname + search).toBe(canonical);
  expect(queries).toHaveLength(1);
});

test("a failed search says so and is repeated", async () => {
  rejectCall(searchSellers, new AppError("fault"));
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
