import { EvaluationError } from "../values/evaluation-error.ts";
import type { RuleValue } from "../values/value.ts";

/** A built-in function with its argument count. */
export interface BuiltIn<Self> {
  readonly arity: number;
  readonly apply: (self: Self, args: readonly RuleValue[]) => RuleValue;
}

export type Table<Self> = ReadonlyMap<string, BuiltIn<Self>>;

type Row<Self> = readonly [name: string, arity: number, apply: BuiltIn<Self>["apply"]];

export function createTable<Self>(...rows: Row<Self>[]): Table<Self> {
  return new Map(rows.map(([name, arity, apply]) => [name, { arity, apply }]));
}

/**
 * Calls a function of a table.
 * @throws EvaluationError when the name is unknown or the argument count is wrong
 */
export function invoke<Self>(
  table: Table<Self>,
  self: Self,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  const builtIn = table.get(name);
  if (!builtIn) throw new EvaluationError(`Function not found error: Name: [${name}].`);
  if (builtIn.arity !== args.length) throw new EvaluationError(`Wrong number of arguments of ${name}.`);
  return builtIn.apply(self, args);
}
