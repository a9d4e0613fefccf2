import type { User } from "@halkopiha/domain/accounts/user.ts";
import { maxSelectedUsers } from "@halkopiha/domain/admin/seller-list.ts";
import { useEffect, useRef, useState } from "react";
import { requestUsers, toApiFilters, type UserList } from "../list/user-list-query.ts";

type UsersById = ReadonlyMap<string, User>;

const toMap = (users: readonly User[]): UsersById => new Map(users.map((user) => [user._id, user]));

/** Users per request: the maximum of a list. */
const pageSize = 100;

/** Maximum number of requests: as many as the users that can be selected need. Each reads at most 15 documents more than it returns. */
const maxRequests = maxSelectedUsers / pageSize;

interface MatchingUsers {
  users: User[];
  /** Whether these are all that match. */
  isComplete: boolean;
}

/**
 * The users that match the filters of a list, in its order, as far as `maxRequests` find them: a search for several words reads many who do
 * not match. `onProgress` gets the number found so far.
 * @throws ApiError when a request fails; an AbortError when `signal` aborts
 */
async function readMatchingUsers(
  list: UserList,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<MatchingUsers> {
  const users: User[] = [];
  let cursor: string | undefined;
  for (let requests = 0; requests < maxRequests; requests += 1) {
    const query = { ...toApiFilters(list), sort: list.sort, limit: pageSize, ...(cursor && { cursor }) };
    const page = await requestUsers(query, { signal });
    users.push(...page.sellers);
    onProgress(users.length);
    cursor = page.nextCursor;
    if (!cursor) return { users, isComplete: true };
  }
  return { users, isComplete: false };
}

/** What `selectMatching` left out. */
interface LeftOut {
  /** Number of users who match, but whom the admin may not change. */
  locked: number;
  /** Others may match, too, who were not read. */
  isMore: boolean;
}

const nothingLeftOut: LeftOut = { locked: 0, isMore: false };

/**
 * The selected users of a list. The selection survives paging; `shown` are the rows of the page, whose data are newer than those selected
 * earlier.
 */
export function useUserSelection(
  list: UserList,
  shown: readonly User[],
  isSelectable: (user: User) => boolean,
) {
  const [{ selected, leftOut }, setSelection] = useState({
    selected: toMap([]),
    leftOut: nothingLeftOut,
  });
  /** Number of users read so far by `selectMatching`; null while it does not run. */
  const [readCount, setReadCount] = useState<number | null>(null);
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);
  const current = toMap(shown);
  const users = [...selected.values()].map((user) => current.get(user._id) ?? user).filter(isSelectable);

  /** Selects everyone who matches the filters, on all pages. */
  async function selectMatching() {
    const control = new AbortController();
    cancel.current = control;
    setReadCount(0);
    try {
      const found = await readMatchingUsers(list, control.signal, setReadCount);
      const selectable = found.users.filter(isSelectable);
      const locked = found.users.length - selectable.length;
      setSelection({ selected: toMap(selectable), leftOut: { locked, isMore: !found.isComplete } });
    } catch {
      // The banner shows the error; the selection stays as it was.
    } finally {
      setReadCount(null);
    }
  }

  const setSelected = (next: UsersById) => setSelection({ selected: next, leftOut: nothingLeftOut });

  return {
    users,
    leftOut,
    ids: new Set(users.map(({ _id }) => _id)),
    /** Selects users of the page by their ids; those of other pages stay as long as their ids are among them. */
    selectIds: (ids: ReadonlySet<string>) =>
      setSelected(new Map([...selected, ...current].filter(([id]) => ids.has(id)))),
    select: (chosen: readonly User[]) => setSelected(toMap(chosen)),
    selectMatching,
    cancelMatching: () => cancel.current?.abort(),
    readCount,
  };
}

export type UserSelection = ReturnType<typeof useUserSelection>;
