import { isNamePath } from "../../store/documents/field-path.ts";
import type { Path } from "../../store/documents/path.ts";
import { getArrayElements } from "../../store/queries/filter.ts";
import type { LeafFilter } from "../../store/queries/query.ts";
import { createSymbolicValue } from "../language/values/symbolic-value.ts";
import type { Bound, Constraints } from "../language/values/value.ts";
import { createMap, type MapValue, type RuleValue } from "../language/values/value.ts";
import { documentPath, toRuleValue } from "./rule-values.ts";

/** The constraints that the filters of one disjunct put on a field and on the fields within it. */
interface FieldConstraints {
  equal?: RuleValue;
  readonly bounds: Bound[];
  readonly excluded: RuleValue[];
  readonly contained: RuleValue[];
  readonly within: Map<string, FieldConstraints>;
}

/** `resource` of a list request: a symbolic value with the constraints that every document passing these filters fulfils. */
export function createQueryResource(database: string, filters: readonly LeafFilter[]): MapValue {
  const data = emptyField();
  for (const filter of filters) if (!isNamePath(filter.field)) addFilter(fieldAt(data, filter.field), filter);
  const resource: [string, RuleValue][] = [["data", createSymbolicValue("data", toConstraints(data))]];
  const path = findDocumentPath(filters);
  if (path) resource.push(["id", path.at(-1) ?? ""], ["__name__", documentPath(database, path)]);
  return createMap(resource);
}

/** The path of the one document that an equality filter on `__name__` selects, or undefined. */
export function findDocumentPath(filters: readonly LeafFilter[]): Path | undefined {
  for (const filter of filters) {
    if (!isNamePath(filter.field) || filter.op !== "==" || !("value" in filter)) continue;
    if (filter.value.type === "reference") return filter.value.path;
  }
  return undefined;
}

function emptyField(): FieldConstraints {
  return { bounds: [], excluded: [], contained: [], within: new Map() };
}

function fieldAt(data: FieldConstraints, path: readonly string[]): FieldConstraints {
  let field = data;
  for (const name of path) {
    const inner = field.within.get(name) ?? emptyField();
    field.within.set(name, inner);
    field = inner;
  }
  return field;
}

function addFilter(field: FieldConstraints, filter: LeafFilter): void {
  if ("value" in filter) addOperand(field, filter.op, filter.value);
  else if (filter.op === "is-null") field.equal = null;
  else if (filter.op === "is-nan") field.equal = Number.NaN;
  else if (filter.op === "is-not-null") field.excluded.push(null);
}

type FieldFilter = Extract<LeafFilter, { value: unknown }>;

function addOperand(field: FieldConstraints, op: FieldFilter["op"], operand: FieldFilter["value"]): void {
  switch (op) {
    case "==":
      field.equal = toRuleValue(operand);
      break;
    case "<":
    case "<=":
    case ">":
    case ">=":
      field.bounds.push({ operator: op, value: toRuleValue(operand) });
      break;
    case "!=":
      field.excluded.push(toRuleValue(operand));
      break;
    case "not-in":
      field.excluded.push(...getArrayElements(operand).map(toRuleValue));
      break;
    case "array-contains":
      field.contained.push(toRuleValue(operand));
      break;
    // `toDisjunctions` has replaced these operators by equalities and array-contains, so they add no constraint here.
    case "in":
    case "array-contains-any":
      break;
    default:
      op satisfies never;
  }
}

function toConstraints({ bounds, excluded, contained, within }: FieldConstraints): Constraints {
  const members = new Map<string, RuleValue>();
  for (const [name, field] of within) {
    members.set(
      name,
      field.equal === undefined ? createSymbolicValue(name, toConstraints(field)) : field.equal,
    );
  }
  return { members, bounds, excluded, contained };
}
