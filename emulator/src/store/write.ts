import { RpcError } from "../shared/rpc-error.ts";
import {
  type Change,
  readField,
  type StoredDocument,
  withField,
  withoutField,
} from "./documents/document.ts";
import type { FieldPath } from "./documents/field-path.ts";
import { identicalFields } from "./documents/identity.ts";
import { keyOf, type Path } from "./documents/path.ts";
import { checkSize } from "./documents/size.ts";
import type { Fields, Value } from "./documents/value.ts";
import { applyTransforms, type Transform } from "./transform.ts";

export type Precondition = { readonly exists: boolean } | { readonly updateTime: bigint };

interface Target {
  readonly path: Path;
  readonly precondition: Precondition | undefined;
}

/** One write of a commit. An update without a mask replaces the document. */
export type Write =
  | (Target & {
      readonly kind: "update";
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | undefined;
      readonly transforms: readonly Transform[];
    })
  | (Target & { readonly kind: "delete" })
  | (Target & { readonly kind: "verify" });

/** The effect of one write, and the error that prevents it, if any. */
export interface StagedWrite {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
  readonly error: RpcError | undefined;
}

/** A commit that is computed but not applied, so that security rules can evaluate it first. */
export interface StagedCommit {
  readonly time: bigint;
  readonly requestTime: bigint;
  readonly writes: readonly StagedWrite[];
  /** One entry per document that the commit changes. */
  readonly changes: readonly Change[];
}

type Lookup = (key: string) => StoredDocument | undefined;

/** Computes a commit at `time` over the documents that `lookup` finds. */
export function stageWrites(writes: readonly Write[], time: bigint, lookup: Lookup): StagedCommit {
  const requestTime = time - (time % 1000n);
  const changed = new Map<string, Change>();
  const staged = writes.map((write) => {
    const key = keyOf(write.path);
    const earlier = changed.get(key);
    const before = earlier ? earlier.after : lookup(key);
    const { after, results } = applyWrite(write, { key, before, time, requestTime });
    if (after !== before) {
      changed.set(key, { key, path: write.path, before: earlier ? earlier.before : before, after });
    }
    return { write, before, after, transformResults: results, error: checkPrecondition(write, before) };
  });
  const changes = [...changed.values()].filter((change) => change.before !== change.after);
  return { time, requestTime, writes: staged, changes };
}

interface WriteContext {
  readonly key: string;
  readonly before: StoredDocument | undefined;
  readonly time: bigint;
  readonly requestTime: bigint;
}

function applyWrite(
  write: Write,
  moment: WriteContext,
): { after: StoredDocument | undefined; results: Value[] } {
  const { before, key, time } = moment;
  if (write.kind === "verify") return { after: before, results: [] };
  if (write.kind === "delete") return { after: undefined, results: [] };
  const updated = write.mask
    ? applyMask(before?.fields ?? new Map(), write.fields, write.mask)
    : write.fields;
  const { fields, results } = applyTransforms(updated, write.transforms, moment.requestTime);
  if (before && identicalFields(before.fields, fields)) return { after: before, results };
  checkSize(write.path, fields);
  const createTime = before?.createTime ?? time;
  return { after: { key, path: write.path, fields, createTime, updateTime: time }, results };
}

function applyMask(stored: Fields, given: Fields, mask: readonly FieldPath[]): Fields {
  let fields = stored;
  for (const path of mask) {
    const value = readField(given, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}

function checkPrecondition(
  { precondition, path }: Write,
  before: StoredDocument | undefined,
): RpcError | undefined {
  if (precondition === undefined) return undefined;
  if ("updateTime" in precondition) {
    if (before?.updateTime === precondition.updateTime) return undefined;
    return new RpcError(
      "FAILED_PRECONDITION",
      `The stored version of ${keyOf(path)} does not match the required base version.`,
    );
  }
  if (precondition.exists === (before !== undefined)) return undefined;
  return before
    ? new RpcError("ALREADY_EXISTS", `Document already exists: ${keyOf(path)}`)
    : new RpcError("NOT_FOUND", `No document to update: ${keyOf(path)}`);
}
