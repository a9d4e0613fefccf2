import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { lastSearchAtom } from "../../market/products/last-search-atom.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { sampleAdvertisements, samplePicture } from "../../testing/samples/sample-plans.ts";
import { logInAs, samplePerson } from "../../testing/samples/samples.ts";
import { mapRegions } from "./map-regions.ts";
import {
  formatAddress as address,
  answerFrontPageCalls,
  renderFrontPage,
  type FrontScreen as Screen,
} from "./testing/render-front-page.tsx";

beforeEach(answerFrontPageCalls);

const search = (screen: Screen) => screen.getByRole("button", { name: "Hae", exact: true });
const map = (screen: Screen) => screen.getByRole("navigation", { name: "Maakunnat kartalla" });
const list = (screen: Screen) => screen.getByRole("navigation", { name: "Maakunnat luettelona" });

test("§5 requires category and region, and focuses the first that is missing", {
  tags: ["s2-routes-4", "s2-front-1"],
}, async () => {
  const screen = await renderFrontPage();
  const [category, region] = [screen.getByLabelText("Kategoria"), screen.getByLabelText("Maakunta")];
  await search(screen).click();
  await expect.element(region).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(region).toHaveFocus();
  await category.selectOptions("");
  await search(screen).click();
  await expect.element(category).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(region).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(category).toHaveFocus();
  expect(address(screen)).toBe("/");
  await region.selectOptions("Kainuu");
  await expect.element(region).toBeValid();
});

test("§2 'Hae' goes to the search with what was chosen, and Back leads home", {
  tags: "s2-routes-5",
}, async () => {
  const screen = await renderFrontPage();
  await screen.getByLabelText("Kategoria").selectOptions("Palvelut");
  await screen.getByLabelText("Maakunta").selectOptions("Satakunta");
  await search(screen).click();
  await expect.poll(() => address(screen)).toBe("/haku?category=Palvelut&region=satakunta");
  await screen.router.navigate(-1);
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Polttopuut suoraan tekijältä" }))
    .toBeVisible();
});

test("§4 'Hae' for firewood goes to the default search of the region", async () => {
  const screen = await renderFrontPage();
  await screen.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await search(screen).click();
  await expect.poll(() => address(screen)).toBe("/haku?region=pirkanmaa");
});

test("§3 the last search is restored in the form", async () => {
  store.set(lastSearchAtom, "?category=Palvelut&name=Haketus&region=lappi");
  const screen = await renderFrontPage();
  await expect.element(screen.getByLabelText("Kategoria")).toHaveDisplayValue("Palvelut");
  await expect.element(screen.getByLabelText("Maakunta")).toHaveDisplayValue("Lappi");
});

test("§2 the map and its list have a link to the search in each of the 18 regions", async () => {
  const screen = await renderFrontPage();
  await expect.element(map(screen)).toBeVisible();
  expect(mapRegions).toHaveLength(18);
  for (const nav of [map(screen), list(screen)]) {
    expect(nav.getByRole("link").elements()).toHaveLength(mapRegions.length);
    for (const { id, name } of mapRegions) {
      const link = nav.getByRole("link", { name: new RegExp(`^${name}( \\d+ myyjää?)?$`) });
      await expect.element(link).toHaveAttribute("href", `/haku?region=${id}`);
    }
  }
});

test("§2 Enter on a region of the map opens the search there", async () => {
  const screen = await renderFrontPage();
  const region = map(screen).getByRole("link", { name: "Etelä-Karjala" });
  await expect.element(region).toBeInTheDocument();
  region.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => address(screen)).toBe("/haku?region=etela-karjala");
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} a press on the map opens the region under the finger`, {
    tags: "s2-routes-6",
  }, async () => {
    await setSize(size);
    const screen = await renderFrontPage();
    await map(screen).getByRole("link", { name: "Lappi" }).click();
    await expect.poll(() => address(screen)).toBe("/haku?region=lappi");
  });
}

test("§2 the plan cards show what a seller's account costs and includes", {
  tags: ["s2-routes-7", "s2-routes-20", "s2-front-4", "s2-front-6", "s2-front-7", "s2-front-8", "s9-18"],
}, async () => {
  await renderFrontPage();
  for (const { title, descriptions, priceTag, discountInfo, price, discounted } of [
    { ...sampleAdvertisements()[0], price: /^150,60\s€$/, discounted: null },
    { ...sampleAdvertisements()[1], price: /^301,20\s€$/, discounted: /^Ensimmäinen vuosi 250,00\s€$/ },
  ]) {
    const more = page.getByRole("button", { name: `Lisätietoa: ${title}` });
    const card = page.getByRole("listitem").filter({ has: more });
    await expect.element(card.getByRole("heading", { name: title })).toBeVisible();
    for (const text of [...(descriptions ?? []), priceTag, discountInfo])
      if (text) await expect.element(card.getByText(text)).toBeVisible();
    await expect.element(card.getByText(price)).toBeVisible();
    if (discounted) await expect.element(card.getByText(discounted)).toBeVisible();
    await expect.element(more).toHaveTextContent("Lisätietoa");
  }
});

test("§2 'Lisätietoa' shows the yearly fee, and leads on to the registration with the plan", async () => {
  const screen = await renderFrontPage();
  const more = screen.getByRole("button", { name: "Lisätietoa: Premium-tili" });
  await more.click();
  const details = screen.getByRole("dialog", { name: "Premium-tili" });
  await expect.element(details.getByText(/^Hinta on vuosimaksu/)).toBeVisible();
  await expect.element(details.getByText(/^Ensimmäinen vuosi maksaa 250,00\s€\.$/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await more.click();
  await details.getByRole("link", { name: "Liity myyjäksi" }).click();
  await expect.poll(() => address(screen)).toBe("/rekisteroidy?tili=premium");
});

const cardOf = (title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Lisätietoa: ${title}` }) });

