import fc from "fast-check";
import { methodArities } from "../security-rules/language/built-ins/call-method.ts";
import { globals, namespaces } from "../security-rules/language/built-ins/namespaces.ts";
import {
  type BinaryOperator,
  type Expression,
  type File,
  type FunctionDeclaration,
  type Match,
  methods,
  type Name,
  type PatternSegment,
  typeNames,
} from "../security-rules/language/syntax/ast.ts";

const here = { start: 0, end: 0 };
const nameOf = (text: string): Name => ({ ...here, text });
const variable = (name: string): Expression => ({ ...here, kind: "variable", name });
const member = (target: Expression, name: string): Expression => ({ ...here, kind: "member", target, name });
const fieldNames = ["a", "b", "c", "owner", "list", "map"];

const literal: fc.Arbitrary<Expression> = fc
  .oneof(
    fc.constantFrom(null, true, false),
    fc.constantFrom(0n, 1n, -1n, 2n, 2n ** 63n - 1n, -(2n ** 63n)),
    fc.constantFrom(0, 0.5, 1, 1e300, 1e-7),
    fc.constantFrom("", "a", "aino", "(a|b)*", "[", "$1", "ä😀", "/a/b", "it's \\ \n", "1", "owner"),
  )
  .map((value) => ({ ...here, kind: "literal", value }));

const known: fc.Arbitrary<Expression> = fc.oneof(
  fc.constantFrom("request", "resource", "database", "id", "rest", "p0", "v0", "nowhere").map(variable),
  fc.constantFrom("auth", "time", "resource", "method", "query", "path").map((name) => {
    return member(variable("request"), name);
  }),
  fc.constantFrom(...fieldNames).map((name) => member(member(variable("resource"), "data"), name)),
  fc.constant(member(member(variable("request"), "auth"), "uid")),
);

const callable = [...methodArities].map(([name, arities]) => [name, [...arities][0] ?? 0] as const);
const builtIns = [
  ...[...globals].map(([name, { arity }]) => [name, arity] as const),
  ...["get", "exists", "getAfter", "existsAfter", "debug"].map((name) => [name, 1] as const),
  ...["f0", "f1", "f2"].map((name) => [name, 1] as const),
];
const spaced = [...namespaces].flatMap(([space, table]) => {
  return [...table].map(([name, { arity }]) => [space, name, arity] as const);
});
const operators: readonly BinaryOperator[] = [
  ...(["==", "!=", "<", "<=", ">", ">=", "in", "+", "-", "*", "/", "%"] as const),
];

/** Any expression; most refer to names that exist. */
export const anyExpression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression }>((tie) => {
  const node = tie("node");
  const list = (least: number, most: number) => fc.array(node, { minLength: least, maxLength: most });
  const args = (count: number) => list(count, count);
  return {
    node: fc.oneof(
      { depthSize: "small", withCrossShrink: true, maxDepth: 4 },
      ...[literal, known],
      list(0, 3).map((items) => ({ ...here, kind: "list", items }) as const),
      fc.uniqueArray(fc.constantFrom(...fieldNames), { maxLength: 3 }).chain((keys) => {
        return args(keys.length).map((values) => {
          const entries = values.map((value, at) => ({ key: keys[at] ?? "", value }));
          return { ...here, kind: "map", entries } as const;
        });
      }),
      fc
        .array(fc.oneof(fc.constantFrom("databases", "(default)", "documents", "c", "a-b.c"), node), {
          minLength: 1,
          maxLength: 5,
        })
        .map((segments) => ({ ...here, kind: "path", segments }) as const),
      fc.constantFrom(...builtIns).chain(([name, arity]) => {
        return args(arity).map(
          (given) => ({ ...here, kind: "call", name: nameOf(name), args: given }) as const,
        );
      }),
      fc.constantFrom(...callable).chain(([name, arity]) => {
        return fc.tuple(node, args(arity)).map(([target, given]) => {
          return { ...here, kind: "methodCall", target, name: nameOf(name), args: given } as const;
        });
      }),
      fc.constantFrom(...spaced).chain(([space, name, arity]) => {
        return args(arity).map((given) => {
          const target = variable(space);
          return { ...here, kind: "methodCall", target, name: nameOf(name), args: given } as const;
        });
      }),
      fc.tuple(node, fc.constantFrom(...fieldNames, "data", "in", "is")).map(([target, name]) => {
        return member(target, name);
      }),
      fc.tuple(node, node).map(([target, index]) => ({ ...here, kind: "index", target, index }) as const),
      fc.tuple(node, node, node).map(([target, from, to]) => {
        return { ...here, kind: "slice", target, from, to } as const;
      }),
      fc.tuple(fc.constantFrom("!" as const, "-" as const), node).map(([operator, operand]) => {
        return { ...here, kind: "unary", operator, operand } as const;
      }),
      fc.tuple(fc.constantFrom(...operators), node, node).map(([operator, left, right]) => {
        return { ...here, kind: "binary", operator, left, right } as const;
      }),
      fc.tuple(node, fc.constantFrom(...typeNames)).map(([value, type]) => {
        return { ...here, kind: "is", value, type } as const;
      }),
      fc.tuple(fc.constantFrom("and" as const, "or" as const), list(2, 4)).map(([kind, operands]) => {
        return { ...here, kind, operands } as const;
      }),
      fc.tuple(node, node, node).map(([condition, consequent, alternative]) => {
        return { ...here, kind: "conditional", condition, consequent, alternative } as const;
      }),
    ),
  };
}).node;

