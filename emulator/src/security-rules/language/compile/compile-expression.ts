import type { CompiledExpression, Frame } from "../evaluate/evaluation.ts";
import type {
  Binary,
  Conditional,
  Expression,
  Index,
  ListLiteral,
  Logical,
  MapLiteral,
  Member,
  PathLiteral,
  PathSegment,
  Slice,
  TypeTest,
  Unary,
  Variable,
} from "../syntax/ast.ts";
import { EvaluationError } from "../values/evaluation-error.ts";
import { getElement, getMember, getSlice, isOfType } from "../values/members.ts";
import { applyBinary, negate } from "../values/operators.ts";
import { requireConcrete } from "../values/symbolic-value.ts";
import { createList, createMap, createPath, kindOf, type RuleValue } from "../values/value.ts";
import { compileCall, compileMethodCall } from "./compile-call.ts";
import type { Context } from "./context.ts";

/** Compiles an expression and reports its errors and warnings. Each evaluation of an expression counts as one step. */
export function compileExpression(node: Expression, context: Context): CompiledExpression {
  const evaluate = compileNode(node, context);
  return (frame) => {
    frame.run.step();
    return evaluate(frame);
  };
}

function compileNode(node: Expression, context: Context): CompiledExpression {
  switch (node.kind) {
    case "literal": {
      const { value } = node;
      return () => value;
    }
    case "list":
      return compileList(node, context);
    case "map":
      return compileMap(node, context);
    case "path":
      return compilePath(node, context);
    case "variable":
      return compileVariable(node, context);
    case "call":
      return compileCall(node, context, (part) => compileExpression(part, context));
    case "methodCall":
      return compileMethodCall(node, context, (part) => compileExpression(part, context));
    case "member":
      return compileMember(node, context);
    case "index":
      return compileIndex(node, context);
    case "slice":
      return compileSlice(node, context);
    case "unary":
      return compileUnary(node, context);
    case "binary":
      return compileBinary(node, context);
    case "is":
      return compileTypeTest(node, context);
    case "and":
    case "or":
      return compileLogical(node, context);
    case "conditional":
      return compileConditional(node, context);
    default:
      return node satisfies never;
  }
}

function compileList({ items }: ListLiteral, context: Context): CompiledExpression {
  const evaluates = items.map((item) => compileExpression(item, context));
  return (frame) => createList(evaluates.map((evaluate) => requireConcrete(evaluate(frame))));
}

function compileMap({ entries }: MapLiteral, context: Context): CompiledExpression {
  const evaluates = entries.map(({ key, value }) => [key, compileExpression(value, context)] as const);
  return (frame) =>
    createMap(evaluates.map(([key, evaluate]) => [key, requireConcrete(evaluate(frame))] as const));
}

function compilePath({ segments }: PathLiteral, context: Context): CompiledExpression {
  const parts = segments.map((segment) => compilePathSegment(segment, context));
  return (frame) => createPath(parts.flatMap((part) => part(frame)));
}

function compilePathSegment(segment: PathSegment, context: Context): (frame: Frame) => readonly string[] {
  if (typeof segment === "string") return () => [segment];
  const evaluate = compileExpression(segment, context);
  return (frame) => toSegments(requireConcrete(evaluate(frame)));
}

function toSegments(value: RuleValue): readonly string[] {
  if (typeof value === "string" && value !== "" && !value.includes("/")) return [value];
  if (typeof value === "object" && value?.type === "path") return value.segments;
  throw new EvaluationError(`A ${kindOf(value)} cannot be a segment of this path.`);
}

function compileVariable({ name, ...span }: Variable, { scope, report }: Context): CompiledExpression {
  const slot = scope.variable(name);
  if (!slot) {
    report("WARNING", `Invalid variable name: ${name}.`, span);
    return () => {
      throw new EvaluationError(`Variable not found error: Name: [${name}].`);
    };
  }
  switch (slot.kind) {
    case "request":
      return ({ run }) => run.input.request;
    case "resource":
      return ({ run }) => run.input.resource;
    case "binding":
      return ({ bindings }) => known(bindings[slot.index]);
    case "local":
      return ({ locals }) => known(locals[slot.index]);
    default:
      return slot satisfies never;
  }
}

// A query does not determine the ids of its documents, so their bindings are undefined.
function known(value: RuleValue | undefined): RuleValue {
  if (value === undefined) throw new EvaluationError("Null value error.");
  return value;
}

function compileMember({ target, name }: Member, context: Context): CompiledExpression {
  const evaluate = compileExpression(target, context);
  return (frame) => getMember(evaluate(frame), name);
}

function compileIndex({ target, index }: Index, context: Context): CompiledExpression {
  const evaluateTarget = compileExpression(target, context);
  const evaluateIndex = compileExpression(index, context);
  return (frame) => getElement(evaluateTarget(frame), requireConcrete(evaluateIndex(frame)));
}

function compileSlice({ target, from, to }: Slice, context: Context): CompiledExpression {
  const [sliced, first, last] = [target, from, to].map((node) => compileExpression(node, context));
  if (!sliced || !first || !last) throw new EvaluationError("A slice has three parts.");
  return (frame) => getSlice(requireConcrete(sliced(frame)), first(frame), last(frame));
}

function compileUnary({ operator, operand }: Unary, context: Context): CompiledExpression {
  const evaluate = compileExpression(operand, context);
  return operator === "!"
    ? (frame) => !expectBool(evaluate(frame), "!")
    : (frame) => negate(requireConcrete(evaluate(frame)));
}

function compileBinary({ operator, left, right }: Binary, context: Context): CompiledExpression {
  const evaluateLeft = compileExpression(left, context);
  const evaluateRight = compileExpression(right, context);
  return (frame) => applyBinary(operator, evaluateLeft(frame), evaluateRight(frame));
}

function compileTypeTest({ value, type }: TypeTest, context: Context): CompiledExpression {
  const evaluate = compileExpression(value, context);
  return (frame) => isOfType(requireConcrete(evaluate(frame)), type);
}

/** An operand that decides the result (`true` for ||, `false` for &&) does so at any position; otherwise the first error is thrown. */
function compileLogical({ kind, operands }: Logical, context: Context): CompiledExpression {
  const evaluates = operands.map((operand) => compileExpression(operand, context));
  const decisive = kind === "or";
  const symbol = kind === "or" ? "||" : "&&";
  return (frame) => {
    let error: EvaluationError | undefined;
    for (const evaluate of evaluates) {
      try {
        if (expectBool(evaluate(frame), symbol) === decisive) return decisive;
      } catch (thrown) {
        if (!(thrown instanceof EvaluationError)) throw thrown;
        error ??= thrown;
      }
    }
    if (error) throw error;
    return !decisive;
  };
}

function compileConditional(node: Conditional, context: Context): CompiledExpression {
  const condition = compileExpression(node.condition, context);
  const consequent = compileExpression(node.consequent, context);
  const alternative = compileExpression(node.alternative, context);
  return (frame) => (expectBool(condition(frame), "?") ? consequent(frame) : alternative(frame));
}

function expectBool(value: RuleValue, operator: string): boolean {
  if (typeof value === "boolean") return value;
  throw new EvaluationError(
    `Unsupported operation error. Received: ${kindOf(requireConcrete(value))} for ${operator}. Expected: bool.`,
  );
}
