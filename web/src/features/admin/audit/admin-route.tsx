import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { redirect } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";
import { requireAdmin } from "../shared/require-admin.ts";

export { AuditPage as Component } from "./AuditPage.tsx";

/** For root alone; other admins begin with the panel. §6 */
export async function loader() {
  requireAdmin();
  if (store.get(sessionAtom)?.user.role !== "root") throw redirect(paths.admin);
  return api(listAudit, { query: {} }, { quiet: true });
}
