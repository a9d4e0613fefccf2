import { invalidArgument } from "../shared/rpc-error.ts";
import { checkFieldName, type FieldPath, parseFieldPath } from "../store/documents/field-path.ts";
import { isNumber, type NumberValue } from "../store/documents/value.ts";
import type { Transform } from "../store/transform.ts";
import type { Precondition, StagedCommit, StagedWrite, Write } from "../store/write.ts";
import type {
  WireMask,
  WirePrecondition,
  WireTransform,
  WireValue,
  WireWrite,
  WireWriteResult,
} from "./messages.ts";
import { decodePathIn } from "./names.ts";
import { decodeTimestamp, encodeTimestamp } from "./time.ts";
import { decodeElements, decodeFields, decodeValue, encodeValue } from "./values.ts";

const maxTransforms = 500;

/**
 * Reads the writes of one commit.
 * @throws RpcError INVALID_ARGUMENT for writes that are invalid whatever is stored
 */
export function decodeWrites(database: string, wire: readonly WireWrite[] | undefined): Write[] {
  const writes = (wire ?? []).map((write) => decodeWrite(database, write));
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

export function decodeWrite(database: string, wire: WireWrite): Write {
  const precondition = decodePrecondition(wire.currentDocument);
  switch (wire.operation) {
    case "update":
      return {
        kind: "update",
        path: decodePathIn(database, wire.update?.name),
        fields: decodeFields(wire.update?.fields),
        mask: decodeWriteMask(wire.updateMask),
        transforms: decodeTransforms(wire.updateTransforms),
        precondition,
      };
    case "transform":
      return {
        kind: "update",
        path: decodePathIn(database, wire.transform?.document),
        fields: new Map(),
        mask: [],
        transforms: decodeTransforms(wire.transform?.fieldTransforms),
        precondition,
      };
    case "delete":
      return { kind: "delete", path: decodePathIn(database, wire.delete), precondition };
    case "verify":
      if (!precondition) throw invalidArgument("a verify must contain a precondition");
      return { kind: "verify", path: decodePathIn(database, wire.verify), precondition };
    default:
      throw invalidArgument("A write must have an operation.");
  }
}

export function decodePrecondition(wire: WirePrecondition | undefined): Precondition | undefined {
  if (wire?.conditionType === "updateTime") return { updateTime: decodeTimestamp(wire.updateTime ?? {}) };
  return wire?.conditionType === "exists" ? { exists: wire.exists ?? false } : undefined;
}

function decodeWriteMask(mask: WireMask | undefined): FieldPath[] | undefined {
  return mask && (mask.fieldPaths ?? []).map(decodeWritablePath);
}

function decodeWritablePath(text: string | undefined): FieldPath {
  const path = parseFieldPath(text ?? "");
  for (const name of path) checkFieldName(name);
  return path;
}

function decodeTransforms(wire: readonly WireTransform[] | undefined): Transform[] {
  if (wire && wire.length > maxTransforms) {
    throw invalidArgument(`A document can be transformed at most ${maxTransforms} times in one write.`);
  }
  return (wire ?? []).map(decodeTransform);
}

function decodeTransform(wire: WireTransform): Transform {
  const path = decodeWritablePath(wire.fieldPath);
  switch (wire.transformType) {
    case "setToServerValue":
      if (wire.setToServerValue !== "REQUEST_TIME") throw invalidArgument("The server value is not known.");
      return { path, kind: "requestTime" };
    case "increment":
      return { path, kind: "increment", operand: decodeNumber(wire.increment) };
    case "maximum":
      return { path, kind: "maximum", operand: decodeNumber(wire.maximum) };
    case "minimum":
      return { path, kind: "minimum", operand: decodeNumber(wire.minimum) };
    case "appendMissingElements":
      return { path, kind: "append", elements: decodeElements(wire.appendMissingElements?.values) };
    case "removeAllFromArray":
      return { path, kind: "remove", elements: decodeElements(wire.removeAllFromArray?.values) };
    default:
      throw invalidArgument("A field transform must say what to do.");
  }
}

function decodeNumber(wire: WireValue | undefined): NumberValue {
  const value = decodeValue(wire);
  if (!isNumber(value)) throw invalidArgument("Input must be int64 or double.");
  return value;
}

/** The results of a commit, in the order of its writes. */
export function toWriteResults(staged: StagedCommit): WireWriteResult[] {
  return staged.writes.map(toWriteResult);
}

function toWriteResult({ write, after, transformResults }: StagedWrite): WireWriteResult {
  const transforms =
    transformResults.length > 0 ? { transformResults: transformResults.map(encodeValue) } : {};
  if (write.kind === "delete" || !after) return transforms;
  return { updateTime: encodeTimestamp(after.updateTime), ...transforms };
}
