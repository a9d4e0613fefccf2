import { Role } from "@halkopiha/domain/user.ts";
import * as z from "zod/mini";
import { findLogin } from "../store/logins.ts";

const Claims = z.object({ role: z._default(Role, "user") });

/** The role that a login has now; null when there is none, or it has been closed. */
export async function roleOf(uid: string): Promise<Role | null> {
  const login = await findLogin({ uid });
  return !login || login.disabled ? null : Claims.parse(login.customClaims ?? {}).role;
}
