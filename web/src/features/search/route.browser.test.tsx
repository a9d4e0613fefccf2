import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addFavorite, listFavorites, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import {
  otherSampleSeller,
  sampleFirewood,
  sampleOtherProduct,
} from "../../testing/samples/sample-listings.ts";
import {
  answerSearch,
  answerSearchCalls,
  findCards,
  getQuery,
  renderSearch,
  sampleProducts,
  toResults,
} from "./testing/render-search.tsx";

answerSearchCalls();

const query = "category=Polttopuut&region=pirkanmaa&locality=tampere&quality=kuiva&material=koivu";

test("§2 a shared address searches for the same: every filter is in the request", async () => {
  const sent = answerSearch(() => toResults([sampleFirewood()]));
  const screen = await renderSearch(`/haku?${query}`);
  await expect.element(findCards(screen)).toBeVisible();
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject(
    Object.fromEntries(new URLSearchParams(query)),
  );
});

test("§2 an active filter can be removed, and the other ones stay", async () => {
  const screen = await renderSearch(`/haku?${query}`);
  await expectNoAxeViolations();
  await screen.getByRole("link", { name: "Poista rajaus: kuiva" }).click();
  await expect
    .poll(() => getQuery(screen))
    .toEqual({
      category: "Polttopuut",
      region: "pirkanmaa",
      locality: "tampere",
      material: "koivu",
    });
});

test("§2 shows all sellers and all products, and more of them when asked", {
  tags: ["s2-routes-8", "s2-routes-12"],
}, async () => {
  const sent = answerSearch((parameters) =>
    parameters.has("cursor")
      ? toResults(sampleProducts(3, 10_000))
      : toResults([...sampleProducts(11), sampleFirewood({ owner: otherSampleSeller() })], "next"),
  );
  const screen = await renderSearch("/haku");
  await screen.getByRole("button", { name: "Kaikki tuotteet" }).click();
  await expect
    .element(screen.getByRole("button", { name: "Kaikki tuotteet" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByText("12 tuotetta näkyvissä")).toBeVisible();
  expect(getQuery(screen)).toEqual({ nayta: "tuotteet" });
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("15 tuotetta näkyvissä")).toBeVisible();
  await expect.poll(() => findCards(screen).all().length).toBe(15);
  await expect.element(screen.getByRole("button", { name: "Näytä lisää" })).not.toBeInTheDocument();
  expect(sent.at(-1)?.url.search).toBe("?limit=24&cursor=next");
  expectNoHorizontalScroll();

  await screen.getByRole("button", { name: "Kaikki myyjät" }).click();
  await expect.element(screen.getByText("2 myyjää näkyvissä")).toBeVisible();
  expect(getQuery(screen)).toEqual({ nayta: "myyjat" });
  await expect.element(findCards(screen)).not.toBeInTheDocument();
  await screen.router.navigate(-1);
  await expect.element(screen.getByText("tuotetta näkyvissä")).toBeVisible();
});

test("§2 'Kaikki myyjät' and 'Kaikki tuotteet' keep the place", async () => {
  const screen = await renderSearch(`/haku?${query}`);
  const place = { region: "pirkanmaa", locality: "tampere" };
  await screen.getByRole("button", { name: "Kaikki myyjät" }).click();
  await expect.poll(() => getQuery(screen)).toEqual({ ...place, nayta: "myyjat" });
  await screen.getByRole("button", { name: "Kaikki tuotteet" }).click();
  await expect.poll(() => getQuery(screen)).toEqual({ ...place, nayta: "tuotteet" });
});

test("§2 'Näytä lisää' goes on until it has found something", async () => {
  const pages: Record<string, [Product[], string?]> = {
    "": [sampleProducts(12), "few"],
    few: [sampleProducts(1, 10_000), "none"],
    none: [[], "many"],
    many: [sampleProducts(12, 20_000)],
  };
  const sent = answerSearch((query) => toResults(...(pages[query.get("cursor") ?? ""] ?? [[]])));
  const screen = await renderSearch("/haku?nayta=tuotteet");
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("25 tuotetta näkyvissä")).toBeVisible();
  expect(sent.map(({ url }) => url.searchParams.get("cursor"))).toEqual([null, "few", "none", "many"]);
});

test("§2 a first page without products is not an empty search while there are more", async () => {
  answerSearch((query) => (query.has("cursor") ? toResults([sampleFirewood()]) : toResults([], "more")));
  const screen = await renderSearch("/haku?queryString=koivu");
  await expect.element(screen.getByText("1 tuote näkyvissä")).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
});

test("a search whose first pages bring nothing goes on when asked, and is not told to be empty", async () => {
  let isLast = false;
  answerSearch(() => (isLast ? toResults([sampleFirewood()]) : toResults([], "more")));
  const screen = await renderSearch("/haku?queryString=koivu");
  const more = screen.getByRole("button", { name: "Jatka hakua" });
  await expect.element(more).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
  isLast = true;
  await more.click();
  await expect.element(findCards(screen)).toBeVisible();
});

