import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { retryMails } from "../src/jobs/retry-mails.ts";
import {
  type Buyer,
  expectedOutcome,
  type Outcome,
  openShop,
  readOutcome,
  type Shop,
} from "./many-orders.ts";
import { canFindProcesses, firestoreProcess, killInstances, signal } from "./processes.ts";

// Guarantees that hold while parts of the platform fail: no order is lost or duplicated, the stock is exact, every mail exists once.

const timeout = 180_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const table: Record<string, Outcome & { seconds: number }> = {};

beforeAll(async () => {
  // The retry job runs in this process, because the suite has no scheduler. It needs the secrets of the suite's functions.
  const secrets = await readFile(`${process.env["SUITE_FUNCTIONS"]}/.secret.local`, "utf8");
  for (const [, name = "", value = ""] of secrets.matchAll(/^(\w+)=(.*)$/gm)) process.env[name] ??= value;
});

/** The result of the orders, after as many runs of the retry job as needed. */
async function waitForOutcome(shop: Shop, answered: readonly string[]): Promise<Outcome> {
  let outcome = await readOutcome(shop, answered);
  for (let run = 0; run < 40 && outcome.done < expectedOutcome.done; run += 1) {
    await retryMails(() => new Date());
    await wait(500);
    outcome = await readOutcome(shop, answered);
  }
  return outcome;
}

/** Places the orders of all buyers with `order`, and records the result. */
async function orderDuringFailure(
  fault: string,
  order: (buyers: readonly Buyer[]) => Promise<string[]>,
): Promise<Outcome> {
  const shop = await openShop();
  const start = Date.now();
  const outcome = await waitForOutcome(shop, await order(shop.buyers));
  table[fault] = { ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
  return outcome;
}

const at = <T>(list: readonly T[], from: number, count: number) => list.slice(from, from + count);

describe.runIf(canFindProcesses)("forty orders", () => {
  test(
    "while the instances of the functions are killed twenty times",
    async () => {
      const outcome = await orderDuringFailure("functions killed 20 times", async (buyers) => {
        const answered: string[] = [];
        for (let round = 0; round < 10; round += 1) {
          const orders = at(buyers, 4 * round, 4).map((order) => order());
          // The delays vary: before an order is written, after it, and while its mails are sent.
          for (const kill of [2 * round, 2 * round + 1]) {
            await wait((kill * 137) % 1000);
            await killInstances();
          }
          answered.push(...(await Promise.all(orders)));
        }
        return answered;
      });
      expect(outcome).toEqual(expectedOutcome);
    },
    timeout,
  );

  test(
    "while Firestore stands still for fifteen seconds",
    async () => {
      const outcome = await orderDuringFailure("Firestore frozen for 15 s", async (buyers) => {
        const answered: string[] = [];
        for (let from = 0; from < buyers.length; from += 8) {
          const orders = at(buyers, from, 8).map((order) => order());
          if (from === 16) {
            await wait(100);
            const database = await firestoreProcess();
            signal(database, "SIGSTOP");
            await wait(15_000).finally(() => signal(database, "SIGCONT"));
          }
          answered.push(...(await Promise.all(orders)));
        }
        return answered;
      });
      expect(outcome).toEqual(expectedOutcome);
    },
    timeout,
  );
});

afterAll(() => console.table(table));