// The expressions may call f0, f1 and f2, so functions can be recursive; the compiler rejects such files.
function anyFunction(at: number): fc.Arbitrary<FunctionDeclaration> {
  return fc.tuple(fc.array(anyExpression, { maxLength: 2 }), anyExpression).map(([values, result]) => ({
    ...here,
    name: nameOf(`f${at}`),
    parameters: [nameOf("p0")],
    lets: values.map((value, index) => ({ ...here, name: nameOf(`v${index}`), value })),
    result,
  }));
}

const anyPattern: fc.Arbitrary<PatternSegment[]> = fc
  .tuple(
    fc.subarray<PatternSegment>([
      { ...here, kind: "text", text: "c" },
      { ...here, kind: "one", name: "id" },
      { ...here, kind: "glob", name: "rest" },
      { ...here, kind: "text", text: "d" },
    ]),
    fc.constant<PatternSegment>({ ...here, kind: "one", name: "x" }),
  )
  .map(([segments, last]) => (segments.length === 0 ? [last] : segments));

const ownFunctions: fc.Arbitrary<FunctionDeclaration[]> = fc
  .option(anyFunction(2), { nil: undefined })
  .map((one) => (one ? [one] : []));

function anyMatch(depth: number): fc.Arbitrary<Match> {
  const none = fc.constant<Match[]>([]);
  return fc
    .record({
      pattern: anyPattern,
      functions: ownFunctions,
      matches: depth === 0 ? none : fc.array(anyMatch(depth - 1), { maxLength: 2 }),
      allows: fc.array(
        fc.record({
          methods: fc.subarray([...methods, "read", "write"] as const, { minLength: 1 }),
          condition: fc.option(anyExpression, { nil: undefined, freq: 20 }),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ allows, ...match }) => ({
      ...here,
      ...match,
      allows: allows.map((allow) => ({ ...here, ...allow })),
    }));
}

/** Any rules file for Firestore. Functions may call each other in ways that the compiler rejects. */
export const anyFile: fc.Arbitrary<File> = fc
  .record({
    functions: fc.tuple(anyFunction(0), anyFunction(1)),
    matches: fc.array(anyMatch(1), { minLength: 1, maxLength: 3 }),
  })
  .map(({ functions, matches }) => {
    const database: Match = {
      ...here,
      pattern: [
        { ...here, kind: "text", text: "databases" },
        { ...here, kind: "one", name: "database" },
        { ...here, kind: "text", text: "documents" },
      ],
      functions: [],
      allows: [],
      matches,
    };
    const service = { ...here, name: "cloud.firestore", functions, matches: [database] } as const;
    return { ...here, version: "2", functions: [], services: [service] };
  });
