import type {
  Expression,
  File,
  FunctionDeclaration,
  Match,
  PathSegment,
  PatternSegment,
} from "../security-rules/language/syntax/ast.ts";

/** Prints a rules file so that parsing the text gives the same syntax tree. */
export function printFile({ version, functions, services }: File): string {
  const parts = services.map(({ name, functions: own, matches }) => {
    return `service ${name} {\n${[...own.map(printFunction), ...matches.map(printMatch)].join("\n")}\n}`;
  });
  return [`rules_version = '${version}';`, ...functions.map(printFunction), ...parts].join("\n");
}

function printMatch({ pattern, functions, matches, allows }: Match): string {
  const rules = allows.map(({ methods, condition }) => {
    return `allow ${methods.join(", ")}${condition ? `: if ${printExpression(condition)}` : ""};`;
  });
  const inner = [...functions.map(printFunction), ...rules, ...matches.map(printMatch)];
  return `match ${pattern.map(printPatternSegment).join("")} {\n${inner.join("\n")}\n}`;
}

function printPatternSegment(segment: PatternSegment): string {
  if (segment.kind === "text") return `/${segment.text}`;
  return segment.kind === "one" ? `/{${segment.name}}` : `/{${segment.name}=**}`;
}

function printFunction({ name, parameters, lets, result }: FunctionDeclaration): string {
  const variables = lets.map((one) => `let ${one.name.text} = ${printExpression(one.value)};`);
  const head = `function ${name.text}(${parameters.map(({ text }) => text).join(", ")})`;
  return `${head} { ${[...variables, `return ${printExpression(result)};`].join(" ")} }`;
}

/** Prints an expression with parentheses wherever they could be needed. */
export function printExpression(node: Expression): string {
  switch (node.kind) {
    case "literal":
      return printLiteral(node.value);
    case "list":
      return `[${node.items.map(printExpression).join(", ")}]`;
    case "map":
      return `{${node.entries.map(({ key, value }) => `${quote(key)}: ${printExpression(value)}`).join(", ")}}`;
    case "path":
      return node.segments.map(printPathSegment).join("");
    case "variable":
      return node.name;
    case "call":
      return `${node.name.text}(${node.args.map(printExpression).join(", ")})`;
    case "methodCall":
      return `${within(node.target)}.${node.name.text}(${node.args.map(printExpression).join(", ")})`;
    case "member":
      return `${within(node.target)}.${node.name}`;
    case "index":
      return `${within(node.target)}[${printExpression(node.index)}]`;
    case "slice":
      return `${within(node.target)}[${within(node.from)}:${printExpression(node.to)}]`;
    case "unary":
      return `${node.operator}${within(node.operand)}`;
    case "binary":
      return `${within(node.left)} ${node.operator} ${within(node.right)}`;
    case "is":
      return `${within(node.value)} is ${node.type}`;
    case "and":
      return node.operands.map(within).join(" && ");
    case "or":
      return node.operands.map(within).join(" || ");
    case "conditional":
      return `${within(node.condition)} ? ${within(node.consequent)} : ${within(node.alternative)}`;
    default:
      return node satisfies never;
  }
}

function within(node: Expression): string {
  return node.kind === "variable" ? node.name : `(${printExpression(node)})`;
}

function printPathSegment(segment: PathSegment): string {
  return typeof segment === "string" ? `/${segment}` : `/$(${printExpression(segment)})`;
}

function printLiteral(value: null | boolean | bigint | number | string): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "number") return String(value);
  return Number.isInteger(value) && value < 1e21 ? value.toFixed(1) : String(value);
}

function quote(text: string): string {
  const escaped = text.replaceAll(/[^ -~]|['\\]/g, (character) => {
    return [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join("");
  });
  return `'${escaped}'`;
}
