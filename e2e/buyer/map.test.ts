import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

// Map tiles do not load in tests, so nothing here depends on them.

const map = (page: Page) => page.getByRole("dialog", { name: "Myyjät kartalla" });
const pins = (page: Page) => map(page).locator(".leaflet-marker-pane").getByRole("button");
/** Returns a function for the zoom of the map: that of the last requested tile. */
function followZoom(page: Page): () => number | undefined {
  let zoom: number | undefined;
  page.on("request", (request) => {
    const [, digits] = /tile[.]openstreetmap[.]org\/(\d+)\//.exec(request.url()) ?? [];
    if (digits) zoom = Number(digits);
  });
  return () => zoom;
}
const pinNames = (page: Page) =>
  pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute("aria-label") ?? ""));

for (const size of screens) {
  test.describe(`the map on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 opens by 'Kartta' with the sellers that were found, and Back closes it", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?nayta=tuotteet");
      await press(page.getByRole("link", { name: "Kartta" }));
      await page.waitForURL(/kartta=kaikki/);
      await map(page)
        .getByText(/^\d+ myyjää kartalla$/)
        .waitFor();
      await pins(page).first().waitFor();
      await map(page)
        .getByRole("button", { name: /^\d+ myyjää$/ })
        .first()
        .waitFor();
      await expectNoHorizontalScroll(page);
      await page.reload();
      await pins(page).first().waitFor();
      await page.goBack();
      await map(page).waitFor({ state: "detached" });
      await waitForHeading(page, "Polttopuut ja palvelut lähelläsi");
    });

    test("§2 a cluster falls apart when pressed, and the zoom buttons work", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?nayta=tuotteet&kartta=kaikki");
      const clusters = map(page).getByRole("button", { name: /^\d+ myyjää$/ });
      await clusters.first().waitFor();
      const before = (await pinNames(page)).toSorted();
      await press(clusters.first());
      await expect.poll(async () => (await pinNames(page)).toSorted()).not.toEqual(before);
      const apart = (await pinNames(page)).toSorted();
      await press(map(page).getByRole("button", { name: "Loitonna" }));
      await expect.poll(async () => (await pinNames(page)).toSorted()).not.toEqual(apart);
      await press(map(page).getByRole("button", { name: "Lähennä" }));
    });

    test("§2 a pin shows the seller, whose name opens the dialog", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi&kartta=halkomestari");
      const pin = map(page).getByRole("button", { name: "Halkomestarin Puu Oy" });
      await pin.waitFor();
      await map(page).getByRole("button", { name: "Käpytikan Puu Ay" }).press("Enter");
      await press(map(page).getByRole("link", { name: "Käpytikan Puu Ay" }));
      const seller = page.getByRole("dialog", { name: /Käpytikan Puu Ay/ });
      await seller.waitFor();
      await page.goBack();
      await seller.waitFor({ state: "detached" });
      await pin.waitFor();
    });

    test("§2 the address of the map can be shared: the seller is in the middle", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?kartta=halkomestari");
      await map(page).getByRole("link", { name: "Halkomestarin Puu Oy" }).waitFor();
      const fromMiddle = async () => {
        const pin = await map(page).getByRole("button", { name: "Halkomestarin Puu Oy" }).boundingBox();
        const whole = await map(page).getByRole("application").boundingBox();
        if (!pin || !whole) return Number.POSITIVE_INFINITY;
        const middle = (box: typeof pin) => [box.x + box.width / 2, box.y + box.height / 2] as const;
        const [[x, y], [wx, wy]] = [middle(pin), middle(whole)];
        return Math.hypot(x - wx, y - wy);
      };
      await expect.poll(fromMiddle).toBeLessThan(30);
      await press(map(page).getByRole("button", { name: "Sulje" }));
      await map(page).waitFor({ state: "detached" });
      expect(page.url()).not.toContain("kartta");
    });

    test("credits the sources of the map and the localities", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?kartta=kaikki");
      const hrefOf = (name: string) => map(page).getByRole("link", { name }).getAttribute("href");
      await expect.poll(() => hrefOf("OpenStreetMap")).toBe("https://www.openstreetmap.org/copyright");
      await expect.poll(() => hrefOf("GeoNames")).toBe("https://www.geonames.org/");
    });
  });
}

test("§9 on a desk the map opens at zoom 6 in the middle of Finland, on a phone with all of Finland", async ({
  newPage,
}) => {
  const desk = await newPage("desk");
  const deskZoom = followZoom(desk);
  await desk.goto("/haku?nayta=tuotteet&kartta=kaikki");
  await expect.poll(deskZoom).toBe(6);
  const phone = await newPage("phone");
  const phoneZoom = followZoom(phone);
  await phone.goto("/haku?nayta=tuotteet&kartta=kaikki");
  await expect.poll(phoneZoom).toBeLessThan(6);
  const whole = await map(phone).getByRole("application").boundingBox();
  const outline = await map(phone).locator(".leaflet-overlay-pane svg g").boundingBox();
  expect(outline?.height ?? 0).toBeLessThanOrEqual(whole?.height ?? 0);
});

test("§9 a searched region or locality opens the map at its own zoom level", async ({ newPage }) => {
  const page = await newPage("desk");
  const zoom = followZoom(page);
  await page.goto("/haku?category=Polttopuut&region=lappi&kartta=kaikki");
  await expect.poll(zoom).toBe(8);
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi&kartta=kaikki");
  await expect.poll(zoom).toBe(11);
  const region = database.collection("regions").doc("kainuu");
  const { zoom: before } = z.object({ zoom: z.number() }).parse((await region.get()).data());
  await region.update({ zoom: 7 });
  try {
    const other = await newPage("desk");
    const otherZoom = followZoom(other);
    await other.goto("/haku?category=Polttopuut&region=kainuu&kartta=kaikki");
    await expect.poll(otherZoom).toBe(7);
  } finally {
    await region.update({ zoom: before });
  }
});

test("§2 by keyboard: a cluster is opened, and the focus stays on the map", async ({ newPage }) => {
  const page = await newPage("desk");
  await page.goto("/haku?nayta=tuotteet&kartta=kaikki");
  await map(page)
    .getByRole("button", { name: /^\d+ myyjää$/ })
    .first()
    .press("Enter");
  const hasFocus = () =>
    map(page)
      .getByRole("application")
      .evaluate((element) => element === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
});

test("§2 a failure to load the map's sellers has a retry button", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku");
  await page.getByRole("article").first().waitFor();
  await page
    .context()
    .route("**/api/sellers**", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
  await press(page.getByRole("link", { name: "Kartta" }));
  await map(page).getByText("Myyjiä ei saatu haettua.").waitFor();
  await page.context().unrouteAll();
  await press(map(page).getByRole("button", { name: "Yritä uudelleen" }));
  await pins(page).first().waitFor();
});
