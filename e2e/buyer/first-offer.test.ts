import { expect, test } from "../support/test.ts";

for (const path of [
  "/haku",
  "/haku?sort=heat",
  "/haku?category=Polttopuut&sort=nearest&minne=tampere",
  `/haku?queryString=${encodeURIComponent("halvimmat koivua alle 70 euroa kuutio Tampere")}`,
  "/ilmoitukset",
  "/ilmoitukset?sort=heat",
  "/polttopuut/uusimaa",
]) {
  test(`on a phone the first offer of ${path} begins within 500 px`, async ({ newPage }) => {
    const page = await newPage("phone");
    await page.goto(path);
    const offer = page.getByRole("article").filter({ hasText: "€" }).first();
    await offer.waitFor();
    await expect.poll(async () => (await offer.boundingBox())?.y).toBeLessThanOrEqual(500);
  });
}
