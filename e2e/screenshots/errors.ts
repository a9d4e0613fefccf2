import type { ErrorGroup } from "@halkopiha/domain/errors/error-report.ts";
import type { Page } from "@playwright/test";

const ofBrowser: ErrorGroup = {
  _id: "price",
  source: "browser",
  kind: "render",
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  stack:
    "at readPrice (cart-9fKd02_a.js:1:12345)\nat Cart (cart-9fKd02_a.js:2:7)\nat index-Bq1_x9Zs.js:1:80221",
  page: "/ostoskori",
  release: "0a1b2c3d4e",
  device: "Chrome, Android",
  count: 1742,
  createdAt: "2026-11-01T08:00:00.000Z",
  lastAt: "2026-11-02T10:24:00.000Z",
  handledAt: null,
};

const errors: readonly ErrorGroup[] = [
  ofBrowser,
  {
    ...ofBrowser,
    ...{
      _id: "fault",
      source: "server",
      kind: "call",
      message: "ZodError: [text] price [text]",
      device: null,
    },
    ...{ page: "GET /api/products/:id", count: 3 },
  },
  { ...ofBrowser, _id: "handled", kind: "rejection", count: 1, handledAt: "2026-11-03T08:00:00.000Z" },
];

/** Shows these errors instead of those of the suite, which has none. */
export async function showErrors(page: Page): Promise<void> {
  await page.route("**/api/admin/errors*", (route) => route.fulfill({ json: { errors } }));
  await page.reload();
  await page.getByText("Kohta koodissa").first().click();
}
