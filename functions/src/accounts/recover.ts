import { usernameKey } from "@halkopiha/domain/identity.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { PincodeRequest } from "@halkopiha/domain/registration.ts";
import type { User } from "@halkopiha/domain/user.ts";
import { endSessions, markVerified } from "../store/accounts.ts";
import { rememberDevice } from "../store/known-devices.ts";
import { changeLogin, findLogin, openLogin, revokeSessions } from "../store/logins.ts";
import { digitsFor, issuePincode, type PincodeKind, type Try, tryPincodes } from "../store/pincodes.ts";
import { findUser, uidOfUsername } from "../store/users.ts";

/** Whose code is asked for: what was typed, normalised so that its spelling does not count, and the account that it names. */
export interface PincodeTarget {
  name: string;
  uid: string | null;
}

function typedName({ email, username }: PincodeRequest): string {
  return email === undefined ? usernameKey(username ?? "") : email.trim().toLowerCase();
}

/** Finds the account that an e-mail address or user name belongs to; its uid is null when there is none. */
export async function findPincodeTarget(request: PincodeRequest): Promise<PincodeTarget> {
  const name = typedName(request);
  const uid = request.email ? ((await findLogin({ email: name }))?.uid ?? null) : await uidOfUsername(name);
  return { name, uid };
}

/**
 * Issues a code: for a new password, or a new one for an account not yet verified. For what names nobody one is issued
 * too, to nobody: whoever asks can see no difference, nor measure one.
 */
export async function requestCode({ name, uid }: PincodeTarget, visitor: string): Promise<void> {
  const user = await findUser(uid ?? "nobody");
  const kind = user && !user.verified ? "registration" : "recovery";
  const digits = await digitsFor(user ?? { _id: "nobody", role: "user" });
  await issuePincode({ kind, uid: user?._id ?? null, account: name, visitor, digits, knownEmail: null });
}

/**
 * Whose code was typed.
 * @throws Refusal `wrongPincode`, `pincodeExpired`, also when the account has been deleted since
 */
async function ownerOf(typed: Try): Promise<User> {
  const user = await findUser(await tryPincodes(typed));
  if (!user) throw new Refusal("pincodeExpired");
  return user;
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
  const typist =
    username === undefined ? { visitor } : { visitor, uid: (await uidOfUsername(username)) ?? "nobody" };
  const { _id: uid } = await ownerOf({ kinds: ["registration"], typist, typed: pincode, use: true });
  await openLogin(uid);
  await markVerified(uid);
}

/** Either kind proves the address: who registered somebody else's leaves its owner an account that no password of theirs opens. */
const anyKind: readonly PincodeKind[] = ["registration", "recovery"];

/**
 * Whether a code for a new password is right; it stays usable, and the device is the owner's from now on.
 * @throws Refusal `wrongPincode`, `pincodeExpired`
 */
export async function validateRecovery(pincode: string, visitor: string): Promise<void> {
  const uid = await tryPincodes({ kinds: anyKind, typist: { visitor }, typed: pincode, use: false });
  await rememberDevice(uid, visitor);
}

/**
 * Sets a new password with a code that this visitor asked for, which is used up, and ends every session. An account not yet
 * verified is verified by that.
 * @throws Refusal `wrongPincode`, `pincodeExpired`
 */
export async function recover(
  request: PincodeRequest,
  { pincode, password, visitor }: { pincode: string; password: string; visitor: string },
): Promise<void> {
  const { _id: uid, verified } = await ownerOf({
    kinds: anyKind,
    typist: { visitor },
    typed: pincode,
    account: typedName(request),
    use: true,
  });
  await endSessions(uid);
  await changeLogin(uid, { password });
  await revokeSessions(uid);
  if (!verified) {
    await openLogin(uid);
    await markVerified(uid);
  }
  await rememberDevice(uid, visitor);
}
