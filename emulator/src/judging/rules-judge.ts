import { Failure } from "../failure.ts";
import type { Access, Judge, Trial } from "../judge.ts";
import { Accesses, Quota, type ReadDocument } from "../rules/accesses.ts";
import { compile } from "../rules/compile.ts";
import { Fault } from "../rules/fault.ts";
import type { Issue } from "../rules/issue.ts";
import { Ruleset } from "../rules/ruleset.ts";
import type { Source } from "../rules/source.ts";
import { formatPath } from "../rules/value.ts";
import { partsOf } from "../wire/names.ts";
import { inquiriesOf } from "./inquiries.ts";
import { resourceOf } from "./rule-values.ts";

const mostDocuments = 10;
const mostDocumentsOfCommit = 20;

/** Judges by the security rules of each project. A project without rules is open. */
export class RulesJudge implements Judge {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Installs rules for a project, unless they have errors: then those before them stay in force. */
  install(project: string, source: Source): readonly Issue[] {
    const { issues, ruleset } = compile(source);
    if (ruleset) this.#set(project, ruleset);
    return issues;
  }

  /** Lets nobody but admins into a project. */
  close(project: string): void {
    this.#set(project, new Ruleset("2", new Map()));
  }

  onChange(project: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(project) ?? new Set();
    this.#listeners.set(project, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  judge(trial: Trial): ReadonlySet<string> {
    const read = new Set<string>();
    const ruleset = this.#rulesets.get(partsOf(trial.database).project);
    if (!ruleset) return read;
    const reader = readerOf(trial, read);
    const shared = trial.accesses.some(isWrite) ? [new Quota(mostDocumentsOfCommit)] : [];
    for (const access of trial.accesses) {
      const accesses = new Accesses(reader, [new Quota(mostDocuments), ...shared]);
      for (const inquiry of inquiriesOf(trial, access, accesses)) {
        const { allowed, reasons } = ruleset.judge("cloud.firestore", inquiry);
        if (!allowed) throw denial(access, reasons);
      }
    }
    return read;
  }

  #set(project: string, ruleset: Ruleset): void {
    this.#rulesets.set(project, ruleset);
    for (const listener of this.#listeners.get(project) ?? []) listener();
  }
}

function isWrite({ method }: Access): boolean {
  return method === "create" || method === "update" || method === "delete";
}

/** Finds documents for `get` and `exists`, and notes which. */
function readerOf({ database, before, after }: Trial, read: Set<string>): ReadDocument {
  const { id } = partsOf(database);
  return (path, isAfter) => {
    const [databases, name, documents, ...ids] = path.segments;
    if (databases !== "databases" || name !== id || documents !== "documents") {
      throw new Fault(`${formatPath(path)} is not in the database ${id}.`);
    }
    if (ids.length === 0 || ids.length % 2 !== 0) throw new Fault(`${formatPath(path)} is not a document.`);
    const key = ids.join("/");
    read.add(key);
    return resourceOf(database, isAfter ? after(key) : before(key));
  };
}

function denial({ method }: Access, reasons: readonly string[]): Failure {
  const why =
    reasons.length === 0 ? `No matching allow statements for '${method}'.` : `\n${reasons.join(", ")}`;
  return new Failure("PERMISSION_DENIED", why);
}
