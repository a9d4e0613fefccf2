import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Page } from "@playwright/test";
import { screens } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll, goOffline, waitForServiceWorker } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { countSheets } from "../support/browser/sheets.ts";
import { callApi } from "../support/market/api-call.ts";
import { readMailText } from "../support/market/mails.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const currentStep = (page: Page) =>
  page.getByRole("list", { name: "Tilauksen eteneminen" }).locator("[aria-current=step]");

test("a buyer follows an order on its page, also offline, and on another device by the link of the mail", async ({
  newInstalledPage,
  newPage,
}) => {
  const page = await newInstalledPage("phone");
  const link = await orderBirch(page);
  await press(page.getByRole("link", { name: /^Avaa tilaus HP-/ }));
  await waitForHeading(page, "Tilauksesi");
  await expect(currentStep(page)).toContainText("Vastaanotettu");
  await expectNoHorizontalScroll(page);

  const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
  const { token } = await createSession("halkomestari", "Halkomestari1");
  await callApi(advanceOrder, { params: { id }, body: { status: "in progress" }, token });
  await page.reload();
  await expect(currentStep(page)).toContainText("Käsittelyssä");

  await page.goto("/omat-tilaukset");
  const status = page.getByRole("main").getByText("Käsittelyssä", { exact: true });
  await status.waitFor();
  await page.goto(link);
  await expect(currentStep(page)).toContainText("Käsittelyssä");

  await waitForServiceWorker(page);
  await goOffline(page);
  await page.reload();
  await expect(currentStep(page)).toContainText("Käsittelyssä");
  await expect(page.getByRole("note")).toContainText("Tallennettu");

  // The code is filled in while the mail is sent.
  const readMailedPath = async () =>
    /\/tilaus\/\S+/.exec(await readMailText(`order-${id}-confirmation`))?.[0];
  await expect.poll(readMailedPath).toBe(link);
  const other = await newPage("desk");
  await other.goto(link);
  await expect(currentStep(other)).toContainText("Käsittelyssä");
});

test("a link that does not open offers to mail a new one", async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto(`/tilaus/tuntematon#t=${"x".repeat(22)}`);
  await waitForText(page, "Linkki on virheellinen tai vanhentunut.");
  const form = page.getByRole("form", { name: "Tilausta ei löydy?" });
  await form.getByLabel("Tilausnumero").fill("HP-000000-00000");
  await form.getByLabel("Sähköposti").fill("aino.ahonala@posti.example");
  await press(form.getByRole("button", { name: "Lähetä linkki" }));
  await waitForText(page, "Jos tilaus löytyy, lähetimme sen linkin sähköpostiisi.");
});

for (const size of screens) {
  test(`an order of two rows prints on one A4 without buttons and messages, from a ${size}`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const page = await newPage(size);
    await page.goto(await orderBirch(page, "halkomestari-sekapuu-33"));
    await waitForHeading(page, "Tilauksesi");
    await expect(currentStep(page)).toContainText("Vastaanotettu");
    await expect.poll(() => countSheets(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    for (const left of ["Tulosta", "Tilaa uudelleen", "Lähetä viesti", "Viestit", "Reittiohje"])
      await expect
        .poll(() => page.getByText(left, { exact: true }).filter({ visible: true }).count())
        .toBe(0);
    await expect(page.getByText("Yhteensä", { exact: true }).first()).toBeVisible();
  });
}
