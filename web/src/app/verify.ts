import { verifyToken } from "@halkopiha/domain/contract/session.ts";
import { api } from "./api.ts";

/** Asks whether the login still holds; the client ends a session that does not. */
export async function verify(): Promise<void> {
  await api(verifyToken, {}, { quiet: true, fresh: true }).catch(() => undefined);
}
