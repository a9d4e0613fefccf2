import { maxSkippedUsers, type UserCount } from "@halkopiha/domain/admin/user-search.ts";

interface PageRange {
  /** Number of pages; undefined while it is unknown. */
  last: number | undefined;
  /** Whether a page can be opened by its number: the server skips a limited number of users, from the nearer end. */
  canOpen(page: number): boolean;
}

/** The pages of a list that can be opened by their number; none if the search is filtered word by word. */
export function getPageRange(count: UserCount | undefined, limit: number): PageRange {
  if (!count?.isExact) return { last: undefined, canOpen: (page) => page === 1 };
  const isReachable = (page: number) => (page - 1) * limit <= maxSkippedUsers;
  if (count.isMore) return { last: undefined, canOpen: isReachable };
  const last = Math.max(1, Math.ceil(count.count / limit));
  const isNearEnd = (page: number) => count.count - page * limit <= maxSkippedUsers;
  return { last, canOpen: (page) => page >= 1 && page <= last && (isReachable(page) || isNearEnd(page)) };
}

/** `214`, `enintään 214` or `yli 50 000`, with the noun. */
export function formatTotal(
  { count, isExact, isMore }: UserCount,
  format: (count: number) => string,
): string {
  if (isMore) return `yli ${format(count)}`;
  return isExact ? format(count) : `enintään ${format(count)}`;
}
