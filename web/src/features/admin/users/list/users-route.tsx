import { useAtomValue } from "jotai/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { useUrlState } from "../../../../lib/routing/history/use-url-state.ts";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import { sessionAtom } from "../../../../lib/session/session-atoms.ts";
import { AdminTitle } from "../../shared/AdminTitle.tsx";
import { adminSections } from "../../shared/admin-sections.ts";
import { DeletionBars } from "../../shared/DeletionBars.tsx";
import { requireAdmin } from "../../shared/require-admin.ts";
import { SellerListDownloads } from "../export/SellerListDownloads.tsx";
import { UserPagination } from "./UserPagination.tsx";
import { UsersToolbar } from "./UsersToolbar.tsx";
import { UserTable } from "./UserTable.tsx";
import { useUserCount } from "./use-user-count.ts";
import {
  formatFilters,
  formatUserListQuery,
  parseUserListQuery,
  requestUsers,
  toApiQuery,
  type UserList,
} from "./user-list-query.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../../lib/routing/should-revalidate.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  requireAdmin(request);
  const list = parseUserListQuery(url.searchParams);
  return { list, page: await requestUsers(toApiQuery(list), { handlesNoResponse: true }) };
}

/** The page with all users. §2 */
function UsersPage() {
  const { list, page } = useLoaderData<typeof loader>();
  const revalidate = useRevalidate();
  const actor = useAtomValue(sessionAtom)?.user;
  const count = useUserCount(list, page.sellers);
  const [chosen, choose] = useUrlState(list, parseUserListQuery, formatUserListQuery);
  const change = (part: Partial<UserList>) => choose({ ...chosen, page: 1, cursor: null, ...part });
  // Logged out: the panel redirects to the login page.
  if (!actor) return null;
  return (
    <>
      <AdminTitle section={adminSections.users} />
      <UsersToolbar list={chosen} onChange={change}>
        <SellerListDownloads list={list} count={count} />
      </UsersToolbar>
      {/* Other filters select other users, so the selection ends. */}
      <UserTable
        key={formatFilters(list)}
        actor={actor}
        users={page.sellers}
        list={list}
        count={count}
        hasNext={page.nextCursor !== undefined}
        hasMore={list.page > 1 || page.nextCursor !== undefined}
        onChange={change}
      />
      <UserPagination list={list} rowCount={page.sellers.length} nextCursor={page.nextCursor} count={count} />
      <DeletionBars onDeleted={revalidate} />
    </>
  );
}

export { UsersPage as Component };
