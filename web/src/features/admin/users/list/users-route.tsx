import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { LoaderFunctionArgs } from "react-router-dom";
import { api } from "../../../../lib/api/client.ts";
import { requireAdmin } from "../../shared/require-admin.ts";
import { parseUserListQuery, toApiQuery } from "./user-list-query.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../../lib/routing/should-revalidate.ts";
export { UsersPage as Component } from "./UsersPage.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  requireAdmin();
  const list = parseUserListQuery(url.searchParams);
  return { list, page: await api(listUsers, { query: toApiQuery(list) }, { quiet: true }) };
}
