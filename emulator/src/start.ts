import { randomBytes, randomUUID } from "node:crypto";
import { type Clock, systemClock } from "./clock.ts";
import { Emulator } from "./emulator.ts";
import { type Definitions, loadDefinitions } from "./indexes/definitions.ts";
import { strictIndexes } from "./indexes/strict-indexes.ts";
import { denyEverything } from "./judge.ts";
import { listen, type Running } from "./server.ts";
import { importExport } from "./transfer/import.ts";
import { postTo } from "./triggers/post.ts";
import { type Post, Triggers } from "./triggers/triggers.ts";

/** How an emulator is to run. */
export interface Options {
  readonly host?: string;
  readonly port?: number;
  /** host:port of the Functions emulator; without it no function hears of anything. */
  readonly functions?: string | undefined;
  /** The overview file of an export to begin with. */
  readonly seed?: string | undefined;
  /** Indexes without which queries are refused; a file or its content. */
  readonly indexes?: string | Definitions | undefined;
  readonly clock?: Clock;
  readonly post?: Post;
  readonly opened?: (database: string) => void;
  readonly shutDown?: () => void;
}

/** Starts a Firestore emulator; port 0 is any free one. */
export async function startFirestore(options: Options = {}): Promise<Running & { emulator: Emulator }> {
  const { indexes, functions, seed } = options;
  const post = options.post ?? (functions === undefined ? undefined : postTo(functions));
  const triggers = new Triggers(post, randomUUID);
  const definitions = typeof indexes === "string" ? loadDefinitions(indexes) : indexes;
  const emulator = new Emulator({
    clock: options.clock ?? systemClock,
    randomBytes,
    judge: denyEverything,
    checkIndexes: definitions ? strictIndexes(definitions) : () => {},
    opened: options.opened ?? (() => {}),
    publish: (publication) => triggers.publish(publication),
  });
  if (seed !== undefined) importExport(emulator, seed);
  const place = { host: options.host ?? "127.0.0.1", port: options.port ?? 0 };
  const running = await listen(emulator, place, { triggers, shutDown: options.shutDown ?? (() => {}) });
  const close = () => {
    triggers.stop();
    return running.close();
  };
  return { port: running.port, emulator, close };
}
