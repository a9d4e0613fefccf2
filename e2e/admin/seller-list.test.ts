import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import type { Page } from "@playwright/test";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { removeManySellers, storeManySellers, withTriggersDisabled } from "../support/many-sellers.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

for (const { button, name, begins } of [
  { button: "Lataa CSV", name: "seller-list.csv", begins: "\uFEFF" },
  { button: "Lataa Excel", name: "seller-list.xlsx", begins: "PK" },
]) {
  test(`§2, §7 the seller list is saved as ${name}`, async ({ openPanel }) => {
    const page = await openPanel("kayttajat");
    const download = page.waitForEvent("download");
    await press(page.getByRole("button", { name: button }));
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(name);
    const chunks = await (await saved.createReadStream()).toArray();
    expect(Buffer.concat(chunks).toString("utf8").startsWith(begins)).toBe(true);
    await page.getByRole("button", { name: button }).waitFor();
  });
}

test("§7 a download that takes long can be cancelled, and nothing is saved", async ({ openPanel }) => {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.route("**/download-seller-list-csv", () => undefined);
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await press(page.getByRole("button", { name: "Lataa CSV" }));
  await page.getByText("seller-list.csv: ladattu 0 kt").waitFor();
  await press(page.getByRole("button", { name: "Peruuta lataus" }));
  await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
  expect(downloads).toBe(0);
});

test("§7 a download that fails is only logged", async ({ openPanel }) => {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.route("**/download-seller-list-excell", (route) => route.fulfill({ status: 500, body: "{}" }));
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("seller-list.xlsx could not be downloaded"),
  );
  await press(page.getByRole("button", { name: "Lataa Excel" }));
  await logged;
  await page.getByRole("button", { name: "Lataa Excel" }).waitFor();
  await expect(page.getByRole("alert")).toHaveText([""]);
});

test("without the net the downloads say so", async ({ openPanel }) => {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.context().setOffline(true);
  await page.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.").waitFor();
  await expect(page.getByRole("button", { name: "Lataa CSV" })).toBeDisabled();
  await page.context().setOffline(false);
  await waitForText(page, "Lataa CSV");
});

test.describe("a list of more than 1,000 sellers", () => {
  const exports = database.collection("exports");

  async function forgetExports(): Promise<void> {
    const { docs } = await exports.where("requestedBy", "==", "yllapito").get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }

  test.beforeAll(() => storeManySellers(maxDirectSellers));
  test.afterAll(() => removeManySellers(maxDirectSellers));
  test.beforeEach(forgetExports);

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
    await press(page.getByRole("button", { name: button }));
    return (await download).suggestedFilename();
  }

  test("is put together in the background, and both files are offered when it is ready", async ({
    openPanel,
  }) => {
    const page = await openPanel("kayttajat");
    await waitForText(page, "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.");
    await press(page.getByRole("button", { name: "Lataa Excel" }));
    await page.getByText(/^Luettelo valmistui .*1\s0\d\d\smyyjää/).waitFor();
    expect(await savedName(page, "Tallenna CSV")).toBe("seller-list.csv");
    expect(await savedName(page, "Tallenna Excel")).toBe("seller-list.xlsx");
  });

  test("is offered so as well when only the server knows how long it is", async ({ openPanel }) => {
    const page = await openPanel("kayttajat");
    await page.route("**/api/admin", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.reload();
    await press(page.getByRole("button", { name: "Lataa CSV" }));
    await waitForText(page, "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.");
    await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
  });

  for (const size of screens) {
    test(`shows its progress live, also after coming back, at a ${size}`, { tag: `@${size}` }, async ({
      openPanel,
    }) => {
      const ref = await storeExport({ state: "running", done: 300 });
      const page = await openPanel("kayttajat", size);
      const progress = page.getByRole("progressbar", { name: "Koottu 300 / 1 012 myyjää" });
      await progress.waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await ref.update({ done: 600, updatedAt: Timestamp.now() });
      const further = page.getByRole("progressbar", { name: "Koottu 600 / 1 012 myyjää" });
      await further.waitFor();
      await expect(further).toHaveAttribute("value", "600");
      await page.goto("/admin/tilaukset");
      await page.goto("/admin/kayttajat");
      await further.waitFor();
    });
  }

  test("says when it has failed, and is requested again by one press", async ({ openPanel }) => {
    await storeExport({ state: "failed" });
    const page = await openPanel("kayttajat");
    await waitForText(page, "Luettelon kokoaminen epäonnistui.");
    await press(page.getByRole("button", { name: "Yritä uudelleen" }));
    await page.getByText(/^Luettelo valmistui/).waitFor();
  });

  test("that stopped half-way long ago can be requested again", async ({ openPanel }) => {
    const longAgo = Timestamp.fromMillis(Date.now() - 16 * 60_000);
    await storeExport({ state: "running", done: 300, updatedAt: longAgo });
    const page = await openPanel("kayttajat");
    await page.getByRole("button", { name: "Yritä uudelleen" }).waitFor();
  });

  test("cannot be requested offline, and says so", async ({ openPanel }) => {
    const page = await openPanel("kayttajat");
    await waitForText(page, "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.");
    await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
    await page.context().setOffline(true);
    await page.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.").waitFor();
    await expect(page.getByRole("button", { name: "Lataa CSV" })).toBeDisabled();
  });
});
