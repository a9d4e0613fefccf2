import { randomBytes, randomUUID } from "node:crypto";
import { systemClock } from "../clock.ts";
import { Emulator } from "../emulator.ts";
import { denyEverything } from "../judge.ts";
import { listen } from "../server.ts";
import { postTo } from "../triggers/post.ts";
import { Triggers } from "../triggers/triggers.ts";
import { type FirestoreArguments, readArguments } from "./arguments.ts";
import { stopWithParent } from "./parent.ts";

/** Runs the Firestore emulator as firebase-tools starts it, until it is told to stop. */
export async function runFirestore(argv: readonly string[]): Promise<void> {
  const given = readArguments(argv);
  const post = given.functions === undefined ? undefined : postTo(given.functions);
  const triggers = new Triggers(post, randomUUID);
  const emulator = new Emulator({
    clock: systemClock,
    randomBytes,
    judge: denyEverything,
    checkIndexes: () => {},
    publish: (publication) => triggers.publish(publication),
  });
  await open(emulator, triggers, given);
}

async function open(
  emulator: Emulator,
  triggers: Triggers,
  { host, port }: FirestoreArguments,
): Promise<void> {
  const stop = () => process.exit(0);
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  stopWithParent(stop);
  try {
    const running = await listen(emulator, { host, port }, { triggers, shutDown: stop });
    console.info(`Firestore emulator listening on ${host}:${running.port}`);
  } catch (thrown) {
    const busy = thrown instanceof Error && "code" in thrown && thrown.code === "EADDRINUSE";
    console.error(busy ? "Address already in use" : thrown);
    process.exit(1);
  }
}
