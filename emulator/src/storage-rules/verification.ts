import { Accesses, Quota } from "../rules/accesses.ts";
import { methods } from "../rules/ast.ts";
import { Fault } from "../rules/fault.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Inquiry } from "../rules/run.ts";
import { formatPath, mapOf, type PathValue, pathOf, type RuleValue } from "../rules/value.ts";
import { recordOf, textOf } from "../untyped.ts";
import { readProtocolValue } from "./protocol-values.ts";

const mostDocuments = 2;

/** What a verification comes to: a verdict, or a document that it cannot go on without. */
export type Step =
  | { readonly kind: "verdict"; readonly permit: boolean }
  | { readonly kind: "question"; readonly path: PathValue };

/** Thrown through the rules, which only catch faults of their own. */
class DocumentNeeded {
  readonly path: PathValue;

  constructor(path: PathValue) {
    this.path = path;
  }
}

/** One question of firebase-tools: may this be done to this file? */
export class Verification {
  readonly #ruleset: Ruleset;
  readonly #inquiry: Omit<Inquiry, "accesses">;
  readonly #documents = new Map<string, RuleValue>();

  constructor(ruleset: Ruleset, context: Readonly<Record<string, unknown>>) {
    this.#ruleset = ruleset;
    this.#inquiry = readInquiry(context);
  }

  /** Evaluates the rules from their beginning: they change nothing, and what was read is known by now. */
  step(): Step {
    const accesses = new Accesses((path) => this.#read(path), [new Quota(mostDocuments)]);
    try {
      const { allowed } = this.#ruleset.judge("firebase.storage", { ...this.#inquiry, accesses });
      return { kind: "verdict", permit: allowed };
    } catch (thrown) {
      if (!(thrown instanceof DocumentNeeded)) throw thrown;
      return { kind: "question", path: thrown.path };
    }
  }

  /** Answers the question of the last step; a document that is missing is null. */
  learn(path: PathValue, document: RuleValue): void {
    this.#documents.set(formatPath(path), document);
  }

  #read(path: PathValue): RuleValue {
    const [databases, , documents, ...ids] = path.segments;
    if (databases !== "databases" || documents !== "documents" || ids.length === 0 || ids.length % 2 !== 0) {
      throw new Fault(`${formatPath(path)} is not a document.`);
    }
    const known = this.#documents.get(formatPath(path));
    if (known === undefined) throw new DocumentNeeded(path);
    return known;
  }
}

function readInquiry(context: Readonly<Record<string, unknown>>): Omit<Inquiry, "accesses"> {
  const method = methods.find((known) => known === context["method"]);
  if (!method) throw new Error(`The method ${textOf(context["method"])} is not known.`);
  const variables = recordOf(context["variables"]);
  const request = readProtocolValue(variables["request"]);
  if (typeof request !== "object" || request?.type !== "map") throw new Error("The request must be a map.");
  return {
    method,
    trail: pathOf(
      textOf(context["path"])
        .split("/")
        .filter((segment) => segment !== ""),
    ),
    request: mapOf([["method", method], ["params", mapOf([])], ...request.entries]),
    resource: readProtocolValue(variables["resource"]),
    // The output belongs to the protocol.
    debug: () => {},
  };
}
