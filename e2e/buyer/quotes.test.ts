import { randomUUID } from "node:crypto";
import { findAxeViolations } from "../support/browser/axe.ts";
import type { Size } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { takePhoto } from "../support/browser/photo.ts";
import { openProfile } from "../support/market/new-seller.ts";
import { createSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

for (const size of ["phone", "desk"] satisfies Size[]) {
  test(`on a ${size} a buyer requests a quote with a photo, and the seller sees and answers it`, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    const name = `Tuula ${randomUUID().slice(0, 8)}`;
    await page.goto("/tuote/halkomestari~pilkonta");
    await expect(page.getByRole("heading", { level: 1, name: "Pilkkeen teko" })).toBeVisible();
    await expect(page.getByText("alkaen 70,00 €").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Lisää ostoskoriin: Pilkkeen teko, 70,00/ })).toHaveCount(
      0,
    );
    await press(page.getByRole("button", { name: /^Pyydä tarjous: Pilkkeen teko/ }).first());
    const dialog = page.getByRole("dialog", { name: "Pyydä tarjous" });
    const task = dialog.getByLabel("Mitä pitää tehdä?");
    await expect(task).toBeFocused();
    await task.fill("Kymmenen mottia koivurankaa klapiksi, 25 cm.");
    await page.reload();
    await expect(task).toHaveValue("Kymmenen mottia koivurankaa klapiksi, 25 cm.");
    await dialog.getByLabel(/^Kuvia kohteesta/).setInputFiles(await takePhoto());
    await expect(dialog.getByAltText("Kuva 1")).toBeVisible();
    await dialog.getByLabel("Postinumero").fill("35300");
    await expect(dialog.getByLabel("Paikkakunta")).toHaveValue("orivesi");
    await dialog.getByLabel("Nimi").fill(name);
    await dialog.getByLabel(/^Sähköposti/).fill(`tuula-${randomUUID()}@posti.example`);
    expect(await findAxeViolations(page)).toEqual([]);
    await expectNoHorizontalScroll(page);
    await press(dialog.getByRole("button", { name: "Lähetä tarjouspyyntö" }));
    await expect(dialog.getByRole("heading", { name: "Tarjouspyyntö on lähetetty" })).toBeFocused();
    await press(dialog.getByRole("button", { name: "Selvä" }));
    await expect(dialog).toBeHidden();

    const seller = await newPage(size);
    const session = await createSession("halkomestari", "Halkomestari1");
    await openProfile(seller, session, "/tarjouspyynnot");
    const card = seller.getByRole("article", { name: `Pilkkeen teko, ${name}` });
    await expect(card.getByText("35300 Orivesi, Pirkanmaa")).toBeVisible();
    await press(card.getByRole("button", { name: /^Kuva 1/ }));
    const photo = seller.getByRole("dialog", { name: /^Kuva 1/ });
    await expect(photo).toBeVisible();
    await press(photo.getByRole("button", { name: "Sulje" }));
    await press(card.getByRole("button", { name: /^Merkitse vastatuksi/ }));
    await expect(card.getByText("Vastattu", { exact: true })).toBeVisible();
    await expectNoHorizontalScroll(seller);
  });
}
