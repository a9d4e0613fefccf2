import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { expectedOutcome } from "./many-orders.ts";
import { orderDuringFailure, orderingTimeout, useRetryJob } from "./orders-during-failure.ts";
import { canFindProcesses, killInstances } from "./processes.ts";

// No order is lost or duplicated, the stock is exact and every mail exists once, whenever an instance ends.

useRetryJob();

test.runIf(canFindProcesses)(
  "forty orders while the instances of the functions are killed twenty times",
  async () => {
    const outcome = await orderDuringFailure("functions killed 20 times", async (buyers) => {
      const answered: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        const orders = buyers.slice(4 * round, 4 * round + 4).map((order) => order());
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
  orderingTimeout,
);
