import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { formatTimeWindow } from "@halkopiha/domain/orders/agree-time.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const day = addDays(toFinnishDate(new Date().toISOString()), 3);
const morning = { day, from: "09:00", until: "12:00" };

/** Opens an order as its seller. */
async function openAsSeller(page: Page, id: string): Promise<void> {
  await storeSession(page, await createSession("halkomestari", "Halkomestari1"));
  await page.goto(`/profiili/tilaukset/${id}`);
  await button(page, "Ehdota aikaa").waitFor();
}

async function propose(page: Page): Promise<void> {
  await press(button(page, "Ehdota aikaa"));
  const form = page.getByRole("form", { name: "Ajan ehdottaminen" });
  await form.getByLabel("Päivä").fill(day);
  await form.getByLabel("Alkaa").fill("09:00");
  await form.getByLabel("Päättyy").fill("12:00");
  expect(await findAxeViolations(page)).toEqual([]);
  await press(form.getByRole("button", { name: "Lähetä ehdotus" }));
}

for (const size of ["phone", "desk"] as const) {
  test(`a seller proposes a time, a buyer on a ${size} chooses it and has it in the calendar, and the seller finds it by its day @${size}`, async ({
    newPage,
  }) => {
    const buyer = await newPage(size);
    const link = await orderBirch(buyer);
    const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
    const seller = await newPage(size);
    await openAsSeller(seller, id);
    await propose(seller);
    await waitForText(seller, "Odottaa ostajan vastausta:");

    await buyer.goto(link);
    await waitForHeading(buyer, "Tilauksesi");
    await press(buyer.getByLabel(formatTimeWindow(morning)));
    await expectNoHorizontalScroll(buyer);
    await press(button(buyer, "Vastaa myyjälle"));
    await buyer.getByText(/^Sovittu aika:/).waitFor();
    expect(await findAxeViolations(buyer)).toEqual([]);
    const download = buyer.waitForEvent("download");
    await press(button(buyer, "Lisää kalenteriin"));
    expect((await download).suggestedFilename()).toMatch(/^HP-.*\.ics$/);

    await seller.goto(`/profiili?day=${day}`);
    await expect(seller.getByRole("article").filter({ hasText: "Sovittu:" }).first()).toBeVisible();
    await expectNoHorizontalScroll(seller);
  });
}

test("times that a seller proposes in the yard without a connection reach the buyer later", async ({
  newPage,
}) => {
  const buyer = await newPage("phone");
  const link = await orderBirch(buyer);
  const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
  const seller = await newPage("phone");
  await openAsSeller(seller, id);
  await press(button(seller, "Ehdota aikaa"));
  await seller.getByRole("form", { name: "Ajan ehdottaminen" }).getByLabel("Päivä").waitFor();
  await press(button(seller, "Peruuta"));
  await seller.context().setOffline(true);
  await propose(seller);
  await waitForText(seller, "Ehdotus lähetetään ostajalle, kun verkkoyhteys toimii:");
  await seller.context().setOffline(false);
  await waitForText(seller, "Odottaa ostajan vastausta:");
  await buyer.goto(link);
  await buyer.getByLabel(formatTimeWindow(morning)).waitFor();
});
