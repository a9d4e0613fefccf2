import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import type { Page } from "@playwright/test";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { press } from "../support/browser/keyboard.ts";
import { waitForText } from "../support/browser/screen.ts";
import { database } from "../support/market/database.ts";
import { removeManySellers, storeManySellers, withTriggersDisabled } from "../support/market/many-sellers.ts";
import { expect, test } from "../support/test.ts";

test("§2, §7 the seller list is saved as seller-list.csv and as seller-list.xlsx", {
  tag: ["@s1-20", "@s2-admin-12", "@s2-admin-13", "@s7-note-27", "@s7-note-28", "@s7-note-34"],
}, async ({ openPanel }) => {
  const page = await openPanel("kayttajat");
  for (const { button, name, begins } of [
    { button: "Lataa CSV", name: "seller-list.csv", begins: "\uFEFF" },
    { button: "Lataa Excel", name: "seller-list.xlsx", begins: "PK" },
  ]) {
    const download = page.waitForEvent("download");
    await press(page.getByRole("button", { name: button }));
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(name);
    const chunks = await (await saved.createReadStream()).toArray();
    expect(Buffer.concat(chunks).toString("utf8").startsWith(begins)).toBe(true);
    await page.getByRole("button", { name: button }).waitFor();
  }
});

test.describe("a list of more than 1,000 sellers", () => {
  const exports = database.collection("exports");
  /** The parameters of the list that the page shows at first. */
  const query = new URLSearchParams({
    sort: "newest",
    columns: "username,name,email,phone,region,plan,active,paid,createdAt",
  }).toString();

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
      ref.set({ requestedBy: "yllapito", createdAt: now, updatedAt: now, total: 1012, query, ...fields }),
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

  test("shows its progress live, also after coming back", async ({ openPanel }) => {
    const ref = await storeExport({ state: "running", done: 300 });
    const page = await openPanel("kayttajat", "phone");
    await page.getByRole("progressbar", { name: "Koottu 300 / 1 012 myyjää" }).waitFor();
    await ref.update({ done: 600, updatedAt: Timestamp.now() });
    const further = page.getByRole("progressbar", { name: "Koottu 600 / 1 012 myyjää" });
    await further.waitFor();
    await page.goto("/admin/tilaukset");
    await page.goto("/admin/kayttajat");
    await further.waitFor();
  });
});
