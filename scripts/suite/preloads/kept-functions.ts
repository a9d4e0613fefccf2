import { setTimeout } from "node:timers/promises";
import { FunctionsEmulator } from "firebase-tools/lib/emulator/functionsEmulator.js";
import * as z from "zod/mini";

// Preloaded into firebase-tools: to enable triggers again it would load the functions again and restart all of their processes, which takes
// some ten seconds of processor time.

const Usage = z.object({ pendingEvents: z.int() });

/** Resolves when the events of earlier writes have arrived at the disabled triggers, which drop them. */
async function waitForEvents({ host, port }: { host: string; port: number }, project: string): Promise<void> {
  const usage = `http://${host}:${port}/emulator/v1/projects/${project}/usage`;
  while (Usage.parse(await (await fetch(usage)).json()).pendingEvents > 0) await setTimeout(20);
}

FunctionsEmulator.prototype.reloadTriggers = async function () {
  const firestore = this.getEmulatorInfo("firestore");
  if (firestore) await waitForEvents(firestore, this.args.projectId);
  for (const record of Object.values(this.triggers)) record.enabled = true;
};
