import type { User } from "@halkopiha/domain/accounts/user.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";

/** Expiry of the session that `answerLogin` opens. */
export const expiry = "2099-01-01T00:00:00.000Z";

/** Answers a login with a session of this user. */
export function answerLogin(user: User) {
  const rest = { localities: [], products: [], otherProducts: [], services: [], orders: [] };
  return answerCall(login, { token: "token", expiry, user, ...rest });
}
