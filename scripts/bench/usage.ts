import { setTimeout } from "node:timers/promises";
import * as z from "zod/mini";

const Usage = z.object({ reads: z.int(), writes: z.int(), deletes: z.int() });
export type Usage = z.output<typeof Usage>;

/** The number of documents the database has read, written and deleted so far; NaN if the emulator does not count them. */
export async function usage(): Promise<Usage> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const response = await fetch(
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/usage`,
  );
  return response.ok
    ? Usage.parse(await response.json())
    : { reads: Number.NaN, writes: Number.NaN, deletes: Number.NaN };
}

/** Waits until nothing is read, so that the triggers of what was written are not measured. */
export async function waitForQuiet(): Promise<void> {
  let before: number;
  let now = (await usage()).reads;
  do {
    before = now;
    await setTimeout(2000);
    now = (await usage()).reads;
  } while (now !== before);
}
