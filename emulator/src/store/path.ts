import { invalid } from "../failure.ts";
import { compareText } from "../text-order.ts";

/** Collection and document ids in turn, from the root of a database. */
export type Path = readonly string[];

const idBytes = 1500;
const nameBytes = 6 * 1024;
const levels = 100;

const reservedId = /^__.*__$/s;
const numericId = /^__id(-?\d+)__$/;

/** The text under which a path is kept in maps. */
export function keyOf(path: Path): string {
  return path.join("/");
}

/** Refuses an id that no stored document or collection may have. */
export function checkId(id: string): void {
  if (id === "" || id === "." || id === ".." || id.includes("/")) {
    throw invalid(`Resource id "${id}" is invalid.`);
  }
  if (reservedId.test(id) && !numericId.test(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (id.length * 3 > idBytes && Buffer.byteLength(id) > idBytes) {
    throw invalid(`Resource id is longer than ${idBytes} bytes.`);
  }
}

/** Refuses a path that no stored document may have. */
export function checkDocumentPath(path: Path): void {
  if (path.length === 0 || path.length % 2 !== 0) {
    throw invalid(`Document name "${keyOf(path)}" lacks an even number of segments.`);
  }
  if (path.length > 2 * levels) throw invalid(`Document name has more than ${levels} levels.`);
  for (const id of path) checkId(id);
  if (path.length > 4 && Buffer.byteLength(keyOf(path)) > nameBytes) {
    throw invalid(`Document name is longer than ${nameBytes} bytes.`);
  }
}

/** Whether `path` lies below `ancestor` at any depth. */
export function isBelow(path: Path, ancestor: Path): boolean {
  return path.length > ancestor.length && ancestor.every((id, level) => path[level] === id);
}

/** Orders ids: numeric ones first and by number, others by their bytes. */
export function compareIds(a: string, b: string): number {
  if (a.charCodeAt(0) !== 95 && b.charCodeAt(0) !== 95) return compareText(a, b);
  const numberA = numericId.exec(a)?.[1];
  const numberB = numericId.exec(b)?.[1];
  if (numberA === undefined || numberB === undefined) {
    if (numberA !== undefined) return -1;
    return numberB !== undefined ? 1 : compareText(a, b);
  }
  const bigA = BigInt(numberA);
  const bigB = BigInt(numberB);
  if (bigA === bigB) return compareText(a, b);
  return bigA < bigB ? -1 : 1;
}

/** Orders paths segment by segment; a parent comes before what lies below it. */
export function comparePaths(a: Path, b: Path): number {
  const common = Math.min(a.length, b.length);
  for (let level = 0; level < common; level++) {
    const order = compareIds(a[level] ?? "", b[level] ?? "");
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
