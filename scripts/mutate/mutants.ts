import {
  type Allow,
  type Expression,
  type FunctionDeclaration,
  type Match,
  parse,
  type Span,
} from "@halkopiha/emulator/rules-parser.ts";

/** The rules with one mutation. */
export interface Mutant {
  line: number;
  /** The mutation in words: `dropped isAdmin()`. */
  change: string;
  /** The collection or folder of the mutated block; null for code shared by all blocks. */
  block: string | null;
  text: string;
}

interface Edit {
  span: Span;
  replacement: string;
  verb: string;
}

const boundary: Readonly<Record<string, string>> = { "<=": "<", ">=": ">", "<": "<=", ">": ">=" };

/** A comparison with its boundary changed. */
function comparisonEdits(text: string, node: Extract<Expression, { kind: "binary" }>): Edit[] {
  const off = boundary[node.operator];
  if (!off) return [];
  const [left, right] = [
    text.slice(node.left.start, node.left.end),
    text.slice(node.right.start, node.right.end),
  ];
  // No test makes a request in exactly the moment of a bound, and none needs to.
  if (left === "request.time" || right === "request.time") return [];
  return [{ span: node, replacement: `${left} ${off} ${right}`, verb: "moved the bound of" }];
}

/** A list with one item dropped, for each item. */
function itemEdits(text: string, items: readonly Span[], list: Span): Edit[] {
  return items.map((dropped) => {
    const kept = items.filter((item) => item !== dropped).map(({ start, end }) => text.slice(start, end));
    return {
      span: list,
      replacement: `[${kept.join(", ")}]`,
      verb: `dropped ${text.slice(dropped.start, dropped.end)} from`,
    };
  });
}

/** Mutations of the lists anywhere within a value. */
function valueEdits(text: string, node: Expression): Edit[] {
  switch (node.kind) {
    case "list":
      return itemEdits(text, node.items, node);
    case "binary":
      return [...valueEdits(text, node.left), ...valueEdits(text, node.right)];
    case "methodCall":
      return [node.target, ...node.args].flatMap((part) => valueEdits(text, part));
    case "call":
      return node.args.flatMap((part) => valueEdits(text, part));
    default:
      return [];
  }
}

/** Every part of a condition, dropped and negated. */
function conditionEdits(text: string, node: Expression): Edit[] {
  const flipped = { span: node, replacement: `!(${text.slice(node.start, node.end)})`, verb: "flipped" };
  if (node.kind === "and" || node.kind === "or") {
    const neutral = node.kind === "and" ? "true" : "false";
    return node.operands.flatMap((operand) => [
      { span: operand, replacement: neutral, verb: "dropped" },
      ...conditionEdits(text, operand),
    ]);
  }
  if (node.kind === "binary") return [flipped, ...comparisonEdits(text, node), ...valueEdits(text, node)];
  return [flipped, ...valueEdits(text, node)];
}

function functionEdits(text: string, { lets, result }: FunctionDeclaration): Edit[] {
  return [...conditionEdits(text, result), ...lets.flatMap(({ value }) => mapEdits(value))];
}

/** Each value of a map replaced by one that equals nothing. */
function mapEdits(node: Expression): Edit[] {
  if (node.kind !== "map") return [];
  return node.entries.map(({ key, value }) => ({
    span: value,
    replacement: "'nothing'",
    verb: `under '${key}' replaced`,
  }));
}

/** An allow statement without its condition, with each part of the condition mutated, and without each of its methods. */
function allowEdits(text: string, allow: Allow): Edit[] {
  const source = text.slice(allow.start, allow.end);
  const methods = allow.methods.map((method) => ({
    span: allow,
    replacement:
      allow.methods.length === 1
        ? ""
        : source.replace(new RegExp(`\\b${method}\\b,? ?`), "").replace(", :", ":"),
    verb: `no longer allowed ${method} by`,
  }));
  if (!allow.condition) return methods;
  const whole = { span: allow.condition, replacement: "true", verb: "dropped" };
  const isTrue = text.slice(allow.condition.start, allow.condition.end) === "true";
  return [...(isTrue ? [] : [whole]), ...methods, ...conditionEdits(text, allow.condition)];
}

function findBlock({ pattern }: Match): string | null {
  const [first] = pattern;
  return first?.kind === "text" && !["databases", "b"].includes(first.text) ? first.text : null;
}

function matchEdits(
  text: string,
  match: Match,
  around: string | null,
): { edit: Edit; block: string | null }[] {
  const block = findBlock(match) ?? around;
  const own = [
    ...match.functions.flatMap((declaration) => functionEdits(text, declaration)),
    ...match.allows.flatMap((allow) => allowEdits(text, allow)),
  ];
  return [
    ...own.map((edit) => ({ edit, block })),
    ...match.matches.flatMap((inner) => matchEdits(text, inner, block)),
  ];
}

/** Every mutant of a rules file, in the order of lines. */
export function createMutants(text: string): Mutant[] {
  const edits = parse(text).services.flatMap(({ matches }) =>
    matches.flatMap((match) => matchEdits(text, match, null)),
  );
  return edits
    .map(({ edit: { span, replacement, verb }, block }) => ({
      line: text.slice(0, span.start).split("\n").length,
      change: `${verb} ${text.slice(span.start, span.end).replaceAll(/\s+/g, " ").slice(0, 90)}`,
      block,
      text: text.slice(0, span.start) + replacement + text.slice(span.end),
    }))
    .sort((a, b) => a.line - b.line);
}
