import { Role } from "@halkopiha/domain/user.ts";
import * as z from "zod/mini";
import { auth } from "../firebase.ts";

const Claims = z.object({ role: z._default(Role, "user") });

/** The role that a login has now; null when there is none, or it has been closed. */
export async function roleOf(uid: string): Promise<Role | null> {
  const { users } = await auth().getUsers([{ uid }]);
  const [account] = users;
  return !account || account.disabled ? null : Claims.parse(account.customClaims ?? {}).role;
}
