import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

test("§2, §9 the panel counts the listings of every category term and links to them", {
  tag: "@s2-admin-17",
}, async ({ openPanel }) => {
  const page = await openPanel("kategoriat", "phone");
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
    await expect(table.getByRole("row"), name).toHaveCount(rows + 1);
  }
  await expect
    .poll(() => part("Polttopuut").getByRole("table", { name: "Laatu" }).getByRole("row").count())
    .toBe(3);
  await expectNoHorizontalScroll(page);
  const wood = part("Polttopuut").getByRole("table", { name: "Puulaji" });
  await expect(wood.getByRole("row")).toHaveCount(9);
  await press(wood.getByRole("link", { name: "koivu" }));
  await page.waitForURL(/\/haku\?category=Polttopuut&material=koivu/);
  await page.getByRole("article").first().waitFor();
});
