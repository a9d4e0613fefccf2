import { effectiveRole, isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { SellerListQuery } from "@halkopiha/domain/admin/seller-list.ts";
import { saveSellerList } from "../downloads/save-seller-list.ts";
import { findUser } from "../store/accounts/users.ts";
import { claimExport, type ExportRun } from "../store/admin/exports.ts";
import { recordEvent } from "../store/admin/security-events.ts";

async function buildFiles(
  id: string,
  { requestedBy, query, report, finish, fail }: ExportRun,
): Promise<void> {
  // The rules let only admins request exports, but the role may have been revoked since.
  const user = await findUser(requestedBy);
  if (!user || !isAdmin(effectiveRole(user))) return fail();
  const list = SellerListQuery.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!list.success) return fail();
  const role = effectiveRole(user);
  await finish(await saveSellerList(id, list.data, role, report), role);
}

/**
 * Builds a seller list that an admin requested.
 * @throws Error when it failed, and when another delivery is building it, which may have crashed: Firebase then delivers the event again
 */
export async function buildExport({ params: { id } }: { params: { id: string } }): Promise<void> {
  const run = await claimExport(id);
  if (run === "over") return;
  if (run === "busy") throw new Error(`export ${id} is already running`);
  try {
    await recordEvent({ kind: "exportRequested", user: run.requestedBy }, `export-${id}`);
    await buildFiles(id, run);
  } catch (error) {
    // If even this write fails, the lease expires and a later delivery claims the export.
    await run.fail().catch(() => {});
    throw error;
  }
}
