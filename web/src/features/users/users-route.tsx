import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { LoaderFunctionArgs } from "react-router-dom";
import { adminsOnly } from "../../app/admins-only.ts";
import { api } from "../../app/api.ts";
import { queryOf, readUserList } from "./user-list-address.ts";

export { exceptForHash as shouldRevalidate } from "../../app/should-revalidate.ts";
export { UsersPage as Component } from "./UsersPage.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  adminsOnly();
  const list = readUserList(url.searchParams);
  return { list, page: await api(listUsers, { query: queryOf(list) }, { quiet: true }) };
}
