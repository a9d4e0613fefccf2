import { listUsers } from "@halkopiha/domain/contract/admin-users.ts";
import { adminsOnly } from "../../app/admins-only.ts";
import { api } from "../../app/api.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { queryOf, readUserList } from "./user-list-address.ts";

export { UsersPage as Component } from "./UsersPage.tsx";

export async function loader({ url }: LoaderArgs) {
  adminsOnly();
  const list = readUserList(url.searchParams);
  return { list, page: await api(listUsers, { query: queryOf(list) }, { quiet: true }) };
}
