import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { waitForMail } from "../support/market/messages.ts";
import {
  newSeller,
  openProfile,
  readAccount,
  sellerPassword,
  useNewSellers,
} from "../support/market/new-seller.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, type NewPage, type OpenPanel, test } from "../support/test.ts";

useNewSellers();

const reason = "Muutan ulkomaille.";

/** A seller who has asked for the account to be closed, on the page where they did. */
async function askForClosing(newPage: NewPage) {
  const seller = await newSeller();
  const page = await newPage("phone");
  await openProfile(page, seller, "/tilinhallinta");
  await waitForHeading(page, "Profiili Tilinhallinta");
  await press(page.getByRole("button", { name: "Pyydä tilin sulkemista" }));
  const form = page.getByRole("form", { name: "Sulkemispyyntö" });
  await form.getByLabel("Syy").fill(reason);
  await press(form.getByRole("button", { name: "Lähetä pyyntö" }));
  await waitForText(page, "Pyyntösi on lähetetty asiakaspalveluun.");
  await page.getByRole("heading", { name: /^Pyysit tilisi sulkemista \d/ }).waitFor();
  return { seller, page };
}

/** The request of a seller on the panel's first page. */
async function openRequest(
  openPanel: OpenPanel,
  companyName: string,
): Promise<{ panel: Page; request: ReturnType<Page["locator"]> }> {
  const panel = await openPanel("", "phone");
  const requests = panel.getByRole("region", { name: "Sulkemispyynnöt" });
  const request = requests.getByRole("listitem").filter({ hasText: companyName });
  await waitForText(request, reason);
  await expectNoHorizontalScroll(panel);
  return { panel, request };
}

test("a seller asks for the account to be closed, an admin closes it, and the seller is told", async ({
  newPage,
  openPanel,
}) => {
  const { seller, page } = await askForClosing(newPage);
  const { panel, request } = await openRequest(openPanel, seller.companyName);
  await press(request.getByRole("button", { name: "Sulje tili" }));
  const question = panel.getByRole("dialog", { name: `Suljetaanko ${seller.companyName}?` });
  await press(question.getByRole("button", { name: "Sulje tili" }));
  await waitForText(panel, `${seller.companyName}: Tili on suljettu.`);
  await request.waitFor({ state: "detached" });
  await waitForMail(seller.email, "Halkopiha-tilisi on suljettu");
  // Closing has ended the seller's session.
  await storeSession(page, await createSession(seller.user.username, sellerPassword));
  await page.goto("/profiili");
  await page.getByRole("heading", { name: "Tilisi on suljettu" }).waitFor();
});

test("an admin rejects a request, and the seller is told and goes on", async ({ newPage, openPanel }) => {
  const { seller, page } = await askForClosing(newPage);
  const { panel, request } = await openRequest(openPanel, seller.companyName);
  await press(request.getByRole("button", { name: "Hylkää" }));
  await waitForText(panel, `${seller.companyName}: Sulkemispyyntö on hylätty.`);
  await request.waitFor({ state: "detached" });
  await waitForMail(seller.email, "Tiliäsi ei suljettu");
  expect(await readAccount(seller)).toMatchObject({ closingRequest: null, userAccount: { isActive: true } });
  await page.reload();
  await page.getByRole("button", { name: "Pyydä tilin sulkemista" }).waitFor();
});

test("a seller withdraws the request before anybody has decided", async ({ newPage }) => {
  const { seller, page } = await askForClosing(newPage);
  await press(page.getByRole("button", { name: "Peru pyyntö" }));
  await waitForText(page, "Pyyntösi on peruttu. Tilisi jatkuu ennallaan.");
  await page.getByRole("button", { name: "Pyydä tilin sulkemista" }).waitFor();
  expect((await readAccount(seller)).closingRequest).toBeNull();
});
