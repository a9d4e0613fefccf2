import fc from "fast-check";
import type { AccessCheck, Operation } from "../call/access-check.ts";
import { FirestoreRulesEvaluator } from "../security-rules/firestore/firestore-rules-evaluator.ts";
import { areUsable } from "../security-rules/language/syntax/issue.ts";
import { Source } from "../security-rules/language/syntax/source.ts";
import { RpcError } from "../shared/rpc-error.ts";
import type { Fields } from "../store/documents/value.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import type { LeafFilter } from "../store/queries/query.ts";
import { anyFile } from "./arbitrary-rules.ts";
import { buildQuery } from "./databases.ts";
import { printFile } from "./print-rules.ts";
import { anyValue, createStoredDocument, str } from "./values.ts";

const database = "projects/p/databases/(default)";
const names = fc.constantFrom("a", "b", "c", "owner", "list", "map");
const anyFields: fc.Arbitrary<
  Record<string, Fields extends ReadonlyMap<string, infer Value> ? Value : never>
> = fc.dictionary(names, anyValue, { maxKeys: 4 });

const anyFilter: fc.Arbitrary<LeafFilter> = fc
  .tuple(names, fc.constantFrom("==", "<", ">=", "array-contains", "!=", "is-null", "in"), anyValue)
  .map(([name, op, value]) => {
    const field = [name];
    if (op === "is-null") return { op, field };
    if (op === "in") return { op, field, value: { type: "array", values: [value, str("aino")] } };
    return { op, field, value };
  });

const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(anyFields, anyFields, fc.constantFrom("get", "create", "update", "delete"))
    .map(([before, after, method]) => {
      const path = ["c", "d"];
      const stored = method === "create" ? undefined : createStoredDocument("c/d", before);
      if (method === "get") return { method, path, stored };
      return {
        method,
        path,
        stored,
        next: method === "delete" ? undefined : createStoredDocument("c/d", after),
      };
    }),
  fc
    .tuple(fc.uniqueArray(anyFilter, { maxLength: 2, selector: ({ op }) => op }), fc.boolean())
    .map(([filters, allDescendants]) => {
      const where = { op: "and", filters } as const;
      const query = {
        ...buildQuery("c", { where, limit: 3 }),
        scope: { parent: [], collectionId: "c", allDescendants },
      };
      return { method: "list", query: prepareQuery(query) } as const;
    }),
);

/** A rules file and an operation to evaluate with it. */
export const anyAccessCheck = fc.record({
  text: anyFile.map(printFile),
  access: anyOperation,
  signedIn: fc.boolean(),
  others: anyFields,
});
type AnyAccessCheck = typeof anyAccessCheck extends fc.Arbitrary<infer Value> ? Value : never;

/** Replaces a piece of a rules file by other text, so that it is most likely invalid. */
export const anyCorruption = fc.record({
  text: anyFile.map(printFile),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(8),
  piece: fc.oneof(
    fc.constantFrom(
      "{",
      "}",
      "(",
      ")",
      "/",
      "'",
      "/*",
      "$(",
      "[",
      ";",
      "!",
      "..",
      "function",
      "return",
      "\\",
      "\0",
    ),
    fc.string({ maxLength: 4, unit: "binary" }),
  ),
});

/**
 * Evaluates the same access check twice and throws when it crashes or gives different results.
 * @returns the result
 */
export function evaluateTwice({ text, access, signedIn, others }: AnyAccessCheck): string {
  const evaluator = new FirestoreRulesEvaluator();
  if (!areUsable(evaluator.install("p", new Source(text)))) return "rejected";
  const other = createStoredDocument("c/other", others);
  const check: AccessCheck = {
    caller: signedIn
      ? { kind: "user", uid: "aino", token: { role: "admin", level: 3 } }
      : { kind: "anonymous" },
    ...{ database, time: 1_700_000_000_000_000n, operations: [access] },
    before: () => other,
    after: () => other,
  };
  const verdicts = [getVerdict(evaluator, check), getVerdict(evaluator, check)];
  if (verdicts[0] !== verdicts[1]) throw new Error(`Different verdicts: ${verdicts.join(" and ")}`);
  return verdicts[0] ?? "";
}

function getVerdict(evaluator: FirestoreRulesEvaluator, check: AccessCheck): string {
  try {
    evaluator.checkAccess(check);
    return "allowed";
  } catch (thrown) {
    if (thrown instanceof RpcError) return thrown.message;
    throw thrown;
  }
}

/** Compiles a corrupted rules file and throws when it crashes. */
export function compileCorrupted({
  text,
  at,
  length,
  piece,
}: typeof anyCorruption extends fc.Arbitrary<infer V> ? V : never) {
  const start = Math.floor(at * text.length);
  new FirestoreRulesEvaluator().install(
    "p",
    new Source(text.slice(0, start) + piece + text.slice(start + length)),
  );
}
