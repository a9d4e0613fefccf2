import { readFile } from "node:fs/promises";
import { beforeAll, vi } from "vitest";
import { retryMails } from "../src/jobs/retry-mails.ts";
import {
  type Buyer,
  expectedOutcome,
  type Outcome,
  openShop,
  readOutcome,
  type Shop,
} from "./many-orders.ts";

/** Time for a test that places all orders during a failure, in milliseconds. */
export const orderingTimeout = 900_000;

/** Lets the tests of a file run the retry job in their process, because the suite has no scheduler. */
export function useRetryJob(): void {
  beforeAll(async () => {
    // The secrets of the suite's functions.
    const secrets = await readFile(`${process.env["SUITE_FUNCTIONS"]}/.secret.local`, "utf8");
    for (const [, name = "", value = ""] of secrets.matchAll(/^(\w+)=(.*)$/gm)) process.env[name] ??= value;
  });
}

/** The result of the orders, after as many runs of the retry job as needed. */
async function waitForOutcome(shop: Shop, answered: readonly string[]): Promise<Outcome> {
  let outcome = await readOutcome(shop, answered);
  const isDone = async () => {
    if (outcome.done < expectedOutcome.done) await retryMails(() => new Date());
    outcome = await readOutcome(shop, answered);
    return outcome.done >= expectedOutcome.done;
  };
  // Without an error of its own: the outcome says what is missing.
  await vi
    .waitUntil(isDone, { interval: 500, timeout: 600_000 })
    .catch((error: unknown) => console.error(error));
  return outcome;
}

/** Places the orders of all buyers with `order`, prints what became of them, and returns it. */
export async function orderDuringFailure(
  fault: string,
  order: (buyers: readonly Buyer[]) => Promise<string[]>,
): Promise<Outcome> {
  const shop = await openShop();
  const outcome = await waitForOutcome(shop, await order(shop.buyers));
  console.table({ [fault]: outcome });
  return outcome;
}
