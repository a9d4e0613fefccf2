import { createHash } from "node:crypto";
import { type NewAccount, toNewAccount } from "@halkopiha/domain/accounts/account.ts";
import type { NewUser, Registration } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { acceptByRegistering } from "@halkopiha/domain/terms/accept-terms.ts";
import type { Transaction } from "firebase-admin/firestore";
import { sealPersonalId } from "../../keys/personal-id.ts";
import { findUidByEmail } from "../../store/accounts/identity/emails.ts";
import { checkYtunnusFree } from "../../store/accounts/identity/identities.ts";
import { createLogin, deleteLogins, type NewLogin, setPassword } from "../../store/accounts/login/logins.ts";
import { issuePincodeWith } from "../../store/accounts/login/pincodes.ts";
import {
  createAccount,
  type NewAccountResult,
  newUid,
} from "../../store/accounts/registration/create-account.ts";
import { listOwnRegistrations, toRegistrantFields } from "../../store/accounts/registration/registrants.ts";
import { checkClaim, claimAddress, releaseClaim } from "../../store/accounts/registration/registrations.ts";
import { findUser } from "../../store/accounts/users.ts";
import type { AuditAuthor } from "../../store/admin/audit.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { readJoiningFee } from "../../store/reference-data/plans.ts";
import { checkNewPassword, getFormNames } from "../login/check-new-password.ts";

/** The visitor who registers, and the Idempotency-Key of the call. */
interface Registrant {
  visitor: string;
  key: string | undefined;
}

/**
 * The uid of a registration, derived from visitor, Idempotency-Key, user name and address: a retry gets the same uid, a corrected
 * registration a different one.
 */
function createRegistrationUid({ visitor, key }: Registrant, { username, email }: Registration): string {
  if (key === undefined) return newUid();
  return `r${createHash("sha256")
    .update(`${visitor}:${key}:${toUsernameKey(username)}:${email ?? ""}`)
    .digest("base64url")
    .slice(0, 27)}`;
}

/** Maximum number of attempts to create a login while concurrent attempts of the same registration create and delete theirs. */
const maxLoginTries = 5;

/**
 * Creates the login of a claimed registration, or takes over one that another attempt of the same registration created.
 * @throws AppError `unavailable` when concurrent attempts keep interfering
 */
async function createClaimedLogin(login: NewLogin): Promise<void> {
  for (let tries = 0; tries < maxLoginTries; tries += 1) {
    if ((await createLogin(login)) || (await setPassword(login.uid, login.password))) return;
  }
  throw new AppError("unavailable");
}

function toSealedId(form: Registration | NewUser, uid: string): string | null {
  if (form.business || form.socialSecurityNumber === null) return null;
  return sealPersonalId(form.socialSecurityNumber, uid);
}

/** Who registers accepts the terms; an admin who creates an account accepts nothing for its user. */
const withAcceptedTerms = (form: Registration | NewUser, account: NewAccount): NewAccount =>
  "terms" in form ? acceptByRegistering(account, form.termsVersion, new Date().toISOString()) : account;

interface AccountOptions {
  verified: boolean;
  email: string | null;
  author: AuditAuthor | null;
  registrant?: object;
  replaces?: readonly string[];
  /** Rejects by throwing, in the transaction that stores the user. */
  check?: (transaction: Transaction) => Promise<void>;
  also?: (transaction: Transaction) => void;
}

/**
 * Creates the login and stores the user; deletes login and claim if that fails with an AppError, so that registering is atomic. The login
 * comes after all checks: the password of a registration that is replaced changes only when the new one is accepted.
 */
async function storeOrUndo(
  { uid, ...claim }: { uid: string; address: string; attempt: string },
  form: Registration | NewUser,
  locality: Locality,
  { verified, email, check, ...options }: AccountOptions,
): Promise<NewAccountResult> {
  const fee = await readJoiningFee(form.accountPlan, new Date());
  const account = { ...withAcceptedTerms(form, toNewAccount(form, locality, verified, fee)), email };
  const personalId = toSealedId(form, uid);
  const first = async (transaction: Transaction) => {
    await check?.(transaction);
    const release = await checkClaim(transaction, claim.address, claim.attempt);
    await createClaimedLogin({ uid, password: form.password, disabled: !verified });
    return release;
  };
  try {
    return await createAccount(uid, account, { ...options, first, personalId });
  } catch (error) {
    if (error instanceof AppError) await undo(uid, claim, options.replaces);
    throw error;
  }
}

