import { type Bound, type Known, unproven } from "../rules/unproven.ts";
import { type MapValue, mapOf, type RuleValue } from "../rules/value.ts";
import { isNamePath } from "../store/field-path.ts";
import { listOf } from "../store/filter.ts";
import type { Path } from "../store/path.ts";
import type { LeafFilter } from "../store/query.ts";
import { documentPath, ruleValueOf } from "./rule-values.ts";

/** What the filters of one disjunct tell of a field and of those within it. */
interface Field {
  equal?: RuleValue;
  readonly bounds: Bound[];
  readonly excluded: RuleValue[];
  readonly contained: RuleValue[];
  readonly within: Map<string, Field>;
}

/** `resource` of a list: all that every document which passes these filters must have. */
export function resourceOfQuery(database: string, filters: readonly LeafFilter[]): MapValue {
  const data = emptyField();
  for (const filter of filters) if (!isNamePath(filter.field)) note(fieldAt(data, filter.field), filter);
  const resource: [string, RuleValue][] = [["data", unproven("data", knownOf(data))]];
  const path = nameIn(filters);
  if (path) resource.push(["id", path.at(-1) ?? ""], ["__name__", documentPath(database, path)]);
  return mapOf(resource);
}

/** The one document that the filters let through, if they name it. */
export function nameIn(filters: readonly LeafFilter[]): Path | undefined {
  for (const filter of filters) {
    if (!isNamePath(filter.field) || filter.op !== "==" || !("value" in filter)) continue;
    if (filter.value.type === "reference") return filter.value.path;
  }
  return undefined;
}

function emptyField(): Field {
  return { bounds: [], excluded: [], contained: [], within: new Map() };
}

function fieldAt(data: Field, path: readonly string[]): Field {
  let field = data;
  for (const name of path) {
    const inner = field.within.get(name) ?? emptyField();
    field.within.set(name, inner);
    field = inner;
  }
  return field;
}

function note(field: Field, filter: LeafFilter): void {
  if ("value" in filter) noteOperand(field, filter.op, filter.value);
  else if (filter.op === "is-null") field.equal = null;
  else if (filter.op === "is-nan") field.equal = Number.NaN;
  else if (filter.op === "is-not-null") field.excluded.push(null);
}

type FieldFilter = Extract<LeafFilter, { value: unknown }>;

function noteOperand(field: Field, op: FieldFilter["op"], operand: FieldFilter["value"]): void {
  switch (op) {
    case "==":
      field.equal = ruleValueOf(operand);
      break;
    case "<":
    case "<=":
    case ">":
    case ">=":
      field.bounds.push({ operator: op, value: ruleValueOf(operand) });
      break;
    case "!=":
      field.excluded.push(ruleValueOf(operand));
      break;
    case "not-in":
      field.excluded.push(...listOf(operand).map(ruleValueOf));
      break;
    case "array-contains":
      field.contained.push(ruleValueOf(operand));
      break;
    // These are ORs of others, and every disjunct is judged on its own.
    case "in":
    case "array-contains-any":
      break;
    default:
      op satisfies never;
  }
}

function knownOf({ bounds, excluded, contained, within }: Field): Known {
  const members = new Map<string, RuleValue>();
  for (const [name, field] of within) {
    members.set(name, field.equal === undefined ? unproven(name, knownOf(field)) : field.equal);
  }
  return { members, bounds, excluded, contained };
}
