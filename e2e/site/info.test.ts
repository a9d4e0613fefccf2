import { staticPages } from "@halkopiha/domain/page-paths.ts";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const articles = Object.values<string>(staticPages).filter((path) => path.startsWith(`${staticPages.info}/`));

test("§2 every page on firewood opens by its link and directly, and Back leads to the index", {
  tag: ["@s1-21", "@s2-routes-34"],
}, async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/");
  await press(page.getByRole("button", { name: "Valikko" }));
  const menu = page.getByRole("navigation", { name: "Päävalikko" });
  await press(menu.getByRole("link", { name: "Polttopuuinfo" }));
  await waitForHeading(page, "Polttopuuinfo");
  expect(articles).not.toEqual([]);
  for (const path of articles) {
    const link = page.getByRole("main").locator(`a[href="${path}"]`);
    const heading = await link.innerText();
    expect(heading).not.toBe("");
    await press(link);
    await waitForHeading(page, heading);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.reload();
    await waitForHeading(page, heading);
    await page.goBack();
    await waitForHeading(page, "Polttopuuinfo");
  }
});

const birch = { wood: "Koivu", unit: "Irto-m³", amount: "5", price: "65", efficiency: "80" };

async function compute(page: Page, { wood, unit, amount, price, efficiency }: typeof birch): Promise<void> {
  const form = page.getByRole("form", { name: "Energialaskuri" });
  await form.getByLabel("Puulaji").selectOption({ label: wood });
  await form.getByLabel("Yksikkö").selectOption({ label: unit });
  await form.getByLabel("Määrä").fill(amount);
  await form.getByLabel("Hinta", { exact: true }).fill(price);
  await form.getByLabel("Hyötysuhde").fill(efficiency);
}

test("§9 the energy calculator keeps the typed values after a reload and offline, and clears them", {
  tag: "@s2-energy-3",
}, async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/polttopuuinfo/energialaskuri");
  await compute(page, birch);
  const form = page.getByRole("form", { name: "Energialaskuri" });
  // Values typed before hydration are stored right after it, so wait for the result before the reload.
  await expectFigures(form.getByRole("status"), { Energiasisältö: "5 050,00 kWh" });
  await page.reload();
  await expectFigures(form.getByRole("status"), { Energiasisältö: "5 050,00 kWh" });

  await page.context().setOffline(true);
  await form.getByLabel("Määrä").fill("10");
  await expectFigures(form.getByRole("status"), { Energiasisältö: "10 100,00 kWh" });

  await press(form.getByRole("button", { name: "Tyhjennä" }));
  await waitForText(form, "Täytä kaikki kohdat, niin tulos näkyy tässä heti.");
  await expect(form.getByLabel("Määrä")).toHaveValue("");
  await expect(form.getByLabel("Puulaji")).toHaveValue("");
});
