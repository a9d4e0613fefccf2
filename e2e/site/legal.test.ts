import { appUrl } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  ["/kayttoehdot", "Käyttöehdot", "Käyttöehdot", "@s2-routes-31"],
  ["/myyntiehdot", "Myynti- ja toimitusehdot", "Myynti- ja toimitusehdot", "@s2-routes-32"],
  ["/laatuvaatimukset", "Laatuvaatimukset", "Laatuvaatimukset", "@s2-routes-33"],
] as const;

for (const [path, link, heading, claim] of pages) {
  test(`§2 ${path} opens by the footer's link and directly`, {
    tag: ["@s1-22", "@s2-chrome-11", claim],
  }, async ({ newPage }) => {
    const page = await newPage("phone");
    await page.goto("/");
    const footer = page.getByRole("navigation", { name: "Alatunniste" });
    await press(footer.getByRole("link", { name: link, exact: true }));
    await waitForHeading(page, heading);
    expect(new URL(page.url()).pathname).toBe(path);

    await page.reload();
    await waitForHeading(page, heading);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === "/");
  });
}

const text = async (path: string) => (await fetch(new URL(path, appUrl()))).text();

test("robots.txt names the sitemap, and the sitemap lists every public page", async () => {
  await expect.poll(() => text("/robots.txt")).toContain("Sitemap: https://halkopiha.fi/sitemap.xml");
  expect(await text("/sitemap.xml")).toMatch(/<loc>http[^<]+\/sitemap\/sivut\.xml<\/loc>/);
  const sitemap = await text("/sitemap/sivut.xml");
  for (const [path] of pages) expect(sitemap).toMatch(new RegExp(`<loc>http[^<]+${path}</loc>`));
});

test("a shared link has a title, a description and an image that exists", async ({ newPage }) => {
  const page = await newPage("desk");
  await page.goto("/kayttoehdot");
  await waitForHeading(page, "Käyttöehdot");
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  await expect.poll(() => property("title")).toBe("Käyttöehdot | Halkopiha");
  await expect.poll(() => property("description")).toContain("vuosimaksu");
  expect(new URL((await property("url")) ?? "").pathname).toBe("/kayttoehdot");
  // The URL is that of the deployed app, so request its path from the suite instead.
  const { pathname } = new URL((await property("image")) ?? "");
  const image = await fetch(new URL(pathname, appUrl()));
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
});
