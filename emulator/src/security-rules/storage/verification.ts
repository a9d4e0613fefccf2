import { toRecord, toText } from "../../shared/untyped-json.ts";
import { DocumentLookups, LookupQuota } from "../language/evaluate/document-lookups.ts";
import type { EvaluationRequest } from "../language/evaluate/evaluation.ts";
import type { Ruleset } from "../language/evaluate/ruleset.ts";
import { methods } from "../language/syntax/ast.ts";
import { EvaluationError } from "../language/values/evaluation-error.ts";
import {
  createMap,
  createPath,
  formatPath,
  type PathValue,
  type RuleValue,
} from "../language/values/value.ts";
import { readProtocolValue } from "./protocol-values.ts";

const maxLookups = 2;

/** The result of one step: a verdict, or the path of a document that the evaluation needs. */
export type Step =
  | { readonly kind: "verdict"; readonly permit: boolean }
  | { readonly kind: "lookup"; readonly path: PathValue };

/** Thrown to leave the evaluation, which catches EvaluationError only. */
class DocumentNeeded {
  readonly path: PathValue;

  constructor(path: PathValue) {
    this.path = path;
  }
}

/** One access check for a file, requested by firebase-tools. */
export class Verification {
  readonly #ruleset: Ruleset;
  readonly #request: Omit<EvaluationRequest, "lookups">;
  readonly #documents = new Map<string, RuleValue>();

  constructor(ruleset: Ruleset, context: Readonly<Record<string, unknown>>) {
    this.#ruleset = ruleset;
    this.#request = readEvaluationRequest(context);
  }

  /** Evaluates the rules from the start: evaluation has no side effects, and the documents fetched so far are known. */
  step(): Step {
    const lookups = new DocumentLookups((path) => this.#read(path), [new LookupQuota(maxLookups)]);
    try {
      const { allowed } = this.#ruleset.evaluate("firebase.storage", { ...this.#request, lookups });
      return { kind: "verdict", permit: allowed };
    } catch (thrown) {
      if (!(thrown instanceof DocumentNeeded)) throw thrown;
      return { kind: "lookup", path: thrown.path };
    }
  }

  /** Adds the document that the last step needed; null when it does not exist. */
  addDocument(path: PathValue, document: RuleValue): void {
    this.#documents.set(formatPath(path), document);
  }

  #read(path: PathValue): RuleValue {
    const [databases, , documents, ...ids] = path.segments;
    if (databases !== "databases" || documents !== "documents" || ids.length === 0 || ids.length % 2 !== 0) {
      throw new EvaluationError(`${formatPath(path)} is not a document.`);
    }
    const known = this.#documents.get(formatPath(path));
    if (known === undefined) throw new DocumentNeeded(path);
    return known;
  }
}

function readEvaluationRequest(
  context: Readonly<Record<string, unknown>>,
): Omit<EvaluationRequest, "lookups"> {
  const method = methods.find((known) => known === context["method"]);
  if (!method) throw new Error(`The method ${toText(context["method"])} is not known.`);
  const variables = toRecord(context["variables"]);
  const request = readProtocolValue(variables["request"]);
  if (typeof request !== "object" || request?.type !== "map") throw new Error("The request must be a map.");
  return {
    method,
    target: createPath(
      toText(context["path"])
        .split("/")
        .filter((segment) => segment !== ""),
    ),
    request: createMap([["method", method], ["params", createMap([])], ...request.entries]),
    resource: readProtocolValue(variables["resource"]),
    // Discard the output: standard output carries the protocol.
    debug: () => {},
  };
}