test("§2 Back from another page finds all the pages that were loaded", async () => {
  answerSearch((query) =>
    query.has("cursor") ? toResults(sampleProducts(12, 10_000)) : toResults(sampleProducts(12), "next"),
  );
  const screen = await renderSearch("/haku?nayta=tuotteet");
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("24 tuotetta näkyvissä")).toBeVisible();
  await screen.router.navigate("/ostoskori");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Ostoskori" })).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(screen.getByText("24 tuotetta näkyvissä")).toBeVisible();
});

test("§9 the favourites are sorted as asked", async () => {
  const [cheap, dear] = [
    sampleFirewood({ _id: "cheap", price: 100 }),
    sampleFirewood({ _id: "dear", price: 900 }),
  ];
  answerCall(listFavorites, { favorites: [dear, cheap] });
  const screen = await renderSearch("/haku?nayta=suosikit&sort=cheapest");
  const readFirstCard = () => findCards(screen).nth(0).query()?.textContent;
  await expect.poll(() => readFirstCard()).toContain("1,00");
  await screen.router.navigate("/haku?nayta=suosikit&sort=expensive");
  await expect.poll(() => readFirstCard()).toContain("9,00");
});

test("§2 toggles the favourites and counts them", { tags: ["s1-9", "s2-routes-11"] }, async () => {
  const [birch, twigs] = [sampleFirewood(), sampleOtherProduct()];
  answerSearch(() => toResults([birch, twigs]));
  const screen = await renderSearch("/haku?nayta=tuotteet");
  const marked = answerCall(addFavorite, { favorites: [birch] });
  await screen.getByRole("button", { name: "Suosikki: Polttopuu, koivu" }).click();
  await expect.poll(() => marked.map(({ body }) => body)).toEqual([{ id: "birch" }]);
  await expect.element(screen.getByRole("button", { name: "Suosikit (1)" })).toBeVisible();
  const sent = answerCall(addFavorite, { favorites: [twigs, birch] });
  await screen.getByRole("button", { name: "Suosikki: Havut" }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ id: "twigs" }]);
  await screen.getByRole("button", { name: "Suosikit (2)" }).click();
  await expect.poll(() => getQuery(screen)).toEqual({ nayta: "suosikit" });
  await expect.poll(() => findCards(screen).all().length).toBe(2);

  const removed = answerCall(removeFavorite, { favorites: [birch] });
  await screen.getByRole("button", { name: "Suosikki: Havut" }).click();
  await expect.element(screen.getByRole("button", { name: "Suosikit (1)" })).toBeVisible();
  await expect.poll(() => findCards(screen).all().length).toBe(1);
  await expect.poll(() => removed.map(({ body }) => body)).toEqual([{ id: "twigs" }]);
  await screen.getByRole("button", { name: "Suosikit (1)" }).click();
  await expect.poll(() => getQuery(screen)).not.toHaveProperty("nayta");
});

test("§2 the stored favourites are loaded with the page", async () => {
  answerCall(listFavorites, { favorites: [sampleFirewood(), sampleOtherProduct()] });
  const screen = await renderSearch("/haku?nayta=suosikit");
  await expect.element(screen.getByRole("button", { name: "Suosikit (2)" })).toBeVisible();
  await expect.poll(() => findCards(screen).all().length).toBe(2);
});

test("§8 warns in yellow when nothing was found, and leads on to all of Finland", {
  tags: ["s7-note-36", "s8-12"],
}, async () => {
  answerSearch(() => toResults([]));
  const screen = await renderSearch(
    "/haku?category=Muut_tuotteet&name=Hirsikehikko&region=pirkanmaa&locality=nokia",
  );
  const text = "Valitettavasti yhtään hakutulosta ei löytynyt Muut tuotteet Hirsikehikko";
  await expectBanner("warning", text);
  await expect.element(screen.getByText(text)).toBeVisible();
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
  await screen.getByRole("link", { name: "Etsi koko Suomesta" }).click();
  await expect.poll(() => getQuery(screen)).toEqual({ category: "Muut_tuotteet", name: "Hirsikehikko" });
});

test("§8 an empty search for a word repeats the word", { tags: "s8-11" }, async () => {
  answerSearch((parameters) =>
    toResults(parameters.get("queryString") === "olematonta" ? [] : [sampleFirewood()]),
  );
  const screen = await renderSearch("/haku?queryString=olematonta");
  await expect
    .element(screen.getByText("Valitettavasti yhtään hakutulosta ei löytynyt olematonta"))
    .toBeVisible();
  await screen.getByRole("link", { name: "Näytä kaikki tuotteet" }).click();
  await expect.element(findCards(screen)).toBeVisible();
});

test("§8 a failed search shows a red banner with a retry button", { tags: "s8-4" }, async () => {
  rejectCall(searchProducts, new AppError("fault"));
  const screen = await renderSearch("/haku");
  await expectBanner("danger", "virhe palvelimella, yritä uudelleen hetken kuluttua.");
  await expect.element(screen.getByText("Hakutuloksia ei saatu haettua.")).toBeVisible();
  await expectNoAxeViolations();
  answerSearch(() => toResults([sampleFirewood()]));
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(findCards(screen)).toBeVisible();
});
