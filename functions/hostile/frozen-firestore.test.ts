import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { expectedOutcome } from "./many-orders.ts";
import { orderDuringFailure, orderingTimeout, useRetryJob } from "./orders-during-failure.ts";
import { canFindProcesses, firestoreProcess, signal } from "./processes.ts";

// No order is lost or duplicated, the stock is exact and every mail exists once, when Firestore stops answering for a while.

useRetryJob();

test.runIf(canFindProcesses)(
  "forty orders while Firestore stands still for fifteen seconds",
  async () => {
    const outcome = await orderDuringFailure("Firestore frozen for 15 s", async (buyers) => {
      const answered: string[] = [];
      for (let from = 0; from < buyers.length; from += 8) {
        const orders = buyers.slice(from, from + 8).map((order) => order());
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
  orderingTimeout,
);
