import { expect, test } from "../support/test.ts";

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a page that is loaded anew opens at its top, and a reload where it was`, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    const getPosition = () => page.evaluate(() => scrollY);
    await page.goto("/polttopuuinfo/tulisijan-lammitys");
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(getPosition).toBe(900);
    await page.goto("/myyntiehdot");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await getPosition()).toBe(0);
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(getPosition).toBe(600);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect.poll(getPosition).toBe(600);
  });
}
