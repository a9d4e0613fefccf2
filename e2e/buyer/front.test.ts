import type { Page } from "@playwright/test";
import { adminSession } from "../support/admin.ts";
import { type Size, screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const hero = (page: Page) => page.getByRole("form", { name: "Haku" });
const map = (page: Page) => page.getByRole("navigation", { name: "Maakunnat kartalla" });

/** The regions from the API; the search uses their ids. */
async function regionsOf(page: Page): Promise<[id: string, name: string][]> {
  // The first call of a run starts the functions, so it may take up to 60 seconds.
  const { regions } = await (await page.request.get("/api/regions", { timeout: 60_000 })).json();
  return regions.map(({ _id, name }: { _id: string; name: string }) => [_id, name]);
}

for (const size of screens) {
  test.describe(`the front page on a ${size}`, { tag: `@${size}` }, () => {
    test("§5 requires category and region, and focuses the first that is missing", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/");
      const hasFocus = (label: string) =>
        hero(page)
          .getByLabel(label)
          .evaluate((field) => document.activeElement === field);
      await press(button(page, "Hae"));
      await waitForText(hero(page), "Vaadittu kenttä");
      await expect.poll(() => hasFocus("Maakunta")).toBe(true);
      await hero(page).getByLabel("Kategoria").selectOption("");
      await press(button(page, "Hae"));
      await expect(hero(page).getByText("Vaadittu kenttä")).toHaveCount(2);
      await expect.poll(() => hasFocus("Kategoria")).toBe(true);
      expect(new URL(page.url()).pathname).toBe("/");
    });

    test("§2 'Hae' goes to the search with what was chosen, and Back leads home", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/");
      await hero(page).getByLabel("Kategoria").selectOption({ label: "Palvelut" });
      await hero(page).getByLabel("Maakunta").selectOption({ label: "Satakunta" });
      await press(button(page, "Hae"));
      await waitForHeading(page, "Polttopuut ja palvelut lähelläsi");
      expect(new URL(page.url()).search).toBe("?category=Palvelut&region=satakunta");
      await page.goBack();
      await waitForHeading(page, "Polttopuut suoraan tekijältä");
      await expectNoHorizontalScroll(page);
    });

    test("§2 each of the 18 regions of the map leads to the search there, Etelä-Karjala too", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await page.goto("/");
      const regions = await regionsOf(page);
      expect(regions).toHaveLength(18);
      const links = map(page).getByRole("link");
      const shown = await links.evaluateAll((all) =>
        all.map((link) => [
          new URL(link.getAttribute("href") ?? "", location.href).search,
          link.getAttribute("aria-label"),
        ]),
      );
      expect(shown.toSorted()).toEqual(regions.map(([id, name]) => [`?region=${id}`, name]).toSorted());
      const listed = page.getByRole("navigation", { name: "Maakunnat luettelona" }).getByRole("link");
      expect((await listed.allInnerTexts()).toSorted()).toEqual(regions.map(([, name]) => name).toSorted());

      await map(page).getByRole("link", { name: "Etelä-Karjala" }).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/haku\?region=etela-karjala$/);
      await page.getByRole("article").first().waitFor();
      await page.goBack();
      await press(listed.filter({ hasText: "Kainuu" }));
      await page.waitForURL(/\/haku\?region=kainuu$/);
    });

    test("§2 a press on the map opens the region under the finger", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/");
      const lapland = map(page).getByRole("link", { name: "Lappi" });
      await lapland.scrollIntoViewIfNeeded();
      await press(lapland);
      await page.waitForURL(/\/haku\?region=lappi$/);
    });

    test("§2 the plan cards show what a seller's account costs and includes", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/");
      const { advertisements } = await (await page.request.get("/api/advertisements")).json();
      expect(advertisements.length).toBeGreaterThan(1);
      const { accounts } = await (await page.request.get("/api/account")).json();
      for (const { title, descriptions, priceTag, discountInfo, accountPlan } of advertisements) {
        const { price, discountedPrice } = accounts.find((plan: { _id: string }) => plan._id === accountPlan);
        const more = page.getByRole("button", { name: `Lisätietoa: ${title}` });
        const card = page.getByRole("listitem").filter({ has: more });
        await card.getByRole("heading", { name: title }).waitFor();
        for (const text of [...descriptions, priceTag, discountInfo].filter(Boolean))
          await waitForText(card, text);
        const euros = new RegExp(`${Math.floor(price / 100)},${String(price % 100).padStart(2, "0")}\\s€`);
        await card.getByText(euros).first().waitFor();
        if (discountedPrice) await card.getByText(/^Ensimmäinen vuosi \d+,\d\d\s€$/).waitFor();
        await expect(more).toHaveText("Lisätietoa");
        await press(more);
        const details = page.getByRole("dialog", { name: title });
        await details.getByText(/^Hinta on vuosimaksu/).waitFor();
        await page.keyboard.press("Escape");
        await details.waitFor({ state: "detached" });
      }
    });

    test("§2 a logged-in seller is redirected to the profile", async ({ newPage }) => {
      const page = await newPage(size);
      await storeSession(page, await createSession("mokkiklapi", "Mokkiklapi1"));
      await page.goto("/");
      await page.waitForURL("**/profiili");
    });

    test("§2 a logged-in admin is redirected to the panel", async ({ newPage }) => {
      const page = await newPage(size);
      await storeSession(page, await adminSession());
      await page.goto("/");
      await page.waitForURL("**/admin/");
      await waitForHeading(page, "Hallinta Hallintapaneeli");
    });

    test("can be read and used without scripts", async ({ newPage }) => {
      const page = await newPage(size, { javaScriptEnabled: false });
      await page.goto("/");
      await waitForHeading(page, "Polttopuut suoraan tekijältä");
      await expect(map(page).getByRole("link")).toHaveCount(18);
      await press(page.getByRole("contentinfo").getByRole("link", { name: "Energiavertailu" }));
      await waitForHeading(page, "Energiavertailu");
    });
  });
}

