import { randomBytes } from "node:crypto";
import { systemClock } from "../clock.ts";
import { Emulator } from "../emulator.ts";
import { denyEverything } from "../judge.ts";
import { listen } from "../server.ts";
import { type FirestoreArguments, readArguments } from "./arguments.ts";
import { stopWithParent } from "./parent.ts";

/** Runs the Firestore emulator as firebase-tools starts it, until it is told to stop. */
export async function runFirestore(argv: readonly string[]): Promise<void> {
  const given = readArguments(argv);
  const emulator = new Emulator({
    clock: systemClock,
    randomBytes,
    judge: denyEverything,
    checkIndexes: () => {},
    publish: () => {},
  });
  await open(emulator, given);
}

async function open(emulator: Emulator, { host, port }: FirestoreArguments): Promise<void> {
  const stop = () => process.exit(0);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  stopWithParent(stop);
  try {
    const running = await listen(emulator, { host, port }, { shutDown: stop });
    console.info(`Firestore emulator listening on ${host}:${running.port}`);
  } catch (thrown) {
    const busy = thrown instanceof Error && "code" in thrown && thrown.code === "EADDRINUSE";
    console.error(busy ? "Address already in use" : thrown);
    process.exit(1);
  }
}