const pictureIn = (card: ReturnType<typeof cardOf>) => card.element().querySelector("img");

test("§2 a plan with an image shows it", { tags: "s2-front-5" }, async () => {
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements(samplePicture) });
  await renderFrontPage();
  await expect.element(cardOf("Basic-tili")).toBeVisible();
  expect(pictureIn(cardOf("Basic-tili"))?.src).toBe(samplePicture.image);
  expect(pictureIn(cardOf("Premium-tili"))).toBeNull();
});

test("an address of another site, as older versions took it, is not shown as a broken picture", async () => {
  const advertisements = sampleAdvertisements({ image: "https://example.com/kesa.png" });
  answerCall(listAdvertisements, { advertisements });
  await renderFrontPage();
  await expect.element(cardOf("Basic-tili")).toBeVisible();
  expect(pictureIn(cardOf("Basic-tili"))).toBeNull();
});

test("a card shows the price of its advertisement, and what its plan costs a year", async () => {
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements({ price: 6000 }) });
  const screen = await renderFrontPage();
  const card = cardOf("Basic-tili");
  await expect.element(card.getByText(/^60,00\s€$/)).toBeVisible();
  await expect.element(card.getByText(/^Tilin vuosimaksu 150,60\s€$/)).toBeVisible();
  await expect.element(cardOf("Premium-tili").getByText("Tilin vuosimaksu")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Lisätietoa: Basic-tili" }).click();
  const details = screen.getByRole("dialog", { name: "Basic-tili" });
  await expect.element(details.getByText(/^Tilin vuosimaksu on 150,60\s€, johon/)).toBeVisible();
  await expect.element(details.getByText(/kahdestoistaosan eli 10,00\s€/)).toBeVisible();
});

test("a card without a price of its own shows that of its plan, the cheapest first", async () => {
  const [basic, premium] = sampleAdvertisements();
  const advertisements = [premium, basic].flatMap((card) => (card ? [{ ...card, price: null }] : []));
  answerCall(listAdvertisements, { advertisements });
  const screen = await renderFrontPage();
  await expect.element(cardOf("Basic-tili").getByText(/^150,60\s€$/)).toBeVisible();
  await expect.element(cardOf("Premium-tili").getByText(/^301,20\s€$/)).toBeVisible();
  const titles = screen.getByRole("heading", { name: /tili$/ });
  expect(titles.all().map((title) => title.element().textContent)).toEqual(["Basic-tili", "Premium-tili"]);
});

test("§8 a failure to load the plans leaves the rest of the front page usable", async () => {
  rejectCall(listAdvertisements, new AppError("fault"));
  const screen = await renderFrontPage();
  await expect.element(screen.getByText("Tilivaihtoehtoja ei saatu haettua.")).toBeVisible();
  expect(store.get(bannerAtom)).toEqual({
    colour: "danger",
    text: "virhe palvelimella, yritä uudelleen hetken kuluttua.",
  });
  await screen.getByLabelText("Maakunta").selectOptions("Kainuu");
  await search(screen).click();
  await expect.poll(() => address(screen)).toBe("/haku?region=kainuu");
});

test("§2 a logged-in seller is redirected to the profile", { tags: "s2-routes-1" }, async () => {
  logInAs(samplePerson());
  const screen = await renderFrontPage();
  await expect.poll(() => address(screen)).toBe("/profiili");
});

test("§2 a logged-in admin is redirected to the panel, unless they ask for the front page", {
  tags: "s2-routes-2",
}, async () => {
  logInAs(samplePerson({ role: "admin" }));
  const screen = await renderFrontPage();
  await expect.poll(() => address(screen)).toBe("/admin/");
  await screen.router.navigate("/?etusivu");
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Polttopuut suoraan tekijältä" }))
    .toBeVisible();
});
