import type { PincodeRequest } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { markVerified } from "../../store/accounts/change-account.ts";
import { findUidByEmail } from "../../store/accounts/identity/emails.ts";
import { rememberDevice } from "../../store/accounts/login/known-devices.ts";
import { enableLogin, revokeSessions, setPassword } from "../../store/accounts/login/logins.ts";
import { findSharedPincode, issuePincode, type PincodeKind } from "../../store/accounts/login/pincodes.ts";
import { endSessions } from "../../store/accounts/login/session-end.ts";
import {
  choosePincodeLength,
  type PincodeAttempt,
  type PincodeTarget,
  tryPincodes,
} from "../../store/accounts/login/try-pincodes.ts";
import { findUidByUsername, findUser, readSessionsEpoch } from "../../store/accounts/users.ts";
import { notifyPasswordChangedWith, welcomeVerifiedWith } from "../account-notices.ts";
import { checkNoOwnWords, checkNotCommon, getAccountNames } from "./check-new-password.ts";

function toNormalizedName({ email, username }: PincodeRequest): string {
  return email === undefined ? toUsernameKey(username ?? "") : email.trim().toLowerCase();
}

/** Finds the account that an e-mail address or user name belongs to; its uid is null when there is none. */
export async function findPincodeTarget(request: PincodeRequest): Promise<PincodeTarget> {
  const name = toNormalizedName(request);
  const uid = request.email ? await findUidByEmail(name) : await findUidByUsername(name);
  return { name, uid };
}

/**
 * Issues a pincode for password recovery, or for an account not yet verified. An unknown name gets a pincode without a user, so that
 * response and timing do not reveal which accounts exist.
 * @param isShared the account has been mailed as many codes as strangers may bring it: the visitor gets the code that was mailed last, or else
 * one that the following visitors get too
 */
export async function requestCode(
  { name, uid }: PincodeTarget,
  visitor: string,
  { isShared }: { isShared: boolean },
): Promise<void> {
  const user = await findUser(uid ?? "nobody");
  const kind = user && !user.verified ? "registration" : "recovery";
  const length = await choosePincodeLength(user ?? { _id: "nobody", role: "user" });
  const epoch = await readSessionsEpoch(user?._id ?? "nobody");
  const shared = isShared ? await findSharedPincode(user?._id ?? "nobody", epoch) : null;
  const digits = isShared ? 8 : length;
  await issuePincode({
    ...{ kind, uid: user?._id ?? null, account: name, visitor, digits, knownEmail: null, epoch },
    ...(isShared && (shared ? { sameAs: shared._id } : { isShared })),
  });
}

/**
 * Finds the user of a typed pincode.
 * @throws AppError `wrongPincode`, `pincodeExpired`, also when the account has been deleted since
 */
async function findCodeOwner(typed: PincodeAttempt): Promise<User> {
  const user = await findUser(await tryPincodes(typed));
  if (!user) throw new AppError("pincodeExpired");
  return user;
}

/**
 * Verifies the address of a new account and enables its login.
 * @throws AppError `wrongPincode`, `pincodeExpired`
 */
export async function verifyRegistration(
  pincode: string,
  visitor: string,
  username: string | undefined,
): Promise<void> {
  const typist =
    username === undefined ? { visitor } : { visitor, uid: (await findUidByUsername(username)) ?? "nobody" };
  const user = await findCodeOwner({ kinds: ["registration"], typist, typed: pincode, use: true });
  await markVerified(user, welcomeVerifiedWith);
  await enableLogin(user._id);
}

/** Both kinds prove the address; until it is verified, the pincode of the registration sets a new password too. */
const recoveryKinds: readonly PincodeKind[] = ["registration", "recovery"];

/**
 * Checks a pincode for a new password; it stays usable, and the device is remembered as the owner's.
 * @throws AppError `wrongPincode`, `pincodeExpired`
 */
export async function validateRecovery(pincode: string, visitor: string): Promise<void> {
  const uid = await tryPincodes({ kinds: recoveryKinds, typist: { visitor }, typed: pincode, use: false });
  await rememberDevice(uid, visitor);
}

/**
 * Sets a new password with a pincode that this visitor requested, uses the pincode up, and ends every session. An unverified account
 * becomes verified. A rejected password leaves the pincode usable; only who has the pincode learns that it contains a name of the account.
 * @throws AppError `invalid` for a password that is easily guessed, `wrongPincode`, `pincodeExpired`
 */
export async function resetPassword(
  request: PincodeRequest,
  { pincode, password, visitor }: { pincode: string; password: string; visitor: string },
): Promise<void> {
  await checkNotCommon(password);
  const target = await findPincodeTarget(request);
  const attempt = { kinds: recoveryKinds, typist: { visitor }, typed: pincode, target };
  checkNoOwnWords(password, getAccountNames(await findCodeOwner({ ...attempt, use: false })));
  const user = await findCodeOwner({ ...attempt, use: true });
  const { _id: uid } = user;
  // First, because a registration that is not verified can still be replaced by a correction.
  await markVerified(user, welcomeVerifiedWith);
  await endSessions(uid, notifyPasswordChangedWith);
  await setPassword(uid, password);
  await enableLogin(uid);
  await revokeSessions(uid);
  await rememberDevice(uid, visitor);
}
