import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { waitForMail } from "../support/market/messages.ts";
import { newSeller, openProfile, readAccount, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const card = (page: Page) => page.getByRole("region", { name: "Sopimus" });

for (const size of ["phone", "desk"] as const) {
  test(`a seller gives notice of the contract and takes it back, on a ${size}`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const seller = await newSeller();
    const page = await newPage(size);
    await openProfile(page, seller, "/tilinhallinta");
    await waitForHeading(page, "Profiili Tilinhallinta");
    await waitForText(card(page), "Voimassa");
    await expectNoHorizontalScroll(page);
    await press(card(page).getByRole("button", { name: "Irtisano sopimus" }));
    const question = page.getByRole("dialog", { name: "Irtisanotaanko sopimus?" });
    await question.getByText(/^Sopimuksesi päättyy 31\.12\.\d{4}\. Tilisi on auki siihen asti/).waitFor();
    await press(question.getByRole("button", { name: "Irtisano sopimus" }));
    await waitForText(page, "Sopimus on irtisanottu.");
    await waitForText(card(page), "Irtisanottu");
    expect((await readAccount(seller)).userAccount).toMatchObject({
      isActive: true,
      noticeGiven: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    await waitForMail(seller.email, "Sopimuksesi on irtisanottu ja päättyy 31.12.");
    await page.reload();
    await press(card(page).getByRole("button", { name: "Peru irtisanominen" }));
    await waitForText(page, "Irtisanominen on peruttu. Sopimus jatkuu.");
    await waitForText(card(page), "Voimassa");
    expect((await readAccount(seller)).userAccount.noticeGiven).toBeNull();
    await waitForMail(seller.email, "Irtisanominen on peruttu");
  });
}
