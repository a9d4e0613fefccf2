import { setTimeout } from "node:timers/promises";
import * as z from "zod/mini";

const Usage = z.object({
  reads: z.int(),
  writes: z.int(),
  deletes: z.int(),
  /** Events of triggers that are not handled yet. */
  pendingEvents: z.int(),
});
export type Usage = z.output<typeof Usage>;

const unknownUsage: Usage = { reads: Number.NaN, writes: Number.NaN, deletes: Number.NaN, pendingEvents: 0 };

/** The number of documents the database has read, written and deleted so far; NaN if the emulator does not count them. */
export async function usage(): Promise<Usage> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const response = await fetch(
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/usage`,
  );
  return response.ok ? Usage.parse(await response.json()) : unknownUsage;
}

/** Waits until the triggers of what was written have run, so that they are not measured. */
export async function waitForQuiet(): Promise<void> {
  while ((await usage()).pendingEvents > 0) await setTimeout(500);
}
