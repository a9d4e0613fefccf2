import { invalidArgument } from "../shared/rpc-error.ts";
import { toRecord, toText } from "../shared/untyped-json.ts";
import type { Change } from "../store/documents/document.ts";
import type { Path } from "../store/documents/path.ts";
import { compilePattern } from "./pattern.ts";

/** A function that is registered for document changes. */
export interface Trigger {
  readonly key: string;
  readonly project: string;
  readonly database: string;
  readonly generation: 1 | 2;
  /** The registered event type, which is repeated in events. */
  readonly eventType: string;
  readonly withAuthContext: boolean;
  readonly handles: (kind: ChangeKind) => boolean;
  readonly matches: (path: Path) => boolean;
}

export type ChangeKind = "created" | "updated" | "deleted";

/** Whether a change created, updated or deleted its document. */
export function getChangeKind({ before, after }: Change): ChangeKind {
  if (!before) return "created";
  return after ? "updated" : "deleted";
}

const v2Type =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
const v1Type = /\/document\.(create|update|delete|write)$/;
const v1Resource = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;
const v1Kinds: Readonly<Record<string, string>> = {
  create: "created",
  update: "updated",
  delete: "deleted",
  write: "written",
};

/** Reads the registration of a second-generation function. */
export function readEventarcTrigger(project: string, key: string, body: unknown): Trigger {
  const registration = toRecord(body);
  const eventType = toText(registration["eventType"]);
  const [, kind, auth] = v2Type.exec(eventType) ?? [];
  const document = toRecord(registration["document"]);
  const pattern = toText(document["value"]);
  if (kind === undefined || pattern === "")
    throw invalidArgument(`The trigger ${key} is not one of Firestore's.`);
  return {
    key,
    project,
    database: toDatabaseName(project, toText(registration["database"])),
    generation: 2,
    eventType,
    withAuthContext: auth !== undefined,
    handles: (changed) => kind === "written" || kind === changed,
    matches: compilePattern(pattern),
  };
}

/** Reads the registration of a first-generation function. */
export function readBackgroundTrigger(project: string, key: string, body: unknown): Trigger {
  const registration = toRecord(toRecord(body)["eventTrigger"]);
  const eventType = toText(registration["eventType"]);
  const kind = v1Kinds[v1Type.exec(eventType)?.[1] ?? ""];
  const [, database, pattern] = v1Resource.exec(toText(registration["resource"])) ?? [];
  if (kind === undefined || pattern === undefined) {
    throw invalidArgument(`The trigger ${key} is not one of Firestore's.`);
  }
  return {
    key,
    project,
    database: toDatabaseName(project, database ?? ""),
    generation: 1,
    eventType,
    withAuthContext: false,
    handles: (changed) => kind === "written" || kind === changed,
    matches: compilePattern(pattern),
  };
}

function toDatabaseName(project: string, id: string): string {
  return `projects/${project}/databases/${id === "" ? "(default)" : id}`;
}
