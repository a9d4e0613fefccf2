import type { User } from "@halkopiha/domain/accounts/user.ts";
import { maxSelectedUsers } from "@halkopiha/domain/admin/seller-list.ts";
import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { toApiFilters, type UserList } from "../list/user-list-query.ts";

type UsersById = ReadonlyMap<string, User>;

const toMap = (users: readonly User[]): UsersById => new Map(users.map((user) => [user._id, user]));

/** Users per request: the maximum of a list. */
const pageSize = 100;

/**
 * All users that match the filters of a list, in its order, at most `maxSelectedUsers`. `onProgress` gets the number read so far.
 * @throws ApiError when a request fails; an AbortError when `signal` aborts
 */
async function readMatchingUsers(
  list: UserList,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<User[]> {
  const users: User[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(pageSize, maxSelectedUsers - users.length);
    const query = { ...toApiFilters(list), sort: list.sort, limit, ...(cursor && { cursor }) };
    const page = await api(listUsers, { query }, { signal });
    users.push(...page.sellers);
    onProgress(users.length);
    cursor = page.nextCursor;
  } while (cursor && users.length < maxSelectedUsers);
  return users;
}

/**
 * The selected users of a list. The selection survives paging; `shown` are the rows of the page, whose data are newer than those selected
 * earlier.
 */
export function useUserSelection(
  list: UserList,
  shown: readonly User[],
  isSelectable: (user: User) => boolean,
) {
  const [selected, setSelected] = useState<UsersById>(new Map());
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
      setSelected(toMap((await readMatchingUsers(list, control.signal, setReadCount)).filter(isSelectable)));
    } catch {
      // The banner shows the error; the selection stays as it was.
    } finally {
      setReadCount(null);
    }
  }

  return {
    users,
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
