import type { Call, Expression, MethodCall, Name } from "./ast.ts";
import { compileExpression } from "./compile-expression.ts";
import type { Context } from "./context.ts";
import { Fault } from "./fault.ts";
import { callMethod, methodArities } from "./methods/call-method.ts";
import { invoke, type Table } from "./methods/table.ts";
import { globals, namespaces } from "./namespaces/namespaces.ts";
import { flawOf } from "./regular-expression.ts";
import type { Evaluate } from "./run.ts";
import type { RuleFunction } from "./scope.ts";
import { proven } from "./unproven.ts";
import { kindOf, type PathValue, type RuleValue } from "./value.ts";

interface DocumentFunction {
  readonly after: boolean;
  readonly answer: (document: RuleValue) => RuleValue;
}

const isThere = (document: RuleValue) => document !== null;
const itself = (document: RuleValue) => document;
const documentFunctions: ReadonlyMap<string, DocumentFunction> = new Map([
  ["get", { after: false, answer: itself }],
  ["exists", { after: false, answer: isThere }],
  ["getAfter", { after: true, answer: itself }],
  ["existsAfter", { after: true, answer: isThere }],
]);
const takingPatterns: ReadonlySet<string> = new Set(["matches", "split", "replace"]);

/** `name(args)`: a function of the rules file before one of the language. */
export function compileCall({ name, args: nodes, ...span }: Call, context: Context): Evaluate {
  const args = nodes.map((node) => compileExpression(node, context));
  const declared = context.scope.function(name.text);
  if (declared) return callDeclared(declared, args, { name, span }, context);
  const reader = documentFunctions.get(name.text);
  if (reader && context.service === "cloud.firestore") return callReader(reader, args, name, context);
  if (name.text === "debug") return callDebug(args, name, context);
  return callBuiltIn(globals, args, name, context);
}

/** `target.name(args)`: of a namespace, or of a value. */
export function compileMethodCall({ target, name, args: nodes }: MethodCall, context: Context): Evaluate {
  const args = nodes.map((node) => compileExpression(node, context));
  if (target.kind === "variable" && !context.scope.variable(target.name)) {
    const reader = documentFunctions.get(name.text);
    if (target.name === "firestore" && context.service === "firebase.storage" && reader?.after === false) {
      return callReader(reader, args, name, context);
    }
    const table = namespaces.get(target.name);
    if (table) return callBuiltIn(table, args, name, context);
  }
  checkMethod(name, nodes, context);
  const self = compileExpression(target, context);
  return (frame) =>
    callMethod(
      self(frame),
      name.text,
      args.map((arg) => arg(frame)),
    );
}

function checkMethod(name: Name, args: readonly Expression[], { report }: Context): void {
  const arities = methodArities.get(name.text);
  if (!arities) report("WARNING", `Invalid function name: ${name.text}.`, name);
  else if (!arities.has(args.length)) report("WARNING", wrongNumber(name), name);
  const [pattern] = args;
  if (takingPatterns.has(name.text) && pattern?.kind === "literal" && typeof pattern.value === "string") {
    const flaw = flawOf(pattern.value);
    if (flaw !== undefined) report("ERROR", `Invalid regular expression: ${flaw}.`, pattern);
  }
}

function callDeclared(
  callee: RuleFunction,
  args: readonly Evaluate[],
  place: { name: Name; span: { start: number; end: number } },
  { within, report }: Context,
): Evaluate {
  callee.called = true;
  within?.calls.push({ callee, span: place.span });
  if (args.length !== callee.declaration.parameters.length) {
    report("WARNING", wrongNumber(place.name), place.name);
    return failing(wrongNumber(place.name));
  }
  return (frame) => {
    const values = args.map((arg) => arg(frame));
    if (!callee.body) throw new Fault(`Function not found error: Name: [${place.name.text}].`);
    return callee.body(frame, values);
  };
}

function callReader(
  { after, answer }: DocumentFunction,
  args: readonly Evaluate[],
  name: Name,
  { report }: Context,
): Evaluate {
  const [path] = args;
  if (!path || args.length !== 1) {
    report("WARNING", wrongNumber(name), name);
    return failing(wrongNumber(name));
  }
  return (frame) => answer(frame.run.inquiry.accesses.read(expectPath(path(frame)), after));
}

function expectPath(value: RuleValue): PathValue {
  if (typeof value === "object" && value?.type === "path") return value;
  throw new Fault(`Unexpected type: expected path, received ${kindOf(proven(value))}.`);
}

function callDebug(args: readonly Evaluate[], name: Name, { report }: Context): Evaluate {
  const [value] = args;
  if (!value || args.length !== 1) {
    report("WARNING", wrongNumber(name), name);
    return failing(wrongNumber(name));
  }
  return (frame) => {
    const shown = value(frame);
    frame.run.inquiry.debug(shown);
    return shown;
  };
}

function callBuiltIn(
  table: Table<null>,
  args: readonly Evaluate[],
  name: Name,
  { report }: Context,
): Evaluate {
  const builtIn = table.get(name.text);
  if (!builtIn) report("WARNING", `Invalid function name: ${name.text}.`, name);
  else if (builtIn.arity !== args.length) report("WARNING", wrongNumber(name), name);
  return (frame) =>
    invoke(
      table,
      null,
      name.text,
      args.map((arg) => proven(arg(frame))),
    );
}

function wrongNumber({ text }: Name): string {
  return `Wrong number of arguments of ${text}.`;
}

function failing(message: string): Evaluate {
  return () => {
    throw new Fault(message);
  };
}
