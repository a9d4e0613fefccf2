import { randomBytes, randomUUID } from "node:crypto";
import { Emulator } from "../call/emulator.ts";
import { importExport } from "../import-export/import.ts";
import { type IndexDefinitions, loadIndexDefinitions } from "../indexes/definitions.ts";
import { strictIndexes } from "../indexes/strict-indexes.ts";
import { FirestoreRulesEvaluator } from "../security-rules/firestore/firestore-rules-evaluator.ts";
import { areUsable, formatIssue } from "../security-rules/language/syntax/issue.ts";
import type { Source } from "../security-rules/language/syntax/source.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { type RunningServer, startServer } from "../transport/server.ts";
import { createPost } from "../triggers/post.ts";
import { type Post, Triggers } from "../triggers/triggers.ts";

export interface EmulatorOptions {
  readonly host?: string;
  readonly port?: number;
  /** host:port of the Functions emulator; without it no events are sent. */
  readonly functions?: string | undefined;
  /** The overview file of an export to import at start. */
  readonly seed?: string | undefined;
  /** Security rules to install at start; a project without rules allows everything. */
  readonly rules?: ProjectRules | undefined;
  /** Index definitions or their file; queries without an index then fail as in production. */
  readonly indexes?: string | IndexDefinitions | undefined;
  readonly clock?: Clock;
  readonly post?: Post;
  readonly onDatabaseOpened?: (database: string) => void;
  readonly shutDown?: () => void;
}

export interface ProjectRules {
  readonly project: string;
  readonly source: Source;
}

/** Starts a Firestore emulator; port 0 selects any free port. */
export async function startFirestore(
  options: EmulatorOptions = {},
): Promise<RunningServer & { emulator: Emulator }> {
  const { indexes, functions, seed } = options;
  const post = options.post ?? (functions === undefined ? undefined : createPost(functions));
  const triggers = new Triggers(post, randomUUID);
  const definitions = typeof indexes === "string" ? loadIndexDefinitions(indexes) : indexes;
  const rulesEvaluator = new FirestoreRulesEvaluator();
  if (options.rules) installInitialRules(rulesEvaluator, options.rules);
  const emulator = new Emulator({
    clock: options.clock ?? systemClock,
    randomBytes,
    rulesEvaluator,
    checkIndexes: definitions ? strictIndexes(definitions) : () => {},
    onDatabaseOpened: options.onDatabaseOpened ?? (() => {}),
    publish: (publication) => triggers.publish(publication),
  });
  if (seed !== undefined) importExport(emulator, seed);
  const endpoint = { host: options.host ?? "127.0.0.1", port: options.port ?? 0 };
  const running = await startServer(emulator, endpoint, {
    triggers,
    rules: rulesEvaluator,
    shutDown: options.shutDown ?? (() => {}),
  });
  const close = () => {
    triggers.stop();
    return running.close();
  };
  return { port: running.port, emulator, close };
}

/** Rules with errors deny every access except to the Admin SDK, instead of leaving the project open. */
function installInitialRules(
  rulesEvaluator: FirestoreRulesEvaluator,
  { project, source }: ProjectRules,
): void {
  const issues = rulesEvaluator.install(project, source);
  for (const issue of issues) console.error(`${source.name} ${issue.severity} ${formatIssue(source, issue)}`);
  if (!areUsable(issues)) rulesEvaluator.denyAll(project);
}
