import fc from "fast-check";
import { expect, test } from "vitest";
import type { AccessCheck, Operation } from "../../call/access-check.ts";
import type { Value } from "../../store/documents/value.ts";
import { prepareQuery } from "../../store/queries/prepared-query.ts";
import type { Filter, LeafFilter } from "../../store/queries/query.ts";
import { buildQuery } from "../../testing/databases.ts";
import { array, createStoredDocument, int, nil, str } from "../../testing/values.ts";
import { Source } from "../language/syntax/source.ts";
import { FirestoreRulesEvaluator } from "./firestore-rules-evaluator.ts";

const fields = fc.constantFrom("a", "b");
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map(int),
  fc.constantFrom("x", "y").map(str),
  fc.constant(nil),
);
const stored = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 2 }).map((all) => array(...all)),
);

const leaf: fc.Arbitrary<LeafFilter> = fc.oneof(
  fc
    .tuple(fields, fc.constantFrom("==", "<", "<=", ">", ">=", "!=", "array-contains"), scalar)
    .map(([name, op, value]) => ({ op, field: [name], value }) as const),
  fc
    .tuple(
      fields,
      fc.constantFrom("in", "array-contains-any"),
      fc.array(scalar, { minLength: 1, maxLength: 2 }),
    )
    .map(([name, op, values]) => ({ op, field: [name], value: array(...values) }) as const),
  fc
    .tuple(fields, fc.constantFrom("is-null", "is-not-null"))
    .map(([name, op]) => ({ op, field: [name] }) as const),
);
const filter: fc.Arbitrary<Filter> = fc
  .tuple(fc.constantFrom("and" as const, "or" as const), fc.array(leaf, { minLength: 1, maxLength: 2 }))
  .map(([op, filters]) => ({ op, filters }));

const literal = fc.constantFrom("0", "1", "2", "3", "'x'", "'y'", "null");
const comparison = fc.oneof(
  fc
    .tuple(fields, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), literal)
    .map(([name, operator, value]) => {
      return `resource.data.${name} ${operator} ${value}`;
    }),
  fc.tuple(literal, fields).map(([value, name]) => `${value} in resource.data.${name}`),
  fc
    .tuple(literal, literal, fields)
    .map(([one, other, name]) => `resource.data.${name} in [${one}, ${other}]`),
  fc.tuple(fields, fc.constantFrom("int", "string", "list", "number")).map(([name, type]) => {
    return `resource.data.${name} is ${type}`;
  }),
  fields.map((name) => `'${name}' in resource.data`),
  fields.map((name) => `resource.data.get('${name}', 9) == 9`),
  fc.constantFrom(
    "resource == null",
    "resource.data == null",
    "resource.data.size() > 0",
    "id == 'd'",
    "true",
  ),
);
const condition = fc.oneof(
  comparison,
  comparison.map((one) => `!(${one})`),
  fc.tuple(comparison, fc.constantFrom("&&", "||"), comparison).map((parts) => parts.join(" ")),
  fc.tuple(comparison, comparison, comparison).map(([a, b, c]) => `${a} ? ${b} : !(${c})`),
);

/** Whether rules allow an operation to an anonymous caller. */
function isAllowed(text: string, access: Operation): boolean {
  const evaluator = new FirestoreRulesEvaluator();
  const rules = `service cloud.firestore { match /databases/{db}/documents/c/{id} { allow read: if ${text}; } }`;
  evaluator.install("p", new Source(rules));
  const check: AccessCheck = {
    ...{ caller: { kind: "anonymous" }, database: "projects/p/databases/(default)", time: 0n },
    ...{ operations: [access], before: () => undefined, after: () => undefined },
  };
  try {
    evaluator.checkAccess(check);
    return true;
  } catch {
    return false;
  }
}

test("a query that is allowed finds only documents that may be read one by one", () => {
  let proven = 0;
  const documents = fc.array(fc.dictionary(fields, stored, { maxKeys: 2 }), { minLength: 3, maxLength: 10 });
  fc.assert(
    fc.property(condition, filter, documents, (text, where, contents) => {
      const query = prepareIfServed(where);
      if (!query || !isAllowed(text, { method: "list", query })) return;
      for (const content of contents) {
        const document = createStoredDocument("c/d", content);
        if (!query.matches(document)) continue;
        proven++;
        expect(isAllowed(text, { method: "get", path: ["c", "d"], stored: document })).toBe(true);
      }
    }),
    { seed: 20261125, numRuns: 30_000 },
  );
  // Fail if too few documents were compared to prove anything.
  expect(proven).toBeGreaterThan(500);
});

function prepareIfServed(where: Filter) {
  try {
    return prepareQuery(buildQuery("c", { where }));
  } catch {
    return undefined;
  }
}
