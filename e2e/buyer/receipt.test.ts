import { readFile } from "node:fs/promises";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { callApi } from "../support/market/api-call.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const halkomestari = () => createSession("halkomestari", "Halkomestari1");

/** Downloads the receipt on an order's page. @returns its name and its bytes */
async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const button = page.getByRole("button", { name: "Lataa kuitti (PDF)" });
  await button.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
  const [file] = await Promise.all([page.waitForEvent("download"), press(button)]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a buyer and a seller download the same receipt of a delivered order @${size}`, async ({
    newPage,
  }) => {
    const buyer = await newPage(size);
    const link = await orderBirch(buyer);
    const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
    const session = await halkomestari();
    await buyer.goto(link);
    await buyer.getByRole("heading", { name: "Vaiheet" }).waitFor();
    await expect(buyer.getByRole("button", { name: "Lataa kuitti (PDF)" })).toHaveCount(0);
    for (const status of ["in progress", "in delivery", "delivered"] as const)
      await callApi(advanceOrder, { params: { id }, body: { status }, token: session.token });
    await buyer.reload();
    const bought = await download(buyer);
    expect(bought.name).toMatch(/^kuitti-HP-\d{6}-[0-9A-Z]{5}\.pdf$/);
    expect(bought.bytes.subarray(0, 5).toString()).toBe("%PDF-");

    const seller = await newPage(size);
    await storeSession(seller, session);
    await seller.goto(`/profiili/tilaukset/${id}`);
    expect(await download(seller)).toEqual(bought);
  });
}
