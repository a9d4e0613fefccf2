import type { Page } from "@playwright/test";
import { createSession, storeSession } from "../support/session.ts";
import { test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const alert = (page: Page, text: string) => page.getByRole("alert").getByText(text, { exact: true });

test("§8 a server message is shown in red also where the page has a text of its own", {
  tag: "@s8-2",
}, async ({ newPage }) => {
  const page = await newPage("desk");
  await storeSession(page, await createSession("yllapito", "Yllapito2026"));
  await page.route("**/api/admin", (route) =>
    route.fulfill({ status: 503, json: { message: "Luvut ovat huollossa.", code: "unavailable" } }),
  );
  await page.goto("/admin/");
  await page.getByRole("region", { name: "Tilanne" }).getByText("Luvut ovat huollossa.").waitFor();
  await alert(page, "Luvut ovat huollossa.").waitFor();
});
