import type { User } from "@halkopiha/domain/accounts/user.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { answerCall } from "./calls/answer-calls.ts";
import { logInAs } from "./samples/samples.ts";

/** Starts a session, which ends with the test, and answers the request for its account. */
export function logInWithAccount(user: User): void {
  logInAs(user);
  answerCall(verifyToken, { user, expiry: "2027-01-01T00:00:00.000Z" });
}
