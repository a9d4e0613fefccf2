import { describe, expect, test } from "vitest";
import { openPanel } from "../support/admin.ts";
import { findAxeViolations } from "../support/axe.ts";
import { useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading } from "../support/screen.ts";

useBrowser();

describe.each(screens)("on a %s", (size) => {
  test("§2, §9 the panel counts the listings of every category term and links to them", async () => {
    const page = await openPanel("kategoriat", size);
    await waitForHeading(page, "Hallinta Kategoriat");
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    for (const [name, rows] of [
      ["Polttopuut", 2],
      ["Muut tuotteet", 18],
      ["Palvelut", 13],
    ] as const) {
      const table = part(name).getByRole("table", { name: "Nimi" });
      await table.waitFor();
      // One of the rows is the header row.
      await expect.poll(() => table.getByRole("row").count(), { message: name }).toBe(rows + 1);
    }
    await expect
      .poll(() => part("Polttopuut").getByRole("table", { name: "Laatu" }).getByRole("row").count())
      .toBe(3);
    await expectNoHorizontalScroll(page);
    const wood = part("Polttopuut").getByRole("table", { name: "Puulaji" });
    await expect.poll(() => wood.getByRole("row").count()).toBe(9);
    await wood.getByRole("link", { name: "koivu" }).click();
    await page.waitForURL(/\/haku\?category=Polttopuut&material=koivu/);
    await page.getByRole("article").first().waitFor();
  });

  test.each(["light", "dark"] as const)("WCAG 2.2 AA: axe finds nothing in the %s scheme", async (scheme) => {
    const page = await openPanel("kategoriat", size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.getByRole("table", { name: "Puulaji" }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
