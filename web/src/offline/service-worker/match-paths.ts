import { createPathPattern } from "@halkopiha/domain/contract/call.ts";
import type { CallName } from "@halkopiha/domain/contract/table.ts";
import { contractPaths } from "../../lib/api/contract-paths.ts";

/** Whether a URL has the path of one of these calls. */
export const matchCalls = (names: readonly CallName[]): ((url: URL) => boolean) =>
  matchPaths(...names.map((name) => contractPaths[name]));

/** Whether a URL has one of these paths of the contract, in which `:name` is any one segment. */
export function matchPaths(...paths: readonly string[]): (url: URL) => boolean {
  const patterns = paths.map((path) => createPathPattern(path));
  return ({ pathname }) => patterns.some((pattern) => pattern.test(pathname));
}

/** Whether a URL may be one of a page: no call of the API, no reserved path of Firebase and no file, whatever its query contains. */
export const isPage = ({ pathname }: URL): boolean =>
  !/^\/(?:api|__)\//.test(pathname) && !/\/[^/]+\.\w+$/.test(pathname);
