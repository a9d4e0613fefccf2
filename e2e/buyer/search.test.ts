import type { Locator, Page } from "@playwright/test";
import { type Size, screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const results = (page: Page) => page.getByRole("region", { name: "Hakutulokset" });
const cards = (page: Page) => results(page).getByRole("article");
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The filter form: in a sidebar at desk size, in a drawer on a phone. */
async function filterForm(page: Page, size: Size): Promise<Locator> {
  if (size === "desk") return page.getByRole("complementary", { name: "Hakuehdot" }).getByRole("form");
  await press(button(page, "Rajaa hakua"));
  return page.getByRole("dialog", { name: "Rajaa hakua" }).getByRole("form");
}

/** The text of the selected option. */
const chosen = (form: Locator, label: string) => form.getByLabel(label).locator("option:checked").innerText();

for (const size of screens) {
  test.describe(`the search on a ${size}`, { tag: `@${size}` }, () => {
    test("§4 starts with firewood of any quality and species, pickup or delivery", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku");
      await cards(page).first().waitFor();
      const form = await filterForm(page, size);
      await expect.poll(() => chosen(form, "Kategoria")).toBe("Polttopuut");
      await expect.poll(() => chosen(form, "Tuote")).toBe("Polttopuu");
      await expect.poll(() => chosen(form, "Toimitustapa")).toBe("Noutopiste ja kuljetus");
      await expect.poll(() => chosen(form, "Laatu")).toBe("Kaikki");
      await expect.poll(() => chosen(form, "Puulaji")).toBe("Kaikki");
      await expectNoHorizontalScroll(page);
    });

    test("§5 requires the category and the region, and focuses the first that is missing", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await page.goto("/haku");
      const form = await filterForm(page, size);
      await form.getByLabel("Kategoria").selectOption("");
      await press(button(form, "Hae"));
      await expect(form.getByText("Vaadittu kenttä")).toHaveCount(2);
      const hasFocus = (label: string) =>
        form.getByLabel(label).evaluate((field) => document.activeElement === field);
      await expect.poll(() => hasFocus("Kategoria")).toBe(true);
      await form.getByLabel("Kategoria").selectOption("Polttopuut");
      await press(button(form, "Hae"));
      await expect(form.getByText("Vaadittu kenttä")).toHaveCount(1);
      await expect.poll(() => hasFocus("Maakunta")).toBe(true);
      expect(queryOf(page)).toEqual({});
    });

    test("§5 has no localities before the region, and forgets the locality when the region changes", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await page.goto("/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi");
      const form = await filterForm(page, size);
      await expect.poll(() => chosen(form, "Paikkakunta")).toBe("Orivesi");
      await form.getByLabel("Maakunta").selectOption({ label: "Kainuu" });
      await form.getByLabel("Paikkakunta").selectOption({ label: "Kajaani" });
      await form.getByLabel("Maakunta").selectOption({ label: "Lappi" });
      await expect.poll(() => chosen(form, "Paikkakunta")).toBe("Kaikki paikkakunnat");
      await form.getByLabel("Maakunta").selectOption("");
      await expect.poll(() => chosen(form, "Paikkakunta")).toBe("Valitse ensin maakunta");
      await expect(form.getByLabel("Paikkakunta")).toBeDisabled();
    });

    test("§2 keeps what was searched in the address: it can be shared, and back and reload find it again", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await page.goto("/haku?category=Polttopuut&region=pirkanmaa");
      await cards(page).first().waitFor();
      const form = await filterForm(page, size);
      await form.getByLabel("Puulaji").selectOption("koivu");
      await form.getByLabel("Laatu").selectOption("kuiva");
      await press(button(form, "Hae"));
      await page.waitForURL(/material=koivu/);
      const sought = { category: "Polttopuut", region: "pirkanmaa", material: "koivu", quality: "kuiva" };
      expect(queryOf(page)).toEqual(sought);
      const onlyBirch = async () => {
        const titles = await results(page).getByRole("heading", { level: 3 }).allTextContents();
        return titles.length > 0 && titles.every((title) => title.endsWith(", koivu"));
      };
      await expect.poll(onlyBirch).toBe(true);

      await page.reload();
      await cards(page).first().waitFor();
      await expect.poll(onlyBirch).toBe(true);
      const shared = await newPage(size);
      await shared.goto(page.url());
      const titles = async (of: Page) =>
        (await results(of).getByRole("heading", { level: 3 }).allTextContents()).join();
      await expect.poll(async () => (await titles(shared)) === (await titles(page))).toBe(true);

      await page.goBack();
      await expect.poll(() => queryOf(page)).toEqual({ category: "Polttopuut", region: "pirkanmaa" });
      await expect.poll(onlyBirch).toBe(false);
      await expect.poll(async () => chosen(await filterForm(page, size), "Puulaji")).toBe("Kaikki");
    });

    test("§2 shows all sellers and all products, and more of them when asked", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku");
      await press(button(page, "Kaikki tuotteet"));
      const isPressed = () => button(page, "Kaikki tuotteet").getAttribute("aria-pressed");
      await expect.poll(isPressed).toBe("true");
      await waitForText(page, "24 tuotetta näkyvissä");
      expect(queryOf(page)).toEqual({ nayta: "tuotteet" });
      await press(button(page, "Näytä lisää"));
      await waitForText(page, "48 tuotetta näkyvissä");
      await expect(cards(page)).toHaveCount(48);

      await press(button(page, "Kaikki myyjät"));
      await results(page)
        .getByText(/^\d+ myyjää näkyvissä$/)
        .waitFor();
      expect(queryOf(page)).toEqual({ nayta: "myyjat" });
      await expect(cards(page)).toHaveCount(0);
      await page.goBack();
      await results(page)
        .getByText(/tuotetta näkyvissä$/)
        .waitFor();
      await expectNoHorizontalScroll(page);
    });

    test("§2 toggles the favourites and counts them", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?nayta=tuotteet");
      const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
      for (const card of [first, second]) await press(card.getByRole("button", { name: /^Suosikki: / }));
      await press(button(page, "Suosikit (2)"));
      await page.waitForURL(/nayta=suosikit/);
      await expect(cards(page)).toHaveCount(2);

      await page.reload();
      await expect(cards(page)).toHaveCount(2);
      await press(
        cards(page)
          .first()
          .getByRole("button", { name: /^Suosikki: / }),
      );
      await button(page, "Suosikit (1)").waitFor();
      await expect(cards(page)).toHaveCount(1);
      await press(button(page, "Suosikit (1)"));
      await page.waitForURL((url) => !url.search.includes("suosikit"));
    });

    test("§8 warns in yellow when nothing was found, and leads on to all of Finland", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?category=Muut_tuotteet&name=Hirsikehikko&region=lappi&locality=utsjoki");
      const text = "Valitettavasti yhtään hakutulosta ei löytynyt Muut tuotteet Hirsikehikko";
      const banner = page.getByRole("status").filter({ hasText: text });
      await banner.waitFor();
      await expect(page.getByRole("alert")).toHaveText("");
      await results(page).getByText(text).waitFor();
      await press(results(page).getByRole("link", { name: "Etsi koko Suomesta" }));
      await expect.poll(() => queryOf(page)).toEqual({ category: "Muut_tuotteet", name: "Hirsikehikko" });
      await expectNoHorizontalScroll(page);
    });
  });
}

