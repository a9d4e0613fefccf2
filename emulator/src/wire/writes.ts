import { invalidArgument } from "../shared/rpc-error.ts";
import { checkFieldName, type FieldPath, parseFieldPath } from "../store/documents/field-path.ts";
import { isNumber, type NumberValue } from "../store/documents/value.ts";
import type { Transform } from "../store/transform.ts";
import type { Plan, PlannedWrite, Precondition, Write } from "../store/write.ts";
import type {
  WireMask,
  WirePrecondition,
  WireTransform,
  WireValue,
  WireWrite,
  WireWriteResult,
} from "./messages.ts";
import { readPathIn } from "./names.ts";
import { readTime, writeTime } from "./time.ts";
import { readElements, readFields, readValue, writeValue } from "./values.ts";

const maxTransforms = 500;

/**
 * Reads the writes of one commit.
 * @throws RpcError INVALID_ARGUMENT for writes that are invalid whatever is stored
 */
export function readWrites(database: string, wire: readonly WireWrite[] | undefined): Write[] {
  const writes = (wire ?? []).map((write) => readWrite(database, write));
  const verified = new Set(writes.filter(({ kind }) => kind === "verify").map(({ path }) => path.join("/")));
  if (verified.size > 0) {
    for (const { kind, path } of writes) {
      if (kind !== "verify" && verified.has(path.join("/"))) {
        throw invalidArgument("A document cannot be verified and written in the same commit.");
      }
    }
  }
  return writes;
}

export function readWrite(database: string, wire: WireWrite): Write {
  const precondition = readPrecondition(wire.currentDocument);
  switch (wire.operation) {
    case "update":
      return {
        kind: "update",
        path: readPathIn(database, wire.update?.name),
        fields: readFields(wire.update?.fields),
        mask: readWriteMask(wire.updateMask),
        transforms: readTransforms(wire.updateTransforms),
        precondition,
      };
    case "transform":
      return {
        kind: "update",
        path: readPathIn(database, wire.transform?.document),
        fields: new Map(),
        mask: [],
        transforms: readTransforms(wire.transform?.fieldTransforms),
        precondition,
      };
    case "delete":
      return { kind: "delete", path: readPathIn(database, wire.delete), precondition };
    case "verify":
      if (!precondition) throw invalidArgument("a verify must contain a precondition");
      return { kind: "verify", path: readPathIn(database, wire.verify), precondition };
    default:
      throw invalidArgument("A write must have an operation.");
  }
}

export function readPrecondition(wire: WirePrecondition | undefined): Precondition | undefined {
  if (wire?.conditionType === "updateTime") return { updateTime: readTime(wire.updateTime ?? {}) };
  return wire?.conditionType === "exists" ? { exists: wire.exists ?? false } : undefined;
}

function readWriteMask(mask: WireMask | undefined): FieldPath[] | undefined {
  return mask && (mask.fieldPaths ?? []).map(readWritablePath);
}

function readWritablePath(text: string | undefined): FieldPath {
  const path = parseFieldPath(text ?? "");
  for (const name of path) checkFieldName(name);
  return path;
}

function readTransforms(wire: readonly WireTransform[] | undefined): Transform[] {
  if (wire && wire.length > maxTransforms) {
    throw invalidArgument(`A document can be transformed at most ${maxTransforms} times in one write.`);
  }
  return (wire ?? []).map(readTransform);
}

function readTransform(wire: WireTransform): Transform {
  const path = readWritablePath(wire.fieldPath);
  switch (wire.transformType) {
    case "setToServerValue":
      if (wire.setToServerValue !== "REQUEST_TIME") throw invalidArgument("The server value is not known.");
      return { path, kind: "requestTime" };
    case "increment":
      return { path, kind: "increment", operand: readNumber(wire.increment) };
    case "maximum":
      return { path, kind: "maximum", operand: readNumber(wire.maximum) };
    case "minimum":
      return { path, kind: "minimum", operand: readNumber(wire.minimum) };
    case "appendMissingElements":
      return { path, kind: "append", elements: readElements(wire.appendMissingElements?.values) };
    case "removeAllFromArray":
      return { path, kind: "remove", elements: readElements(wire.removeAllFromArray?.values) };
    default:
      throw invalidArgument("A field transform must say what to do.");
  }
}

function readNumber(wire: WireValue | undefined): NumberValue {
  const value = readValue(wire);
  if (!isNumber(value)) throw invalidArgument("Input must be int64 or double.");
  return value;
}

/** The results of a commit, in the order of its writes. */
export function writeResults(plan: Plan): WireWriteResult[] {
  return plan.writes.map(writeResult);
}

function writeResult({ write, after, transformResults }: PlannedWrite): WireWriteResult {
  const transforms =
    transformResults.length > 0 ? { transformResults: transformResults.map(writeValue) } : {};
  if (write.kind === "delete" || !after) return transforms;
  return { updateTime: writeTime(after.updateTime), ...transforms };
}