const filters = (page: Page) => page.getByRole("list", { name: "Hakua rajaavat" });
const titles = (page: Page) =>
  page.getByRole("region", { name: "Hakutulokset" }).getByRole("heading", { level: 3 }).allTextContents();

async function openMenu(page: Page, size: Size): Promise<void> {
  if (size === "phone") await press(button(page, "Valikko"));
}

for (const size of screens) {
  test.describe(`every link to the search on a ${size}`, { tag: `@${size}` }, () => {
    const entrances: Record<string, (page: Page) => Promise<void>> = {
      "the form of the front page": async (page) => {
        await page.goto("/");
        await hero(page).getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
        await press(button(page, "Hae"));
      },
      "the map": async (page) => {
        await page.goto("/");
        await press(map(page).getByRole("link", { name: "Pirkanmaa" }));
      },
      "the menu": async (page) => {
        await page.goto("/polttopuuinfo");
        await openMenu(page, size);
        await press(page.getByRole("navigation", { name: "Päävalikko" }).getByRole("link", { name: "Haku" }));
        await waitForHeading(page, "Polttopuut ja palvelut lähelläsi");
        if (size === "phone") await press(button(page, "Rajaa hakua"));
        const form = page.getByRole("form", { name: "Hakuehdot" }).last();
        await form.getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
        await press(button(page, "Hae"));
      },
    };

    test("§4 opens the same default search of the same locality, which one press widens", async ({
      newPage,
    }) => {
      const found: { address: string; products: string[] }[] = [];
      for (const enter of Object.values(entrances)) {
        const page = await newPage(size);
        await enter(page);
        await page.waitForURL(/\/haku\?.*region=pirkanmaa/);
        await page.getByRole("article").first().waitFor();
        await waitForText(page, "Ensin myyjät, joilta voi sekä noutaa että tilata kuljetuksen, sitten muut.");
        for (const word of ["Pirkanmaa", "Polttopuu", "Noutopiste ja kuljetus"]) {
          await filters(page)
            .getByRole("link", { name: `Poista rajaus: ${word}` })
            .waitFor();
        }
        await expectNoHorizontalScroll(page);
        found.push({ address: new URL(page.url()).search, products: await titles(page) });

        await press(filters(page).getByRole("link", { name: "Näytä kaikki: Polttopuut" }));
        await page.waitForURL((url) => url.search === "?category=Polttopuut&region=pirkanmaa");
        await filters(page)
          .getByRole("link", { name: "Poista rajaus: Polttopuu" })
          .waitFor({ state: "detached" });
      }
      const [first, ...others] = found;
      expect(first?.address).toBe("?region=pirkanmaa");
      for (const other of others) expect(other).toEqual(first);
    });

    test("§3 the last search is restored on the front page, and the menu links to it", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await page.goto("/haku?category=Palvelut&region=lappi&name=Haketus");
      await filters(page).getByRole("link", { name: "Poista rajaus: Haketus" }).waitFor();
      await page.goto("/");
      await expect(hero(page).getByLabel("Kategoria")).toHaveValue("Palvelut");
      await expect(hero(page).getByLabel("Maakunta")).toHaveValue("lappi");
      await openMenu(page, size);
      await press(page.getByRole("navigation", { name: "Päävalikko" }).getByRole("link", { name: "Haku" }));
      await page.waitForURL((url) => url.search === "?category=Palvelut&name=Haketus&region=lappi");
    });
  });
}

test("§4 before hydration, the form of the front page submits the default search too", async ({
  newPage,
}) => {
  const page = await newPage("phone", { javaScriptEnabled: false });
  await page.goto("/");
  await hero(page).getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
  await press(button(page, "Hae"));
  await page.waitForURL(/\/haku\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    category: "Polttopuut",
    name: "Polttopuu",
    deliveryMethod: "Noutopiste ja kuljetus",
    region: "pirkanmaa",
  });
});

test("§2 a plan with an image shows it", async ({ newPage }) => {
  const page = await newPage();
  await page.context().route("**/api/advertisements", async (route) => {
    const response = await route.fetch();
    const { advertisements } = await response.json();
    const [first, ...rest] = advertisements;
    await route.fulfill({
      response,
      json: { advertisements: [{ ...first, image: "/favicon.svg" }, ...rest] },
    });
  });
  await page.goto("/");
  await page.locator('main li img[src="/favicon.svg"]').waitFor({ state: "attached" });
});

test("§8 a failure to load the plans leaves the rest of the front page usable", async ({ newPage }) => {
  const page = await newPage();
  await page.context().route("**/api/advertisements", (route) => route.abort());
  await page.goto("/");
  await waitForText(page, "Tilivaihtoehtoja ei saatu haettua.");
  await waitForText(page, "Virhe palvelimella!");
  await hero(page).waitFor();
});
