import { randomBytes, randomUUID } from "node:crypto";
import { type Clock, systemClock } from "./clock.ts";
import { Emulator } from "./emulator.ts";
import { type Definitions, loadDefinitions } from "./indexes/definitions.ts";
import { strictIndexes } from "./indexes/strict-indexes.ts";
import { RulesJudge } from "./judging/rules-judge.ts";
import { areUsable, formatIssue } from "./rules/issue.ts";
import type { Source } from "./rules/source.ts";
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
  /** Security rules to begin with, and whose they are; a project without any is open. */
  readonly rules?: Rules | undefined;
  /** Indexes without which queries are refused; a file or its content. */
  readonly indexes?: string | Definitions | undefined;
  readonly clock?: Clock;
  readonly post?: Post;
  readonly opened?: (database: string) => void;
  readonly shutDown?: () => void;
}

/** The security rules of one project. */
export interface Rules {
  readonly project: string;
  readonly source: Source;
}

/** Starts a Firestore emulator; port 0 is any free one. */
export async function startFirestore(options: Options = {}): Promise<Running & { emulator: Emulator }> {
  const { indexes, functions, seed } = options;
  const post = options.post ?? (functions === undefined ? undefined : postTo(functions));
  const triggers = new Triggers(post, randomUUID);
  const definitions = typeof indexes === "string" ? loadDefinitions(indexes) : indexes;
  const judge = new RulesJudge();
  if (options.rules) installFirst(judge, options.rules);
  const emulator = new Emulator({
    clock: options.clock ?? systemClock,
    randomBytes,
    judge,
    checkIndexes: definitions ? strictIndexes(definitions) : () => {},
    opened: options.opened ?? (() => {}),
    publish: (publication) => triggers.publish(publication),
  });
  if (seed !== undefined) importExport(emulator, seed);
  const place = { host: options.host ?? "127.0.0.1", port: options.port ?? 0 };
  const running = await listen(emulator, place, {
    triggers,
    rules: judge,
    shutDown: options.shutDown ?? (() => {}),
  });
  const close = () => {
    triggers.stop();
    return running.close();
  };
  return { port: running.port, emulator, close };
}

/** Rules that cannot be used let nobody in, rather than everybody. */
function installFirst(judge: RulesJudge, { project, source }: Rules): void {
  const issues = judge.install(project, source);
  for (const issue of issues) console.error(`${source.name} ${issue.severity} ${formatIssue(source, issue)}`);
  if (!areUsable(issues)) judge.close(project);
}
