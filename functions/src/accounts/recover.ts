import type { PincodeRequest } from "@halkopiha/domain/registration.ts";
import { markVerified } from "../store/accounts.ts";
import { changeLogin, findLogin, openLogin, revokeSessions } from "../store/logins.ts";
import { issuePincode, latestPincode, tryPincode } from "../store/pincodes.ts";
import { findUser, uidOfUsername } from "../store/users.ts";

/** What was typed to say whose code it is. */
export function typedAccount({ email, username }: PincodeRequest): string {
  return email ?? username ?? "";
}

async function uidOf({ email, username }: PincodeRequest): Promise<string | null> {
  if (email) return (await findLogin({ email }))?.uid ?? null;
  return username ? uidOfUsername(username) : null;
}

/**
 * Issues a code: for a new password, or a new one for an account not yet verified. For what names nobody one is issued
 * too, to nobody: whoever asks can see no difference, nor measure one.
 */
export async function requestCode(request: PincodeRequest, visitor: string): Promise<void> {
  const uid = await uidOf(request);
  const user = await findUser(uid ?? "nobody");
  const kind = user && !user.verified ? "registration" : "recovery";
  const account = typedAccount(request);
  await issuePincode({ kind, uid: user?._id ?? null, account, visitor, knownEmail: null });
}

/**
 * Proves the address of a new account and opens its login.
 * @throws Refusal `wrongPincode`, `pincodeExpired`
 */
export async function verifyRegistration(
  pincode: string,
  visitor: string,
  username: string | undefined,
): Promise<void> {
  const registered = username === undefined ? null : await uidOfUsername(username);
  const of = username === undefined ? { visitor } : { uid: registered ?? "nobody" };
  const uid = await tryPincode(await latestPincode("registration", of), pincode, true);
  await openLogin(uid);
  await markVerified(uid);
}

/**
 * Whether a code for a new password is right; it stays usable.
 * @throws Refusal `wrongPincode`, `pincodeExpired`
 */
export async function validateRecovery(pincode: string, visitor: string): Promise<void> {
  await tryPincode(await latestPincode("recovery", { visitor }), pincode, false);
}

/**
 * Sets a new password with a code, which is used up, and ends every session.
 * @throws Refusal `wrongPincode`, `pincodeExpired`
 */
export async function recover(request: PincodeRequest, pincode: string, password: string): Promise<void> {
  const id = await latestPincode("recovery", { account: typedAccount(request) });
  const uid = await tryPincode(id, pincode, true);
  await changeLogin(uid, { password });
  await revokeSessions(uid);
}
