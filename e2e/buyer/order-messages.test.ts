import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { readMailText } from "../support/market/mails.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a buyer asks on the order's page, the seller sees it and answers, and the answer leads back by mail", async ({
  newPage,
}) => {
  const buyer = await newPage("phone");
  const link = await orderBirch(buyer);
  const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
  await buyer.goto(link);
  await waitForHeading(buyer, "Tilauksesi");
  await buyer.getByLabel("Kirjoita myyjälle").fill("Sopiiko tuoda klo 15 jälkeen?");
  await press(buyer.getByRole("button", { name: "Lähetä viesti" }));
  await waitForText(buyer, "Viestisi on lähetetty myyjälle.");
  await expect(buyer.getByRole("list", { name: "Viestit" })).toContainText("Sopiiko tuoda klo 15 jälkeen?");
  await expectNoHorizontalScroll(buyer);
  expect(await findAxeViolations(buyer)).toEqual([]);
  expect(await readMailText(`order-${id}-message-1`)).toContain(`/profiili/tilaukset/${id}`);

  const seller = await newPage("desk");
  await storeSession(seller, await createSession("halkomestari", "Halkomestari1"));
  await seller.goto("/profiili");
  await waitForHeading(seller, "Tilaukset");
  const card = seller.getByRole("article").filter({ has: seller.locator(`a[href$="/${id}"]`) });
  await expect(card).toContainText("Uusi viesti");
  await press(card.getByRole("link"));
  await waitForText(seller, "Sopiiko tuoda klo 15 jälkeen?");
  await seller.getByLabel("Kirjoita ostajalle").fill("Sopii hyvin.");
  await press(seller.getByRole("button", { name: "Lähetä viesti" }));
  await waitForText(seller, "Viestisi on lähetetty ostajalle.");
  expect(await findAxeViolations(seller)).toEqual([]);
  await press(seller.getByRole("link", { name: "Takaisin", exact: true }));
  await waitForHeading(seller, "Tilaukset");
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("Uusi viesti");

  // The code is filled in while the mail is sent.
  const readMailedPath = async () => /\/tilaus\/\S+/.exec(await readMailText(`order-${id}-message-2`))?.[0];
  await expect.poll(readMailedPath).toBe(link);
  await buyer.reload();
  await waitForText(buyer, "Sopii hyvin.");
});
