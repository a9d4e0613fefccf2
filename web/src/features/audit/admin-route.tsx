import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { redirect } from "react-router-dom";
import { requireAdmin } from "../../app/admins-only.ts";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { AuditPage as Component } from "./AuditPage.tsx";

/** For root alone; other admins begin with the panel. §6 */
export async function loader() {
  requireAdmin();
  if (store.get(sessionAtom)?.user.role !== "root") throw redirect(paths.admin);
  return api(listAudit, { query: {} }, { quiet: true });
}
