import { afterAll, beforeAll } from "vitest";

const triggers = `http://${process.env["FIREBASE_EMULATOR_HUB"]}/functions`;

const disableTriggers = () => fetch(`${triggers}/disableBackgroundTriggers`, { method: "PUT" });
const enableTriggers = () => fetch(`${triggers}/enableBackgroundTriggers`, { method: "PUT" });

/** Disables the suite's triggers during the tests of a `describe` block. */
export function disableTriggersDuringTests(): void {
  beforeAll(disableTriggers);
  afterAll(enableTriggers);
}

/** Runs `work` with the suite's triggers disabled. */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  await disableTriggers();
  await work().finally(enableTriggers);
}
