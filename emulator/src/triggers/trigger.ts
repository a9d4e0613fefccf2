import { invalid } from "../failure.ts";
import type { Change } from "../store/document.ts";
import type { Path } from "../store/path.ts";
import { recordOf, textOf } from "../untyped.ts";
import { compilePattern } from "./pattern.ts";

/** A function that wants to hear of changes. */
export interface Trigger {
  readonly key: string;
  readonly project: string;
  readonly database: string;
  readonly generation: 1 | 2;
  /** The type as it was registered; events carry it. */
  readonly eventType: string;
  readonly withAuthContext: boolean;
  readonly wants: (kind: ChangeKind) => boolean;
  readonly matches: (path: Path) => boolean;
}

export type ChangeKind = "created" | "updated" | "deleted";

/** What a change did to its document. */
export function kindOf({ before, after }: Change): ChangeKind {
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
  const registration = recordOf(body);
  const eventType = textOf(registration["eventType"]);
  const [, kind, auth] = v2Type.exec(eventType) ?? [];
  const document = recordOf(registration["document"]);
  const pattern = textOf(document["value"]);
  if (kind === undefined || pattern === "") throw invalid(`The trigger ${key} is not one of Firestore's.`);
  return {
    key,
    project,
    database: databaseOf(project, textOf(registration["database"])),
    generation: 2,
    eventType,
    withAuthContext: auth !== undefined,
    wants: (changed) => kind === "written" || kind === changed,
    matches: compilePattern(pattern),
  };
}

/** Reads the registration of a first-generation function. */
export function readBackgroundTrigger(project: string, key: string, body: unknown): Trigger {
  const registration = recordOf(recordOf(body)["eventTrigger"]);
  const eventType = textOf(registration["eventType"]);
  const kind = v1Kinds[v1Type.exec(eventType)?.[1] ?? ""];
  const [, database, pattern] = v1Resource.exec(textOf(registration["resource"])) ?? [];
  if (kind === undefined || pattern === undefined) {
    throw invalid(`The trigger ${key} is not one of Firestore's.`);
  }
  return {
    key,
    project,
    database: databaseOf(project, database ?? ""),
    generation: 1,
    eventType,
    withAuthContext: false,
    wants: (changed) => kind === "written" || kind === changed,
    matches: compilePattern(pattern),
  };
}

function databaseOf(project: string, id: string): string {
  return `projects/${project}/databases/${id === "" ? "(default)" : id}`;
}
