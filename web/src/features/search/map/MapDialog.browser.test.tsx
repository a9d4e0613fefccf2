import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import {
  otherSampleSeller,
  sampleFirewood,
  sampleSeller,
  sampleSellerProfile,
} from "../../../testing/samples/sample-listings.ts";
import { sampleRegions } from "../../../testing/samples/samples.ts";
import {
  answerSearch,
  answerSearchCalls,
  getQuery,
  renderSearch,
  toResults,
} from "../testing/render-search.tsx";

answerSearchCalls();

const halkomestari = sampleSeller();
const kapytikka = otherSampleSeller({
  address: { ...otherSampleSeller().address, coords: { lat: 61.7, lng: 24.41 } },
});
const far = otherSampleSeller({
  _id: "utsjoki",
  name: "Utsjoen Halko",
  address: { ...kapytikka.address, coords: { lat: 69.9, lng: 27 } },
});
const profiles: SellerProfile[] = [
  sampleSellerProfile(),
  { ...sampleSellerProfile(), ...kapytikka, deliveryLocations: [] },
];

/** Answers the searches for sellers: three, of whom two are close to each other. */
function answerSellers() {
  return answerSearch((query) => {
    const id = query.get("sellerId");
    if (id) return { sellers: profiles.filter(({ _id }) => _id === id), products: [] };
    return toResults(
      [halkomestari, kapytikka, far].map((owner) => sampleFirewood({ _id: `birch-${owner._id}`, owner })),
    );
  });
}

async function renderMap(address: string) {
  answerSellers();
  const screen = await renderSearch(address);
  return { screen, map: screen.getByRole("dialog", { name: "Myyjät kartalla" }) };
}

