import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { readMailText } from "../support/market/mails.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const currentStep = (page: Page) =>
  page.getByRole("list", { name: "Tilauksen eteneminen" }).locator("[aria-current=step]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const halkomestari = () => createSession("halkomestari", "Halkomestari1");

/** Orders birch, and opens the order's page. @returns the order's id */
async function openOrder(page: Page): Promise<string> {
  const link = await orderBirch(page);
  await page.goto(link);
  await waitForHeading(page, "Tilauksesi");
  await expect(currentStep(page)).toContainText("Vastaanotettu");
  return /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
}

/** Opens an order as its seller. */
async function openAsSeller(page: Page, id: string): Promise<void> {
  await storeSession(page, await halkomestari());
  await page.goto(`/profiili/tilaukset/${id}`);
  await button(page, "Tulosta").first().waitFor();
}

test("a buyer cancels an order that nobody has taken up, and its seller sees it", async ({ newPage }) => {
  const buyer = await newPage("phone");
  const id = await openOrder(buyer);
  await press(button(buyer, "Peru tilaus"));
  const dialog = buyer.getByRole("dialog", { name: "Perutaanko tilaus?" });
  expect(await findAxeViolations(buyer)).toEqual([]);
  await press(dialog.getByRole("button", { name: "Peru tilaus" }));
  await expect(currentStep(buyer)).toContainText("Peruttu");
  await expectNoHorizontalScroll(buyer);
  await buyer.reload();
  await expect(currentStep(buyer)).toContainText("Peruttu");

  const seller = await newPage("desk");
  await openAsSeller(seller, id);
  await waitForText(seller, "Peruttu");
  await expect(button(seller, "Ota käsittelyyn")).toHaveCount(0);
  expect(await findAxeViolations(seller)).toEqual([]);
});

test("a consumer withdraws from a contract, gets an acknowledgement with the time, and is refunded", async ({
  newPage,
}) => {
  const buyer = await newPage("phone");
  const id = await openOrder(buyer);
  const { token } = await halkomestari();
  for (const status of ["in progress", "in delivery", "delivered"] as const)
    await callApi(advanceOrder, { params: { id }, body: { status }, token });
  await buyer.reload();
  await expect(currentStep(buyer)).toContainText(/Noudettu|Toimitettu/);
  await press(button(buyer, "Peruuta sopimus tästä"));
  const form = buyer.getByRole("form", { name: "Peruutusilmoitus" });
  await expect(form.getByLabel("Nimi")).toHaveValue("Aino Ahonala");
  expect(await findAxeViolations(buyer)).toEqual([]);
  await form.getByLabel("Sähköposti").fill("aino.ahonala@posti.example");
  await press(form.getByRole("button", { name: "Vahvista peruutus" }));
  await expect(currentStep(buyer)).toContainText("Peruutettu");
  await expectNoHorizontalScroll(buyer);
  expect(await readMailText(`order-${id}-withdrawn`)).toMatch(/Vastaanotettu: .* Suomen aikaa \(.* UTC\)/);

  const seller = await newPage("desk");
  await openAsSeller(seller, id);
  await press(button(seller, "Tavara palautettu"));
  await press(button(seller, "Maksu palautettu"));
  expect(await findAxeViolations(seller)).toEqual([]);
  await expect.poll(() => readMailText(`order-${id}-refunded`)).toContain("Maksu on palautettu");
  await buyer.reload();
  await expect(currentStep(buyer)).toContainText("Maksu palautettu");
});

test("a seller rejects an order with a reason, which the buyer reads", async ({ newPage }) => {
  const buyer = await newPage("phone");
  const id = await openOrder(buyer);
  const seller = await newPage("phone");
  await openAsSeller(seller, id);
  await press(button(seller, "Hylkää tilaus"));
  const form = seller.getByRole("form", { name: "Tilauksen hylkääminen" });
  await form.getByLabel("Syy").fill("Puut loppuivat.");
  expect(await findAxeViolations(seller)).toEqual([]);
  await press(form.getByRole("button", { name: "Hylkää tilaus" }));
  await waitForText(seller, "Hylätty");
  await expectNoHorizontalScroll(seller);
  await buyer.reload();
  await expect(currentStep(buyer)).toContainText("Hylätty");
  await waitForText(buyer, "Syy: Puut loppuivat.");
});

test("the right of withdrawal is explained on a page of the footer, which mails the link of an order", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await page.goto("/");
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Peruuttamisoikeus" }));
  await waitForHeading(page, "Peruuttamisoikeus");
  await expect(page.getByRole("form", { name: "Tilausta ei löydy?" })).toBeVisible();
  await expectNoHorizontalScroll(page);
  expect(await findAxeViolations(page)).toEqual([]);
});