test("WCAG 3.2.2: a keyboard search keeps the focus on the button, and the form follows Back", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa");
  const form = await filterForm(page, "desk");
  await form.getByLabel("Puulaji").selectOption("koivu");
  await button(form, "Hae").press("Enter");
  await page.waitForURL(/material=koivu/);
  await cards(page).first().waitFor();
  await expect
    .poll(() => button(form, "Hae").evaluate((element) => document.activeElement === element))
    .toBe(true);
  await page.goBack();
  await expect.poll(() => chosen(form, "Puulaji")).toBe("Kaikki");
});

test("§8 an empty search for a word repeats the word", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?queryString=olematonta");
  await results(page).getByText("Valitettavasti yhtään hakutulosta ei löytynyt olematonta").waitFor();
  await press(results(page).getByRole("link", { name: "Näytä kaikki tuotteet" }));
  await cards(page).first().waitFor();
});

test("§8 a failed search shows a red banner with a retry button", async ({ newPage }) => {
  const page = await newPage();
  await page
    .context()
    .route("**/api/sellers**", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
  await page.goto("/haku");
  await page.getByRole("alert").getByText("virhe palvelimella, yritä uudelleen hetken kuluttua.").waitFor();
  await waitForText(page, "Hakutuloksia ei saatu haettua.");
  await page.context().unrouteAll();
  await press(button(page, "Yritä uudelleen"));
  await cards(page).first().waitFor();
});

test("§5 a failure to load the localities is retried only when the visitor asks", async ({ newPage }) => {
  const page = await newPage("desk");
  let requests = 0;
  await page.context().route("**/api/locations?**", (route) => {
    requests += 1;
    return route.fulfill({ status: 500, contentType: "application/json", body: "{}" });
  });
  await page.goto("/haku?category=Polttopuut&region=kainuu");
  const form = await filterForm(page, "desk");
  await waitForText(form, "Paikkakuntia ei saatu haettua.");
  await cards(page).first().waitFor();
  expect(requests).toBe(1);
  await page.context().unrouteAll();
  await press(button(form, "Hae paikkakunnat uudelleen"));
  await form.getByLabel("Paikkakunta").selectOption({ label: "Kajaani" });
});

for (const path of [
  "/haku",
  "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi&quality=kuiva",
  "/haku?nayta=myyjat",
  "/ilmoitukset?sort=cheapest",
]) {
  test(`the first page of ${path} is prefetched once, before the app is loaded`, async ({ newPage }) => {
    const page = await newPage();
    const paths: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === "/api/sellers" || pathname.includes("/app-")) paths.push(pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(paths.filter((one) => one === "/api/sellers")).toHaveLength(1);
  });
}
