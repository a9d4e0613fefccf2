import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectFigures, waitForHeading } from "../support/browser/screen.ts";
import { holdUndoTime, passHeldUndoTime } from "../support/browser/undo.ts";
import {
  newOrder,
  readStatus,
  removeOrders,
  type TestOrder,
  watchStatusChanges,
} from "../support/market/orders.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

async function openOrder(page: Page, { id, number }: TestOrder): Promise<void> {
  await storeSession(page, seller);
  await page.goto(`/profiili/tilaukset/${id}`);
  await waitForHeading(page, number);
}

const advance = (page: Page) => page.getByRole("button", { name: "Ota käsittelyyn" });
const undo = (page: Page, { number }: TestOrder) =>
  page.getByRole("button", { name: `Kumoa: Tilaus ${number}` });
const shows = (page: Page, status: string) => expectFigures(page.getByRole("article"), { Tila: status });

test("a step of an order is undone within ten seconds in another tab, and nothing is sent", async ({
  newPage,
}) => {
  const order = await newOrder();
  const page = await newPage("desk");
  await holdUndoTime(page);
  await openOrder(page, order);
  const other = await page.context().newPage();
  await openOrder(other, order);
  const sent = [watchStatusChanges(page), watchStatusChanges(other)];
  await press(advance(page));
  await shows(other, "Käsittelyssä");
  await undo(other, order).click();
  await shows(page, "Vastaanotettu");
  await advance(page).waitFor();
  await passHeldUndoTime(page);
  // A later step is sent, and it is the only one.
  await press(advance(page));
  await shows(other, "Käsittelyssä");
  expect(sent.flat()).toEqual([]);
  expect(await readStatus(order)).toBe("recieved");
  await passHeldUndoTime(page);
  await expect.poll(() => readStatus(order)).toBe("in progress");
  expect(sent.flat()).toEqual([`${order.id} in progress`]);
});

test("a step of an order is sent when its page is left within the ten seconds, and offers no undo then", async ({
  newPage,
}) => {
  const order = await newOrder();
  const page = await newPage("phone");
  await openOrder(page, order);
  await press(advance(page));
  await undo(page, order).waitFor();
  expect(await readStatus(order)).toBe("recieved");
  await page.goto("about:blank");
  await expect.poll(() => readStatus(order)).toBe("in progress");
  await openOrder(page, order);
  await shows(page, "Käsittelyssä");
  await expect(undo(page, order)).toHaveCount(0);
});
