import type { Locator, Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const results = (page: Page) => page.getByRole("region", { name: "Hakutulokset" });
const cards = (page: Page) => results(page).getByRole("article");
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The filter form, in a drawer on a phone. */
async function filterForm(page: Page): Promise<Locator> {
  await press(button(page, "Rajaa hakua"));
  return page.getByRole("dialog", { name: "Rajaa hakua" }).getByRole("form");
}

/** The text of the selected option. */
const chosen = (form: Locator, label: string) => form.getByLabel(label).locator("option:checked").innerText();

test("§2 keeps what was searched in the address: it can be shared, and back and reload find it again", {
  tag: ["@s2-routes-9", "@s2-routes-13"],
}, async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa");
  await cards(page).first().waitFor();
  const form = await filterForm(page);
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
  const shared = await newPage();
  await shared.goto(page.url());
  const titles = async (of: Page) =>
    (await results(of).getByRole("heading", { level: 3 }).allTextContents()).join();
  await expect.poll(async () => (await titles(shared)) === (await titles(page))).toBe(true);

  await page.goBack();
  await expect.poll(() => queryOf(page)).toEqual({ category: "Polttopuut", region: "pirkanmaa" });
  await expect.poll(onlyBirch).toBe(false);
  await expect.poll(async () => chosen(await filterForm(page), "Puulaji")).toBe("Kaikki");
});
