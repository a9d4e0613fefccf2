import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { scrollTo, waitForHeading, waitForText } from "../support/browser/screen.ts";
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

test("§2 each of the 18 regions of the map leads to the search there, Etelä-Karjala too", {
  tag: ["@s2-routes-6", "@s2-front-2", "@s2-front-3", "@s9-55"],
}, async ({ newPage }) => {
  const page = await newPage("phone");
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
  await scrollTo(page, "Valitse maakunta");
  const listed = page.getByRole("navigation", { name: "Maakunnat luettelona" }).getByRole("link");
  await listed.filter({ hasText: /^Pirkanmaa \d+ myyjää?$/ }).waitFor();
  const names = (await listed.allTextContents()).map((text) => text.replace(/ \d+ myyjää?$/, ""));
  expect(names.toSorted()).toEqual(regions.map(([, name]) => name).toSorted());

  await map(page).getByRole("link", { name: "Etelä-Karjala" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/haku\?region=etela-karjala$/);
  await page.getByRole("article").first().waitFor();
  await page.goBack();
  await press(listed.filter({ hasText: "Kainuu" }));
  await page.waitForURL(/\/haku\?region=kainuu$/);
});

test("the front page can be read and used without scripts", { tag: "@s2-routes-3" }, async ({ newPage }) => {
  const page = await newPage("phone", { javaScriptEnabled: false });
  await page.goto("/");
  await waitForHeading(page, "Polttopuut suoraan tekijältä");
  await expect(map(page).getByRole("link")).toHaveCount(18);
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Energiavertailu" }));
  await waitForHeading(page, "Energiavertailu");
});

const filters = (page: Page) => page.getByRole("list", { name: "Haun rajaukset" });
const titles = (page: Page) =>
  page.getByRole("region", { name: "Hakutulokset" }).getByRole("heading", { level: 3 });

/** Waits for titles: while the results are rendered again there are none. */
async function readTitles(page: Page): Promise<string[]> {
  let found: string[] = [];
  const read = async () => {
    found = await titles(page).allTextContents();
    return found.length;
  };
  await expect.poll(read).toBeGreaterThan(0);
  return found;
}

/** The ways to the search: a name, and how to follow it. */
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
    await press(button(page, "Valikko"));
    await press(page.getByRole("navigation", { name: "Päävalikko" }).getByRole("link", { name: "Haku" }));
    await waitForHeading(page, "Polttopuut ja palvelut");
    await press(button(page, "Rajaa hakua"));
    const form = page.getByRole("form", { name: "Hakuehdot" }).last();
    await form.getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
    await press(button(page, "Hae"));
  },
};

test("§4 every link to the search opens the same default search of the same locality, which one press widens", {
  tag: ["@s4-59", "@s9-29"],
}, async ({ newPage }) => {
  let products: string[] | null = null;
  for (const enter of Object.values(entrances)) {
    const page = await newPage("phone");
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
    expect(new URL(page.url()).search).toBe("?region=pirkanmaa");
    products ??= await readTitles(page);
    await expect(titles(page)).toHaveText(products);

    await press(filters(page).getByRole("link", { name: "Näytä kaikki: Polttopuut" }));
    await page.waitForURL((url) => url.search === "?category=Polttopuut&region=pirkanmaa");
    await filters(page)
      .getByRole("link", { name: "Poista rajaus: Polttopuu" })
      .waitFor({ state: "detached" });
  }
});

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