/** The zoom of the map: that of the latest tile. */
function readZoom(): number {
  const tiles = document.querySelectorAll<HTMLImageElement>("img.leaflet-tile");
  return Number(/openstreetmap[.]org\/(\d+)\//.exec([...tiles].at(-1)?.src ?? "")?.[1]);
}

/** Waits for the animation of a zoom, during which the map ignores its buttons. */
const waitForZoom = () => expect.poll(() => document.querySelector(".leaflet-zoom-anim")).toBeNull();

test("§2 opens by 'Kartta' with the sellers that were found, and Back closes it", async () => {
  const { screen, map } = await renderMap("/haku?nayta=tuotteet");
  await screen.getByRole("link", { name: "Kartta" }).click();
  await expect.poll(() => getQuery(screen)).toMatchObject({ kartta: "kaikki" });
  await expect.element(map.getByText("3 myyjää kartalla")).toBeVisible();
  await expect.element(map.getByRole("button", { name: "2 myyjää" })).toBeVisible();
  await expect.element(map.getByRole("button", { name: "Utsjoen Halko" })).toBeVisible();
  expectNoHorizontalScroll();
  await screen.router.navigate(-1);
  await expect.element(map).not.toBeInTheDocument();
});

test("credits the sources of the map and the localities", async () => {
  const { map } = await renderMap("/haku?kartta=kaikki");
  await expect
    .element(map.getByRole("link", { name: "OpenStreetMap" }))
    .toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  await expect
    .element(map.getByRole("link", { name: "GeoNames" }))
    .toHaveAttribute("href", "https://www.geonames.org/");
  await expect.element(map.getByText("3 myyjää kartalla")).toBeVisible();
  await expectNoAxeViolations();
});

test("§2 a cluster falls apart when pressed, and the zoom buttons work", async () => {
  const { map } = await renderMap("/haku?nayta=tuotteet&kartta=kaikki");
  const cluster = map.getByRole("button", { name: "2 myyjää" });
  await cluster.click();
  await expect.element(map.getByRole("button", { name: "Käpytikan Puu Ay" })).toBeVisible();
  await expect.element(map.getByRole("button", { name: "Halkomestarin Puu Oy" })).toBeVisible();
  await expect.element(cluster).not.toBeInTheDocument();
  await waitForZoom();
  const zoom = readZoom();
  await map.getByRole("button", { name: "Loitonna" }).click();
  await expect.poll(readZoom).toBeLessThan(zoom);
  await waitForZoom();
  await map.getByRole("button", { name: "Lähennä" }).click();
  await expect.poll(readZoom).toBe(zoom);
});

test("§2 by keyboard: a cluster is opened, and the focus stays on the map", async () => {
  const { map } = await renderMap("/haku?nayta=tuotteet&kartta=kaikki");
  const cluster = map.getByRole("button", { name: "2 myyjää" });
  await expect.element(cluster).toBeVisible();
  cluster.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(map.getByRole("application")).toHaveFocus();
  await expect.element(map.getByRole("button", { name: "Käpytikan Puu Ay" })).toBeVisible();
});

test("§2 a pin shows the seller, whose name opens the dialog", async () => {
  const { screen, map } = await renderMap("/haku?category=Polttopuut&kartta=halkomestari");
  const pin = map.getByRole("button", { name: "Käpytikan Puu Ay" });
  await expect.element(pin).toBeVisible();
  pin.element().focus();
  await userEvent.keyboard("{Enter}");
  await map.getByRole("link", { name: "Käpytikan Puu Ay" }).click();
  const seller = screen.getByRole("dialog", { name: "Käpytikan Puu Ay" });
  await expect.element(seller).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(seller).not.toBeInTheDocument();
  await expect.element(map.getByRole("button", { name: "Halkomestarin Puu Oy" })).toBeVisible();
});

test("§2 the address of the map can be shared: the seller is in the middle", {
  tags: "s2-seller-5",
}, async () => {
  const { screen, map } = await renderMap("/haku?kartta=halkomestari");
  await expect.element(map.getByRole("link", { name: "Halkomestarin Puu Oy" })).toBeVisible();
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const getDistance = () => {
    const pin = middle(map.getByRole("button", { name: "Halkomestarin Puu Oy" }).element());
    const whole = middle(map.getByRole("application").element());
    return Math.hypot(pin.x - whole.x, pin.y - whole.y);
  };
  await expect.poll(getDistance).toBeLessThan(30);
  await map.getByRole("button", { name: "Sulje" }).click();
  await expect.element(map).not.toBeInTheDocument();
  expect(getQuery(screen)).not.toHaveProperty("kartta");
});

test("§9 on a desk the map opens at zoom 6 in the middle of Finland", async () => {
  await setSize("desk");
  await renderMap("/haku?nayta=tuotteet&kartta=kaikki");
  await expect.poll(readZoom).toBe(6);
});

test("§9 a searched region or locality opens the map at its own zoom level", { tags: "s9-52" }, async () => {
  await setSize("desk");
  answerCall(listRegions, { regions: sampleRegions.map((region) => ({ ...region, zoom: 7 })) });
  const { screen } = await renderMap("/haku?category=Polttopuut&region=uusimaa&kartta=kaikki");
  await expect.poll(readZoom).toBe(7);
  await screen.router.navigate("/haku?category=Polttopuut&region=pirkanmaa&locality=nokia&kartta=kaikki");
  await expect.poll(readZoom).toBe(11);
});

const nokia: NonNullable<Understood["place"]> = {
  kind: "locality",
  id: "nokia",
  label: "Nokia",
  regionId: "pirkanmaa",
  typed: "nokialta",
  isGuess: false,
};
const pirkanmaa = { ...nokia, kind: "region", id: "pirkanmaa", label: "Pirkanmaa" } as const;

test.each([
  {
    filters: "",
    words: "klapit nokialta",
    place: nokia,
    zoom: 11,
    opens: "the locality that the words name",
  },
  {
    filters: "&region=uusimaa&locality=espoo",
    words: "klapit nokialta",
    place: nokia,
    zoom: 11,
    opens: "the named locality",
  },
  {
    filters: "&region=uusimaa&locality=espoo",
    words: "klapit pirkanmaalta",
    place: pirkanmaa,
    zoom: 8,
    opens: "the named region",
  },
  {
    filters: "&region=pirkanmaa&locality=nokia",
    words: "klapit pirkanmaalta",
    place: pirkanmaa,
    zoom: 11,
    opens: "the chosen locality",
  },
  { filters: "&region=uusimaa", words: "klapit", place: null, zoom: 8, opens: "the chosen region" },
])("§9 words '$words' with filters '$filters' open $opens", async ({ filters, place, zoom, words }) => {
  answerSearch(() => ({
    ...toResults([sampleFirewood()]),
    understood: { terms: [], place, conditions: [], ignored: [], overridden: [], unknownZip: null },
  }));
  const { router } = await renderSearch(`/haku?queryString=${words}${filters}`);
  await router.navigate(`/haku?queryString=${words}${filters}&kartta=kaikki`);
  await expect.poll(readZoom).toBe(zoom);
});

test("§2 a failure to load the map's sellers has a retry button", async () => {
  const { screen, map } = await renderMap("/haku");
  await expect.element(screen.getByRole("article").first()).toBeVisible();
  rejectCall(searchProducts, new AppError("fault"));
  await screen.getByRole("link", { name: "Kartta" }).click();
  await expect.element(map.getByText("Myyjiä ei saatu haettua.")).toBeVisible();
  await expectNoAxeViolations();
  answerSellers();
  await map.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(map.getByText("3 myyjää kartalla")).toBeVisible();
});
