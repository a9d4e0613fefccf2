import { invalidArgument } from "../shared/rpc-error.ts";

const maxPageSize = 300;

interface PageRequest {
  readonly pageSize?: number;
  readonly pageToken?: string;
}

/** Returns one page of a sorted list. The token contains the last key, so that deletions between pages skip nothing. */
export function paginate<Item>(
  sorted: readonly Item[],
  { pageSize = 0, pageToken = "" }: PageRequest,
  keyOfItem: (item: Item) => string,
  compareKeys: (a: string, b: string) => number,
): { items: Item[]; nextPageToken: string } {
  if (pageSize < 0) throw invalidArgument("page_size is negative");
  const size = pageSize === 0 ? maxPageSize : Math.min(pageSize, maxPageSize);
  const last = pageToken === "" ? undefined : Buffer.from(pageToken, "base64url").toString("utf8");
  const start = last === undefined ? 0 : sorted.findIndex((item) => compareKeys(keyOfItem(item), last) > 0);
  const items = start === -1 ? [] : sorted.slice(start, start + size);
  const lastItem = items.at(-1);
  const more = lastItem !== undefined && start + items.length < sorted.length;
  return { items, nextPageToken: more ? Buffer.from(keyOfItem(lastItem), "utf8").toString("base64url") : "" };
}
