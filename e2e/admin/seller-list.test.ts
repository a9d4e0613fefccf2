import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPanel } from "../support/admin.ts";
import { findAxeViolations } from "../support/axe.ts";
import { useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { removeManySellers, storeManySellers, withTriggersDisabled } from "../support/many-sellers.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();

test.each([
  { button: "Lataa CSV", name: "seller-list.csv", begins: "\uFEFF" },
  { button: "Lataa Excel", name: "seller-list.xlsx", begins: "PK" },
])("§2, §7 the seller list is saved as $name", async ({ button, name, begins }) => {
  const page = await openPanel("kayttajat");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(name);
  const chunks = await (await saved.createReadStream()).toArray();
  expect(Buffer.concat(chunks).toString("utf8").startsWith(begins)).toBe(true);
  await page.getByRole("button", { name: button }).waitFor();
});

test("§7 a download that takes long can be cancelled, and nothing is saved", async () => {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.route("**/download-seller-list-csv", () => undefined);
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await page.getByRole("button", { name: "Lataa CSV" }).click();
  await page.getByText("seller-list.csv: ladattu 0 kt").waitFor();
  await page.getByRole("button", { name: "Peruuta lataus" }).click();
  await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
  expect(downloads).toBe(0);
});

test("§7 a download that fails is only logged", async () => {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.route("**/download-seller-list-excell", (route) => route.fulfill({ status: 500, body: "{}" }));
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("seller-list.xlsx could not be downloaded"),
  );
  await page.getByRole("button", { name: "Lataa Excel" }).click();
  await logged;
  await page.getByRole("button", { name: "Lataa Excel" }).waitFor();
  await expect.poll(() => page.getByRole("alert").allInnerTexts()).toEqual([""]);
});

test("without the net the downloads say so", async () => {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.context().setOffline(true);
  await page.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Lataa CSV" }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await waitForText(page, "Lataa CSV");
});

describe("a list of more than 1,000 sellers", () => {
  const exports = database.collection("exports");
  const minute = 60_000;

  async function forgetExports(): Promise<void> {
    const { docs } = await exports.where("requestedBy", "==", "yllapito").get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }

  beforeAll(() => storeManySellers(maxDirectSellers), minute);
  afterAll(() => removeManySellers(maxDirectSellers), minute);
  beforeEach(forgetExports);

  /** Stores an export of the admin with these fields. Triggers are disabled meanwhile, so no function builds it. */
  async function storeExport(fields: object): Promise<DocumentReference> {
    const ref = exports.doc();
    const now = Timestamp.now();
    await withTriggersDisabled(() =>
      ref.set({ requestedBy: "yllapito", createdAt: now, updatedAt: now, total: 1012, ...fields }),
    );
    return ref;
  }

  async function savedName(page: Page, button: string): Promise<string> {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    return (await download).suggestedFilename();
  }

  test("is put together in the background, and both files are offered when it is ready", async () => {
    const page = await openPanel("kayttajat");
    await waitForText(page, "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.");
    await page.getByRole("button", { name: "Lataa Excel" }).click();
    await page.getByText(/^Luettelo valmistui .*1\s0\d\d\smyyjää/).waitFor();
    expect(await savedName(page, "Tallenna CSV")).toBe("seller-list.csv");
    expect(await savedName(page, "Tallenna Excel")).toBe("seller-list.xlsx");
  });

  test("is offered so as well when only the server knows how long it is", async () => {
    const page = await openPanel("kayttajat");
    await page.route("**/api/admin", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.reload();
    await page.getByRole("button", { name: "Lataa CSV" }).click();
    await waitForText(page, "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.");
    await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
  });

  test.each(screens)("shows its progress live, also after coming back, at a %s", async (size) => {
    const ref = await storeExport({ state: "running", done: 300 });
    const page = await openPanel("kayttajat", size);
    const progress = page.getByRole("progressbar", { name: "Koottu 300 / 1 012 myyjää" });
    await progress.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await ref.update({ done: 600, updatedAt: Timestamp.now() });
    const further = page.getByRole("progressbar", { name: "Koottu 600 / 1 012 myyjää" });
    await further.waitFor();
    expect(await further.getAttribute("value")).toBe("600");
    await page.goto("/admin/tilaukset");
    await page.goto("/admin/kayttajat");
    await further.waitFor();
  });

  test("says when it has failed, and is requested again by one press", async () => {
    await storeExport({ state: "failed" });
    const page = await openPanel("kayttajat");
    await waitForText(page, "Luettelon kokoaminen epäonnistui.");
    await page.getByRole("button", { name: "Yritä uudelleen" }).click();
    await page.getByText(/^Luettelo valmistui/).waitFor();
  });

  test("that stopped half-way long ago can be requested again", async () => {
    const longAgo = Timestamp.fromMillis(Date.now() - 16 * minute);
    await storeExport({ state: "running", done: 300, updatedAt: longAgo });
    const page = await openPanel("kayttajat");
    await page.getByRole("button", { name: "Yritä uudelleen" }).waitFor();
  });

  test("cannot be requested offline, and says so", async () => {
    const page = await openPanel("kayttajat");
    await waitForText(page, "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.");
    await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
    await page.context().setOffline(true);
    await page.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Lataa CSV" }).isDisabled()).toBe(true);
  });
});
