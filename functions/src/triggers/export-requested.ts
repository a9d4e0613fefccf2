import { effectiveRole, isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { saveSellerList } from "../downloads/save-seller-list.ts";
import { findUser } from "../store/accounts/users.ts";
import { claimExport, type ExportRun } from "../store/admin/exports.ts";

async function buildFiles(id: string, { requestedBy, report, finish, fail }: ExportRun): Promise<void> {
  // The rules let admins alone ask, but a role may have been taken away since.
  const user = await findUser(requestedBy);
  if (!user || !isAdmin(effectiveRole(user))) return fail();
  await finish(await saveSellerList(id, report));
}

/**
 * Builds the list of sellers that an admin has asked for.
 * @throws Error when it failed, and when another delivery is at it, which may have crashed: Firebase then delivers again
 */
export async function buildExport({ params: { id } }: { params: { id: string } }): Promise<void> {
  const run = await claimExport(id);
  if (run === "over") return;
  if (run === "busy") throw new Error(`export ${id} is already running`);
  try {
    await buildFiles(id, run);
  } catch (error) {
    // When even that fails, its lease runs out and a later delivery takes it up.
    await run.fail().catch(() => {});
    throw error;
  }
}
