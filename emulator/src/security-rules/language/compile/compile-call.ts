import { callMethod, methodArities } from "../built-ins/call-method.ts";
import { invoke, type Table } from "../built-ins/function-table.ts";
import { globals, namespaces } from "../built-ins/namespaces.ts";
import type { CompiledExpression } from "../evaluate/evaluation.ts";
import type { Call, Expression, MethodCall, Name } from "../syntax/ast.ts";
import { EvaluationError } from "../values/evaluation-error.ts";
import { findPatternError } from "../values/regular-expression.ts";
import { requireConcrete } from "../values/symbolic-value.ts";
import { kindOf, type PathValue, type RuleValue } from "../values/value.ts";
import type { Context } from "./context.ts";
import type { RuleFunction } from "./scope.ts";

interface DocumentFunction {
  readonly after: boolean;
  readonly answer: (document: RuleValue) => RuleValue;
}

const isExisting = (document: RuleValue) => document !== null;
const itself = (document: RuleValue) => document;
const documentFunctions: ReadonlyMap<string, DocumentFunction> = new Map([
  ["get", { after: false, answer: itself }],
  ["exists", { after: false, answer: isExisting }],
  ["getAfter", { after: true, answer: itself }],
  ["existsAfter", { after: true, answer: isExisting }],
]);
/** Compiles an argument or a target. Passed as a parameter, because expressions contain calls and calls contain expressions. */
type Compile = (node: Expression) => CompiledExpression;

const patternMethods: ReadonlySet<string> = new Set(["matches", "split", "replace"]);

/** `name(args)`: functions of the rules file take precedence over built-in ones. */
export function compileCall(
  { name, args: nodes, ...span }: Call,
  context: Context,
  compile: Compile,
): CompiledExpression {
  const args = nodes.map(compile);
  const declared = context.scope.function(name.text);
  if (declared) return compileDeclaredCall(declared, args, { name, span }, context);
  const reader = documentFunctions.get(name.text);
  if (reader && context.service === "cloud.firestore")
    return compileDocumentLookup(reader, args, name, context);
  if (name.text === "debug") return compileDebugCall(args, name, context);
  return compileBuiltInCall(globals, args, name, context);
}

/** `target.name(args)`: a function of a namespace, or a method of a value. */
export function compileMethodCall(
  { target, name, args: nodes }: MethodCall,
  context: Context,
  compile: Compile,
): CompiledExpression {
  const args = nodes.map(compile);
  if (target.kind === "variable" && !context.scope.variable(target.name)) {
    const reader = documentFunctions.get(name.text);
    if (target.name === "firestore" && context.service === "firebase.storage" && reader?.after === false) {
      return compileDocumentLookup(reader, args, name, context);
    }
    const table = namespaces.get(target.name);
    if (table) return compileBuiltInCall(table, args, name, context);
  }
  checkMethod(name, nodes, context);
  const self = compile(target);
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
  else if (!arities.has(args.length)) report("WARNING", formatArityError(name), name);
  const [pattern] = args;
  if (patternMethods.has(name.text) && pattern?.kind === "literal" && typeof pattern.value === "string") {
    const flaw = findPatternError(pattern.value);
    if (flaw !== undefined) report("ERROR", `Invalid regular expression: ${flaw}.`, pattern);
  }
}

function compileDeclaredCall(
  callee: RuleFunction,
  args: readonly CompiledExpression[],
  callSite: { name: Name; span: { start: number; end: number } },
  { within, report }: Context,
): CompiledExpression {
  callee.called = true;
  within?.calls.push({ callee, span: callSite.span });
  if (args.length !== callee.declaration.parameters.length) {
    report("WARNING", formatArityError(callSite.name), callSite.name);
    return createThrowing(formatArityError(callSite.name));
  }
  return (frame) => {
    const values = args.map((arg) => arg(frame));
    if (!callee.body) throw new EvaluationError(`Function not found error: Name: [${callSite.name.text}].`);
    return callee.body(frame, values);
  };
}

function compileDocumentLookup(
  { after, answer }: DocumentFunction,
  args: readonly CompiledExpression[],
  name: Name,
  { report }: Context,
): CompiledExpression {
  const [path] = args;
  if (!path || args.length !== 1) {
    report("WARNING", formatArityError(name), name);
    return createThrowing(formatArityError(name));
  }
  return (frame) => answer(frame.run.input.lookups.read(expectPath(path(frame)), after));
}

function expectPath(value: RuleValue): PathValue {
  if (typeof value === "object" && value?.type === "path") return value;
  throw new EvaluationError(`Unexpected type: expected path, received ${kindOf(requireConcrete(value))}.`);
}

function compileDebugCall(
  args: readonly CompiledExpression[],
  name: Name,
  { report }: Context,
): CompiledExpression {
  const [value] = args;
  if (!value || args.length !== 1) {
    report("WARNING", formatArityError(name), name);
    return createThrowing(formatArityError(name));
  }
  return (frame) => {
    const debugged = value(frame);
    frame.run.input.debug(debugged);
    return debugged;
  };
}

function compileBuiltInCall(
  table: Table<null>,
  args: readonly CompiledExpression[],
  name: Name,
  { report }: Context,
): CompiledExpression {
  const builtIn = table.get(name.text);
  if (!builtIn) report("WARNING", `Invalid function name: ${name.text}.`, name);
  else if (builtIn.arity !== args.length) report("WARNING", formatArityError(name), name);
  return (frame) =>
    invoke(
      table,
      null,
      name.text,
      args.map((arg) => requireConcrete(arg(frame))),
    );
}

function formatArityError({ text }: Name): string {
  return `Wrong number of arguments of ${text}.`;
}

function createThrowing(message: string): CompiledExpression {
  return () => {
    throw new EvaluationError(message);
  };
}
