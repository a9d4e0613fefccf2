import { invalidArgument } from "../../shared/rpc-error.ts";
import { compareUtf8Strings } from "../../shared/utf8-order.ts";

/** Alternating collection and document ids, from the root of a database. */
export type Path = readonly string[];

const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;
const maxLevels = 100;

const reservedId = /^__.*__$/s;
const numericId = /^__id(-?\d+)__$/;

/** The path as a string, used as the key in Maps. */
export function keyOf(path: Path): string {
  return path.join("/");
}

/** @throws RpcError INVALID_ARGUMENT for an id that no document or collection may have */
export function checkId(id: string): void {
  if (id === "" || id === "." || id === ".." || id.includes("/")) {
    throw invalidArgument(`Resource id "${id}" is invalid.`);
  }
  if (reservedId.test(id) && !numericId.test(id)) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (id.length * 3 > maxIdBytes && Buffer.byteLength(id) > maxIdBytes) {
    throw invalidArgument(`Resource id is longer than ${maxIdBytes} bytes.`);
  }
}

/** @throws RpcError INVALID_ARGUMENT for a path that no document may have */
export function checkDocumentPath(path: Path): void {
  if (path.length === 0 || path.length % 2 !== 0) {
    throw invalidArgument(`Document name "${keyOf(path)}" lacks an even number of segments.`);
  }
  if (path.length > 2 * maxLevels) throw invalidArgument(`Document name has more than ${maxLevels} levels.`);
  for (const id of path) checkId(id);
  if (path.length > 4 && Buffer.byteLength(keyOf(path)) > maxNameBytes) {
    throw invalidArgument(`Document name is longer than ${maxNameBytes} bytes.`);
  }
}

/** Whether `path` lies below `ancestor` at any depth. */
export function isBelow(path: Path, ancestor: Path): boolean {
  return path.length > ancestor.length && ancestor.every((id, level) => path[level] === id);
}

/** Orders ids: numeric ones (`__id7__`) first and by number, others by their UTF-8 bytes. */
export function compareIds(a: string, b: string): number {
  if (a.charCodeAt(0) !== 95 && b.charCodeAt(0) !== 95) return compareUtf8Strings(a, b);
  const numberA = numericId.exec(a)?.[1];
  const numberB = numericId.exec(b)?.[1];
  if (numberA === undefined || numberB === undefined) {
    if (numberA !== undefined) return -1;
    return numberB !== undefined ? 1 : compareUtf8Strings(a, b);
  }
  const bigA = BigInt(numberA);
  const bigB = BigInt(numberB);
  if (bigA === bigB) return compareUtf8Strings(a, b);
  return bigA < bigB ? -1 : 1;
}

/** Orders paths segment by segment; a parent precedes the paths below it. */
export function comparePaths(a: Path, b: Path): number {
  const common = Math.min(a.length, b.length);
  for (let level = 0; level < common; level++) {
    const order = compareIds(a[level] ?? "", b[level] ?? "");
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