/** Undoes a registration that was rejected, unless a retry holds the claim now. The login of a replaced registration is kept. */
async function undo(
  uid: string,
  { address, attempt }: { address: string; attempt: string },
  replaces: readonly string[] = [],
): Promise<void> {
  if ((await releaseClaim(address, attempt)) && !replaces.includes(uid)) await deleteLogins([uid]);
}

/** An address that was taken between the look-up and the transaction is not told, as no taken address is: the visitor tries again. */
function hideTakenAddress(error: unknown): never {
  throw error instanceof AppError && error.code === "emailTaken" ? new AppError("unavailable") : error;
}

/**
 * Registers a seller: a disabled login, the user, the user name and a pincode, all or none. An address that already has an account gets the
 * same response: its owner is notified, and the new account gets neither the address nor a pincode. A retry with the same key creates
 * nothing; a corrected form replaces the visitor's own registration while it is unverified.
 * @throws AppError `invalid` for a password that is easily guessed, `usernameTaken`, `unavailable`
 */
export async function registerSeller(
  form: Registration,
  locality: Locality,
  registrant: Registrant,
): Promise<void> {
  await checkNewPassword(form.password, getFormNames(form));
  const { visitor } = registrant;
  const requestId = createRegistrationUid(registrant, form);
  if (await findUser(requestId)) return;
  const address = form.email ?? requestId;
  const attempt = await claimAddress(address, requestId);
  const own = await listOwnRegistrations(visitor, form);
  // An earlier attempt may have completed before this one took the claim; from now on it cannot.
  if ((await findUser(requestId)) || own.some((registration) => registration.requestId === requestId)) {
    await releaseClaim(address, attempt);
    return;
  }
  // The registration with the same address keeps its uid.
  const uid = own.find(({ hasSameEmail }) => hasSameEmail)?.uid ?? requestId;
  const replaces = own.map((registration) => registration.uid);
  const holder = form.email === null ? null : await findUidByEmail(form.email);
  const isFree = holder === null || replaces.includes(holder);
  const knownEmail = isFree ? null : address;
  // Without an address of its own the account must not get pincodes by SMS either, however often one is requested.
  const reachable = isFree ? form : { ...form, contactByPhone: false };
  const { replacedUids } = await storeOrUndo({ uid, address, attempt }, reachable, locality, {
    verified: false,
    author: null,
    registrant: toRegistrantFields(visitor, form.email, requestId),
    replaces,
    email: isFree ? form.email : null,
    check: (transaction) => checkYtunnusFree(transaction, form.business ? form.ytunnus : null, uid),
    also: (transaction) =>
      issuePincodeWith(transaction, {
        kind: "registration",
        uid,
        account: uid,
        visitor,
        digits: 6,
        knownEmail,
      }),
  }).catch(hideTakenAddress);
  await deleteLogins(replacedUids.filter((replaced) => replaced !== uid));
}

/**
 * Creates an account on behalf of a user; it is verified at once.
 * @throws AppError `invalid` for a password that is easily guessed, `usernameTaken`, `emailTaken`, `unavailable`
 */
export async function createUserFor(
  form: NewUser,
  locality: Locality,
  author: AuditAuthor | null,
): Promise<User> {
  await checkNewPassword(form.password, getFormNames(form));
  const uid = newUid();
  const address = form.email ?? uid;
  const attempt = await claimAddress(address, uid);
  const { user } = await storeOrUndo({ uid, address, attempt }, form, locality, {
    verified: true,
    email: form.email,
    author,
    also: (transaction) => {
      if (form.role !== "user") recordEventWith(transaction, { kind: "roleChanged", user: uid });
    },
  });
  return user;
}
