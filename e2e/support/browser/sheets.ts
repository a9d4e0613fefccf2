import type { Page } from "@playwright/test";

/** The number of A4 sheets that a page is printed on. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", printBackground: false });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
