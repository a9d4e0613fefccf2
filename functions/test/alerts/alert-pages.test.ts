import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { readAlertPage } from "../../src/store/alerts/alerts.ts";
import { database } from "../support/market.ts";

/** Stores alerts of `recipients` addresses, three of each. */
async function storeAlerts(recipients: number): Promise<void> {
  const at = Timestamp.now();
  const writer = database.bulkWriter();
  for (let recipient = 0; recipient < recipients; recipient += 1) {
    for (let count = 0; count < 3; count += 1) {
      void writer.create(database.collection("alerts").doc(), {
        email: `${recipient}@posti.example`,
        recipient: `recipient-${recipient}`,
        search: {},
        confirmHash: randomUUID(),
        confirmedAt: at,
        matchedUntil: at,
        createdAt: at,
        expiresAt: at,
      });
    }
  }
  await writer.close();
}

test("all alerts of an address are on one page, however many pages there are", async () => {
  await database.recursiveDelete(database.collection("alerts"));
  await storeAlerts(150);
  const read: [recipient: string, alerts: number][] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readAlertPage>> = await readAlertPage(after);
    for (const [recipient, alerts] of page.groups) read.push([recipient, alerts.length]);
    after = page.after;
  } while (after !== null);
  expect(new Set(read.map(([recipient]) => recipient)).size).toBe(150);
  expect(read.map(([, alerts]) => alerts)).toEqual(Array(150).fill(3));
  await database.recursiveDelete(database.collection("alerts"));
});
