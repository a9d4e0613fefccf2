import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// The Content Security Policy applies to data blocks too: `newPage` fails a test in which the browser reported a violation.

/** The data block of this type. The text of a script is never visible, so the test searches the contents of all blocks. */
async function described(page: Page, type: string): Promise<string> {
  const blocks = page.locator('script[type="application/ld+json"]');
  const isOfType = (text: string) => {
    const described = JSON.parse(text);
    return described["@context"] === "https://schema.org" && described["@type"] === type;
  };
  const find = async () => (await blocks.allTextContents()).find(isOfType);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

for (const path of ["/haku", "/ilmoitukset"]) {
  test(`structured data leads search engines to the products of ${path}`, async ({ newPage }) => {
    const page = await newPage();
    await page.goto(path);
    expect(JSON.parse(await described(page, "ItemList"))).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ "@type": "ListItem", url: expect.stringContaining("/tuote/") }),
      ]),
    });
  });
}

test("structured data describes a seller to search engines", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?myyja=halkomestari");
  await page.getByRole("dialog").waitFor();
  expect(JSON.parse(await described(page, "LocalBusiness"))).toMatchObject({ name: "Halkomestarin Puu Oy" });
});
