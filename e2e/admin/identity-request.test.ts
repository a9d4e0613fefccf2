import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { newSeller, openProfile, readAccount, useNewSellers } from "../support/market/new-seller.ts";
import { expect, type NewPage, test } from "../support/test.ts";

useNewSellers();

const form = (page: Page) => page.getByRole("form", { name: "Käyttäjätiedot" });

/** A seller who has requested, in the profile, another seller's name with a Cyrillic letter for the P, and "Oy" added. */
async function requestChange(newPage: NewPage) {
  const other = await newSeller();
  const seller = await newSeller();
  const page = await newPage("phone");
  await openProfile(page, seller, "/kayttajatiedot");
  await waitForHeading(page, "Profiili Käyttäjätiedot");
  await form(page).getByLabel("Paikkakunta").and(page.locator(":enabled")).waitFor();
  const newName = `${other.companyName.replace("P", "\u0420")} Oy`;
  await form(page).getByLabel("Yrityksen nimi").fill(newName);
  await form(page).getByLabel("Katuosoite").fill("Rantatie 8");
  await press(form(page).getByRole("button", { name: "Päivitä" }));
  await page.getByRole("heading", { level: 3, name: "Odottaa ylläpidon hyväksyntää" }).waitFor();
  return { other, seller, newName, page };
}

test("a seller asks for another name, and an admin sees whom it looks like, and approves", async ({
  newPage,
  openPanel,
}) => {
  const { other, seller, newName, page } = await requestChange(newPage);
  await waitForText(page, "Rantatie 8, 33100 Tampere");
  await page.getByRole("heading", { level: 2, name: seller.companyName }).waitFor();
  await expectNoHorizontalScroll(page);

  const panel = await openPanel("", "phone");
  const requests = panel.getByRole("region", { name: "Tietojen muutospyynnöt" });
  const request = requests.getByRole("listitem").filter({ hasText: newName });
  await request.getByText("Samannäköinen nimi tai sama Y-tunnus").waitFor();
  await request.getByText(`${other.companyName} (`).waitFor();
  await expectNoHorizontalScroll(panel);
  await press(request.getByRole("button", { name: "Hyväksy" }));
  await waitForText(panel, `${seller.companyName}: Muutos on hyväksytty.`);
  await request.waitFor({ state: "detached" });
  expect((await readAccount(seller)).companyName).toBe(newName);
});
