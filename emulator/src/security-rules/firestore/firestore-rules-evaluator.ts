import type { AccessCheck, Operation, RulesEvaluator } from "../../call/access-check.ts";
import { RpcError } from "../../shared/rpc-error.ts";
import { parseDatabaseName } from "../../wire/names.ts";
import { compile } from "../language/compile/compile.ts";
import { DocumentLookups, LookupQuota, type ReadDocument } from "../language/evaluate/document-lookups.ts";
import { Ruleset } from "../language/evaluate/ruleset.ts";
import type { Issue } from "../language/syntax/issue.ts";
import type { Source } from "../language/syntax/source.ts";
import { EvaluationError } from "../language/values/evaluation-error.ts";
import { formatPath } from "../language/values/value.ts";
import { toEvaluationRequests } from "./evaluation-requests.ts";
import { toResource } from "./rule-values.ts";

const maxLookups = 10;
const maxLookupsPerCommit = 20;

/** Evaluates the security rules of each project. A project without rules allows everything. */
export class FirestoreRulesEvaluator implements RulesEvaluator {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #listeners = new Map<string, Set<() => void>>();

  /**
   * Installs the rules of a project. Rules with errors are not installed, and the previous ones stay in force.
   * @returns errors and warnings
   */
  install(project: string, source: Source): readonly Issue[] {
    const { issues, ruleset } = compile(source);
    if (ruleset) this.#set(project, ruleset);
    return issues;
  }

  /** Denies every access to a project except to the Admin SDK. */
  denyAll(project: string): void {
    this.#set(project, new Ruleset("2", new Map()));
  }

  onChange(project: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(project) ?? new Set();
    this.#listeners.set(project, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  checkAccess(check: AccessCheck): ReadonlySet<string> {
    const read = new Set<string>();
    const ruleset = this.#rulesets.get(parseDatabaseName(check.database).project);
    if (!ruleset) return read;
    const reader = createReader(check, read);
    const shared = check.operations.some(isWrite) ? [new LookupQuota(maxLookupsPerCommit)] : [];
    for (const access of check.operations) {
      const accesses = new DocumentLookups(reader, [new LookupQuota(maxLookups), ...shared]);
      for (const request of toEvaluationRequests(check, access, accesses)) {
        const { allowed, reasons } = ruleset.evaluate("cloud.firestore", request);
        if (!allowed) throw createDenial(access, reasons);
      }
    }
    return read;
  }

  #set(project: string, ruleset: Ruleset): void {
    this.#rulesets.set(project, ruleset);
    for (const listener of this.#listeners.get(project) ?? []) listener();
  }
}

function isWrite({ method }: Operation): boolean {
  return method === "create" || method === "update" || method === "delete";
}

/** Creates the reader for `get` and `exists`, which adds the key of every document it reads to `read`. */
function createReader({ database, before, after }: AccessCheck, read: Set<string>): ReadDocument {
  const { id } = parseDatabaseName(database);
  return (path, isAfter) => {
    const [databases, name, documents, ...ids] = path.segments;
    if (databases !== "databases" || name !== id || documents !== "documents") {
      throw new EvaluationError(`${formatPath(path)} is not in the database ${id}.`);
    }
    if (ids.length === 0 || ids.length % 2 !== 0)
      throw new EvaluationError(`${formatPath(path)} is not a document.`);
    const key = ids.join("/");
    read.add(key);
    return toResource(database, isAfter ? after(key) : before(key));
  };
}

function createDenial({ method }: Operation, reasons: readonly string[]): RpcError {
  const why =
    reasons.length === 0 ? `No matching allow statements for '${method}'.` : `\n${reasons.join(", ")}`;
  return new RpcError("PERMISSION_DENIED", why);
}
