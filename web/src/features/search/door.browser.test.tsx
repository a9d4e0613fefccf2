import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listDoorPrices } from "@halkopiha/domain/contract/shop/comparison.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { wantedAtom } from "../../market/door/wanted-atom.ts";
import { comparedIdsAtom } from "../../market/products/compare/compared-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectNextCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { sampleFirewood, sampleService } from "../../testing/samples/sample-listings.ts";
import { sampleDoorPrice, wantWood } from "../../testing/want-wood.ts";
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
afterEach(() => vi.restoreAllMocks());

const delivered: DoorPrice = {
  kind: "delivered",
  quantity: 3.07,
  goods: 30_393,
  delivery: 4500,
  total: 34_893,
  distance: 47,
};
const product = sampleFirewood({ unit: "Pino-m3", price: 9900 });

/** Answers searches with a price at the door, where one is asked for. */
const answerWithDoor = (price: DoorPrice = delivered) =>
  answerSearch((query) => ({
    ...toResults([product]),
    ...(query.has("to") && { doorPrices: { [product._id]: price } }),
  }));

async function choosePlace(screen: Awaited<ReturnType<typeof renderSearch>>) {
  await screen.getByRole("button", { name: /^Minne\?/ }).click();
  await screen.getByRole("combobox", { name: "Minne?" }).fill("tamp");
  await screen.getByRole("option", { name: /^Tampere/ }).click();
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size}, the place and the amount bring the price at the door to every card`, async () => {
    await setSize(size);
    const searches = answerWithDoor();
    const screen = await renderSearch("/ilmoitukset");
    await choosePlace(screen);
    await expectNoAxeViolations();
    await screen.getByLabelText("Paljonko?").fill("7,5");
    await screen.getByRole("button", { name: "Näytä hinnat" }).click();
    const card = findCards(screen);
    await expect.element(card.getByText("Kotiin tuotuna 348,93 €")).toBeVisible();
    await expect.element(card.getByText("3,07 pino-m³ 303,93 € + toimitus 45,00 €, 47 km")).toBeVisible();
    expect(getQuery(screen)).toEqual({ minne: "tampere", maara: "7.5" });
    expect(searches.at(-1)?.url.search).toBe("?category=Polttopuut&to=tampere&amount=7.5&limit=24");
    await expect.element(screen.getByRole("button", { name: /^Minne\? Tampere/ })).toBeVisible();
    await expect.element(card.getByRole("textbox")).toHaveValue("3,07");
    await expectNoAxeViolations();
  });
}

test("what is wanted is kept on the device, and 'Halvin kotiin' and 'Lähin' sort by it", async () => {
  const searches = answerWithDoor();
  wantWood({ amount: 2, unit: "Pino-m3" });
  const screen = await renderSearch("/ilmoitukset");
  await screen.getByRole("link", { name: "Halvin kotiin" }).click();
  await expect.poll(() => searches.at(-1)?.url.searchParams.get("sort")).toBe("door");
  await expect
    .poll(() => getQuery(screen))
    .toEqual({ sort: "door", minne: "tampere", maara: "2", yksikko: "Pino-m3" });
  await screen.getByRole("button", { name: /^Minne\?/ }).click();
  await screen.getByRole("button", { name: "Tyhjennä" }).click();
  await expect.element(screen.getByRole("link", { name: "Halvin kotiin" })).not.toBeInTheDocument();
  expect(store.get(wantedAtom)).toBeNull();
});

test("the favourites say the price at the door too", async () => {
  wantWood();
  answerCall(listFavorites, { favorites: [sampleFirewood()] });
  const sent = answerCall(listDoorPrices, { doorPrices: { birch: sampleDoorPrice } });
  const screen = await renderSearch("/ilmoitukset?nayta=suosikit");
  await expect.element(screen.getByText("Kotiin tuotuna 370,00 €")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: /^Määrä/ })).toHaveValue("5");
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({ ids: "birch", to: "tampere" });
});

test("'Lähin' without a place asks for it", async () => {
  const searches = answerWithDoor();
  const screen = await renderSearch("/ilmoitukset?sort=nearest");
  await expect
    .element(screen.getByText("Kerro yllä, minne puut halutaan, niin saat tämän järjestyksen."))
    .toBeVisible();
  expect(searches.at(-1)?.url.searchParams.has("sort")).toBe(false);
});

test("the form says what is missing, focuses it, and Esc closes without a change", async () => {
  const screen = await renderSearch("/ilmoitukset");
  await screen.getByRole("button", { name: /^Minne\?/ }).click();
  await screen.getByLabelText("Paljonko?").fill("0,5");
  await screen.getByRole("button", { name: "Näytä hinnat" }).click();
  await expect.element(screen.getByText("Valitse paikkakunta.")).toBeVisible();
  await expect
    .element(screen.getByText("Anna määrä väliltä 1–500, enintään kahdella desimaalilla."))
    .toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Minne?" })).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(getQuery(screen)).toEqual({});
});

test("a wrong amount takes the focus when the place is right, and its error goes with the correction", async () => {
  const screen = await renderSearch("/ilmoitukset");
  await choosePlace(screen);
  const amount = screen.getByLabelText("Paljonko?");
  await amount.fill("viisi");
  await screen.getByRole("button", { name: "Näytä hinnat" }).click();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAccessibleDescription(/^Anna määrä väliltä 1–500/);
  await expect.element(screen.getByRole("combobox", { name: "Minne?" })).toHaveValue("Tampere");
  await amount.fill("5,5");
  await expect.element(screen.getByText(/^Anna määrä väliltä/)).not.toBeInTheDocument();
});

test("the device's position chooses the nearest locality, and a refusal says what to do", async () => {
  const position = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  position.mockImplementationOnce((_found, failed) =>
    failed?.({ code: 1 } as unknown as GeolocationPositionError),
  );
  const screen = await renderSearch("/ilmoitukset");
  await screen.getByRole("button", { name: /^Minne\?/ }).click();
  const button = screen.getByRole("button", { name: "Käytä sijaintiani" });
  await button.click();
  await expect.element(screen.getByText(/^Sijainnin käyttö on estetty/)).toBeVisible();
  position.mockImplementationOnce((found) =>
    found({ coords: { latitude: 61.5, longitude: 23.8 } } as unknown as GeolocationPosition),
  );
  await button.click();
  await expect.element(screen.getByText("Lähin paikkakunta: Tampere.")).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Minne?" })).toHaveValue("Tampere");
});

for (const { price, text } of [
  { price: { kind: "pickup", quantity: 5, goods: 32_500, distance: 23 }, text: "Nouto, 23 km" },
  { price: { kind: "agreed", quantity: 5, goods: 32_500, distance: 23 }, text: "Toimitus sovittava" },
  { price: { kind: "short", left: 3, distance: 23 }, text: "Varastossa vain 3 pino-m³" },
] satisfies { price: DoorPrice; text: string }[]) {
  test(`a card says '${text}'`, async () => {
    answerWithDoor(price);
    const screen = await renderSearch("/ilmoitukset?minne=tampere");
    await expect.element(findCards(screen).getByText(text)).toBeVisible();
  });
}

test("a card of firewood that does not come to the place says so, and nothing while no place is known", async () => {
  answerSearch((query) => ({ ...toResults([product]), ...(query.has("to") && { doorPrices: {} }) }));
  const screen = await renderSearch("/ilmoitukset");
  const line = findCards(screen).getByText("Ei toimiteta paikkakunnalle");
  await expect.element(findCards(screen)).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await choosePlace(screen);
  await screen.getByRole("button", { name: "Näytä hinnat" }).click();
  await expect.element(line).toBeVisible();
  await expectNoAxeViolations();
});

test("the card of a service says nothing of a door", async () => {
  answerSearch(() => ({ ...toResults([sampleService()]), doorPrices: {} }));
  const screen = await renderSearch("/haku?nayta=tuotteet&minne=tampere");
  await expect.element(findCards(screen)).toBeVisible();
  await expect.element(findCards(screen).getByText("Ei toimiteta paikkakunnalle")).not.toBeInTheDocument();
});

test("a page that took two requests says the price of every product", async () => {
  const [one, other] = sampleProducts(2);
  if (!one || !other) throw new Error("There are two products.");
  answerSearch((query) => {
    const found = query.has("cursor") ? other : one;
    const next = query.has("cursor") ? undefined : "next";
    return { ...toResults([found], next), doorPrices: { [found._id]: delivered } };
  });
  const screen = await renderSearch("/ilmoitukset?minne=tampere");
  await expect.element(findCards(screen).getByText("Kotiin tuotuna 348,93 €")).toHaveLength(2);
});

test("the place of a shared address comes before the one stored on the device", async () => {
  wantWood({ to: "helsinki", location: "Helsinki", region: "uusimaa" });
  answerCall(listFavorites, { favorites: [sampleFirewood()] });
  const sent = answerCall(listDoorPrices, { doorPrices: { birch: sampleDoorPrice } });
  const screen = await renderSearch("/ilmoitukset?nayta=suosikit&minne=tampere");
  await expect.element(screen.getByText("Kotiin tuotuna 370,00 €")).toBeVisible();
  expect(sent.map(({ url }) => url.searchParams.get("to"))).toEqual(["tampere"]);
});

test("a shared address names the place, though the device does not know it", async () => {
  answerWithDoor();
  const screen = await renderSearch("/ilmoitukset?minne=tampere");
  await expect.element(screen.getByRole("button", { name: /^Minne\? Tampere/ })).toBeVisible();
});

test("when more listings match than are compared, the list says so", async () => {
  answerSearch(() => ({ ...toResults([product]), isCut: true }));
  const screen = await renderSearch("/ilmoitukset?minne=tampere&sort=door");
  await expect.element(screen.getByText(/^Hakua vastaavia on yli 500/)).toBeVisible();
});

test("'Vertaa' collects up to four products, and leads to their comparison with the place of the address", async () => {
  store.set(comparedIdsAtom, []);
  const products = sampleProducts(5);
  answerSearch(() => toResults(products));
  const screen = await renderSearch("/ilmoitukset?minne=tampere");
  const compare = screen.getByRole("button", { name: /^Verta(a|ilussa): / });
  await compare.first().click();
  await expect.element(screen.getByText("Valitse toinenkin tuote.")).toBeVisible();
  for (const index of [1, 2, 3]) await compare.nth(index).click();
  await expect.element(screen.getByText("Valitse toinenkin tuote.")).not.toBeInTheDocument();
  await compare.nth(4).click();
  await expectBanner("warning", "Voit verrata 4 tuotetta kerrallaan.");
  const ids = products.slice(0, 4).map(({ _id }) => _id);
  expect(store.get(comparedIdsAtom)).toEqual(ids);
  const link = screen.getByRole("link", { name: "Näytä vertailu (4)" }).first();
  const query = new URLSearchParams({ tuotteet: ids.join(","), minne: "tampere" });
  expect(store.get(bannerAtom)?.action).toEqual({ label: "Näytä vertailu", to: `/vertaa?${query}` });
  await expect.element(link).toHaveAttribute("href", `/vertaa?${query}`);
  await compare.first().click();
  await expect.element(compare.first()).toHaveAttribute("aria-pressed", "false");
});

test("a place that is typed in full counts without a choice in the list, and what is no place stays to be corrected", async () => {
  answerWithDoor();
  const screen = await renderSearch("/ilmoitukset");
  await screen.getByRole("button", { name: /^Minne\?/ }).click();
  const place = screen.getByRole("combobox", { name: "Minne?" });
  await place.fill("xyzzy");
  await screen.getByRole("button", { name: "Näytä hinnat" }).click();
  await expect.element(place).toHaveValue("xyzzy");
  await expect.element(place).toHaveAccessibleDescription(/Valitse paikkakunta\.$/);
  await place.fill("TAMPERE");
  await screen.getByLabelText("Paljonko?").click();
  await expect.element(place).toHaveValue("Tampere");
  await screen.getByRole("button", { name: "Näytä hinnat" }).click();
  await expect.poll(() => getQuery(screen)).toEqual({ minne: "tampere" });
});

test("what is wanted in a shared address is kept on a device that has none", async () => {
  answerWithDoor();
  await renderSearch("/ilmoitukset?minne=tampere&maara=7");
  const wanted = { to: "tampere", amount: 7, unit: "Irto-m3", location: "Tampere", region: "pirkanmaa" };
  await expect.poll(() => store.get(wantedAtom)).toEqual(wanted);
});

test("an unknown place in the address leaves the list without prices at the door", async () => {
  const unknown = new AppError("invalid", { fields: { to: "Valitse paikkakunta, jonne puut halutaan." } });
  answerWithDoor();
  rejectNextCall(searchProducts, unknown);
  const screen = await renderSearch("/ilmoitukset?minne=olematon&maara=3");
  await expect.element(findCards(screen)).toBeVisible();
});
