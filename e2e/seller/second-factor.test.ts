import { Secret, TOTP } from "otpauth";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForText } from "../support/browser/screen.ts";
import { database } from "../support/market/database.ts";
import { newPerson, openProfile, sellerPassword, useNewSellers } from "../support/market/new-seller.ts";
import { pressLogOut } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

/** What an authenticator app shows for the key that is on the page. */
const showCode = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate();

test("a seller sets up a second factor, and logs in with the app's code, and with a recovery code", async ({
  newPage,
}) => {
  const seller = await newPerson();
  const page = await newPage();
  await openProfile(page, seller, "/tilinhallinta");
  const card = page.getByRole("region", { name: "Kaksivaiheinen tunnistautuminen" });
  await press(card.getByRole("button", { name: "Ota käyttöön" }));
  await card.getByLabel("Nykyinen salasana").fill(sellerPassword);
  await press(card.getByRole("button", { name: "Jatka" }));
  const key = (await card.locator("code").textContent()) ?? "";
  await expectNoHorizontalScroll(page);
  expect(await findAxeViolations(page)).toEqual([]);
  await card.getByLabel("Koodi", { exact: true }).fill(showCode(key));
  await press(card.getByRole("button", { name: "Ota käyttöön" }));
  await card.getByRole("heading", { name: "Tallenna palautuskoodit" }).waitFor();
  const recoveryCode = (await card.locator("code").first().textContent()) ?? "";
  await card.getByLabel("Olen tallentanut koodit").check();
  await press(card.getByRole("button", { name: "Valmis" }));
  await waitForText(card, "Sinulla on 10 palautuskoodia käyttämättä.");

  // The session that was renewed still works, and the next login asks for the code.
  await page.goto("/profiili");
  await pressLogOut(page);
  const logIn = async () => {
    await page.waitForURL(({ pathname }) => pathname === "/");
    await page.goto("/kirjaudu");
    await page.getByLabel("Käyttäjänimi").fill(seller.user.username);
    await page.getByLabel("Salasana").fill(sellerPassword);
    await press(page.getByRole("button", { name: "Kirjaudu sisään", exact: true }));
    await page.getByRole("heading", { level: 1, name: "Vahvista kirjautuminen" }).waitFor();
  };
  await logIn();
  await expectNoHorizontalScroll(page);
  expect(await findAxeViolations(page)).toEqual([]);
  // As if half a minute had passed: a code works once.
  await database.doc(`secondFactors/${seller.user._id}`).update({ "enabled.lastStep": 0 });
  await page.getByLabel("Koodi", { exact: true }).fill(showCode(key));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/profiili$/);
  await pressLogOut(page);
  await logIn();
  await press(page.getByRole("button", { name: "Käytä palautuskoodia" }));
  await page.getByLabel("Palautuskoodi").fill(recoveryCode.toUpperCase());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/profiili$/);
});
