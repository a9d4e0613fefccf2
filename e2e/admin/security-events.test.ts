import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { expect, test } from "../support/test.ts";

test("root sees who has tried which account's password, and what else concerns that account", async ({
  openPanel,
}) => {
  const body = { username: "mokkiklapi", password: "Arvattu-1" };
  await expect(callApi(login, { body })).rejects.toThrow("401");
  await callApi(login, { body: { ...body, password: "Mokkiklapi1" } });
  const page = await openPanel("tapahtumat", "phone", "juuri");
  await waitForHeading(page, "Hallinta Turvatapahtumat");
  await page.getByLabel("Tapahtumat").selectOption("Epäonnistuneet yritykset");
  await page.waitForURL(/\?ryhma=epaonnistuneet$/);
  const failure = page.getByRole("row").filter({ hasText: "mokkiklapi" }).first();
  await waitForText(failure, "Kirjautuminen epäonnistui");
  await press(failure.getByRole("link", { name: "mokkiklapi" }));
  await waitForText(page, "Poista rajaus: mokkiklapi");
  await page.getByLabel("Tapahtumat").selectOption("Kirjautumiset");
  await waitForText(page.getByRole("row").nth(1), "Kirjautui sisään");
  await expectNoHorizontalScroll(page);
});
