import { readFile } from "node:fs/promises";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { erasureGraceDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import { screens } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { waitForMail } from "../support/market/messages.ts";
import { newSeller, openProfile, sellerPassword, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

for (const size of screens) {
  test(`on a ${size} a seller copies their data, asks for the account to be deleted and takes it back`, async ({
    newPage,
  }) => {
    const seller = await newSeller();
    const page = await newPage(size);
    await openProfile(page, seller, "/tilinhallinta");
    await waitForHeading(page, "Profiili Tilinhallinta");
    const card = page.getByRole("region", { name: "Omat tiedot" });
    const saved = page.waitForEvent("download");
    await press(card.getByRole("button", { name: "Lataa omat tietosi (JSON)" }));
    const copy = await readFile(await (await saved).path(), "utf8");
    expect(copy).toContain(seller.email);
    await press(card.getByRole("button", { name: "Poista tili" }));
    const dialog = page.getByRole("dialog", { name: "Poistetaanko tili?" });
    await dialog.getByText(`${erasureGraceDays} päivän kuluttua`).waitFor();
    await dialog.getByLabel("Nykyinen salasana").fill(sellerPassword);
    await expectNoHorizontalScroll(page);
    await press(dialog.getByRole("button", { name: "Poista tili" }));
    await card.getByRole("heading", { name: /^Tilisi poistetaan \d/ }).waitFor();
    await waitForMail(seller.email, "Halkopiha-tilisi poistetaan");
    await press(card.getByRole("button", { name: "Peru tilin poistaminen" }));
    await waitForText(page, "Tilisi poistaminen on peruttu.");
    await card.getByRole("button", { name: "Poista tili" }).waitFor();
  });

  test(`on a ${size} an admin finds what a visitor has written, and forgets them`, async ({ openPanel }) => {
    const email = `unohda-${size}-${Date.now()}@posti.example`;
    const body = {
      name: "Unto Unohdettava",
      email,
      subject: "palaute",
      message: "Poistakaa tietoni.",
    } as const;
    await callApi(createContact, { body });
    const panel = await openPanel("henkilotiedot", size);
    await panel.getByLabel("Sähköposti tai puhelinnumero").fill(email);
    await press(panel.getByRole("button", { name: "Hae tiedot" }));
    await panel.getByRole("heading", { name: "Yhteydenotot asiakaspalveluun (1)" }).waitFor();
    expect(panel.url()).not.toContain("unohda");
    await expectNoHorizontalScroll(panel);
    const saved = panel.waitForEvent("download");
    await press(panel.getByRole("button", { name: "Vie tiedot (JSON)" }));
    expect(await readFile(await (await saved).path(), "utf8")).toContain("Poistakaa tietoni.");
    await press(panel.getByRole("button", { name: "Anonymisoi" }));
    const dialog = panel.getByRole("dialog");
    await press(dialog.getByRole("button", { name: "Anonymisoi" }));
    await waitForText(dialog, "Poistettu tai anonymisoitu: 2.");
    await press(dialog.getByText("Sulje", { exact: true }));
    await waitForText(panel, "Tällä osoitteella tai numerolla ei ole tietoja.");
  });
}
