import type { Page } from "@playwright/test";
import { type Size, screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  ["/polttopuuinfo/termit-ja-mittayksikot", "Termit ja mittayksiköt"],
  ["/polttopuuinfo/polttopuun-ominaisuudet", "Polttopuun ominaisuudet"],
  ["/polttopuuinfo/polttopuun-kuivaus-ja-varastointi", "Polttopuun kuivaus ja varastointi"],
  ["/polttopuuinfo/tulisijan-lammitys", "Tulisijan lämmitys"],
  ["/polttopuuinfo/energiavertailu", "Energiavertailu"],
  ["/polttopuuinfo/energialaskuri", "Energialaskuri"],
] as const;

async function openInfo(page: Page, size: Size): Promise<void> {
  await page.goto("/");
  if (size === "phone") await press(page.getByRole("button", { name: "Valikko" }));
  const menu = page.getByRole("navigation", { name: "Päävalikko" });
  await press(menu.getByRole("link", { name: "Polttopuuinfo" }));
  await waitForHeading(page, "Polttopuuinfo");
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 every page on firewood opens by its link, and Back leads to the index", async ({ newPage }) => {
      const page = await newPage(size);
      await openInfo(page, size);
      for (const [path, heading] of pages) {
        await press(page.getByRole("main").getByRole("link", { name: heading, exact: true }));
        await waitForHeading(page, heading);
        expect(new URL(page.url()).pathname).toBe(path);
        await page.goBack();
        await waitForHeading(page, "Polttopuuinfo");
      }
    });

    for (const [path, heading] of pages) {
      test(`§2 ${path} opens directly, says what it is and fits the screen`, async ({ newPage }) => {
        const page = await newPage(size);
        await page.goto(path);
        await waitForHeading(page, heading);
        await expect.poll(() => page.title()).toBe(`${heading} – Polttopuuinfo | Halkopiha`);
        const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
        expect(new URL(canonical ?? "").pathname).toBe(path);
        await expect.poll(() => isTooWide(page)).toBe(false);
        await page.reload();
        await waitForHeading(page, heading);
      });
    }

    test("§2 the pages are read one after the other", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto(pages[0][0]);
      for (const [, heading] of pages.slice(1)) {
        await press(page.getByRole("link", { name: `Seuraava ${heading}` }));
        await waitForHeading(page, heading);
      }
    });
  });
}

interface Typed {
  wood: string;
  unit: string;
  amount: string;
  price: string;
  efficiency: string;
}

async function compute(page: Page, { wood, unit, amount, price, efficiency }: Typed): Promise<void> {
  const form = page.getByRole("form", { name: "Energialaskuri" });
  await form.getByLabel("Puulaji").selectOption({ label: wood });
  await form.getByLabel("Yksikkö").selectOption({ label: unit });
  await form.getByLabel("Määrä").fill(amount);
  await form.getByLabel("Hinta", { exact: true }).fill(price);
  await form.getByLabel("Hyötysuhde").fill(efficiency);
}

const birch = { wood: "Koivu", unit: "Irto-m³", amount: "5", price: "65", efficiency: "80" };

test.describe("§9 the energy calculator", () => {
  for (const { energy, heat, ...values } of [
    { ...birch, energy: "5 050,00 kWh", heat: "0,080 €/kWh" },
    {
      ...birch,
      unit: "Pino-m³",
      amount: "2,5",
      price: "98",
      efficiency: "85",
      energy: "4 250,00 kWh",
      heat: "0,068 €/kWh",
    },
    {
      wood: "Haapa",
      unit: "Pino-m³",
      amount: "1",
      price: "60",
      efficiency: "70",
      energy: "1 230,00 kWh",
      heat: "0,070 €/kWh",
    },
    {
      wood: "Leppä",
      unit: "Irto-m³",
      amount: "1",
      price: "54",
      efficiency: "50",
      energy: "740,00 kWh",
      heat: "0,146 €/kWh",
    },
    {
      wood: "Lehtisekapuu",
      unit: "Pino-m³",
      amount: "3",
      price: "90",
      efficiency: "70",
      energy: "4 080,00 kWh",
      heat: "0,095 €/kWh",
    },
    {
      wood: "Mänty",
      unit: "Irto-m³",
      amount: "0.25",
      price: "49,90",
      efficiency: "29,5",
      energy: "202,50 kWh",
      heat: "0,209 €/kWh",
    },
  ]) {
    test(`computes ${values.amount} ${values.unit} of ${values.wood} at ${values.price} €: ${energy}, ${heat}`, async ({
      newPage,
    }) => {
      const page = await newPage("phone");
      await page.goto("/polttopuuinfo/energialaskuri");
      await compute(page, values);
      await expectFigures(page.getByRole("form").getByRole("status"), {
        Energiasisältö: energy,
        "Lämmön hinta": heat,
      });
    });
  }

  test("keeps the typed values after a reload and offline, and clears them", async ({ newPage }) => {
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

  test("§5 shows nothing until every figure is above zero", async ({ newPage }) => {
    const page = await newPage("phone");
    await page.goto("/polttopuuinfo/energialaskuri");
    await compute(page, { ...birch, amount: "0" });
    const form = page.getByRole("form", { name: "Energialaskuri" });
    await waitForText(form, "Anna luku, joka on suurempi kuin nolla.");
    await waitForText(form, "Täytä kaikki kohdat, niin tulos näkyy tässä heti.");
  });

  test("shows a typed decimal point as a comma", async ({ newPage }) => {
    const page = await newPage("phone");
    await page.goto("/polttopuuinfo/energialaskuri");
    await page.getByLabel("Määrä").fill("2.5");
    // If the field is filled before hydration, the point is replaced right after it, so poll.
    await expect(page.getByLabel("Määrä")).toHaveValue("2,5");
  });
});
