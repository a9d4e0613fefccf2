import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Waits until the router restores scroll positions in place of the browser; before that it moves a new page to its top. */
const waitForRouter = (page: Page) => page.waitForFunction(() => history.scrollRestoration === "manual");

test("what a tab keeps of scroll positions names no page", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?queryString=tuohi");
  await waitForRouter(page);
  await page.reload();
  await waitForRouter(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain("scroll-positions");
  expect(kept).not.toMatch(/haku|tuohi/);
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a page that is loaded anew opens at its top, and a reload where it was`, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    const getPosition = () => page.evaluate(() => scrollY);
    await page.goto("/polttopuuinfo/tulisijan-lammitys");
    await waitForRouter(page);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(getPosition).toBe(900);
    await page.goto("/myyntiehdot");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitForRouter(page);
    expect(await getPosition()).toBe(0);
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(getPosition).toBe(600);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect.poll(getPosition).toBe(600);
  });
}
