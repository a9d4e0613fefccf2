import { accountOf } from "@halkopiha/domain/account.ts";
import { taken } from "@halkopiha/domain/refusal.ts";
import type { Locality } from "@halkopiha/domain/region.ts";
import type { NewUser, Registration } from "@halkopiha/domain/registration.ts";
import type { User } from "@halkopiha/domain/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { createAccount, newUid } from "../store/accounts.ts";
import type { Doer } from "../store/audit.ts";
import { createLogin, deleteLogins, findLogin, type NewLogin, unmailedAddress } from "../store/logins.ts";
import { issuePincodeWith } from "../store/pincodes.ts";
import { findUser } from "../store/users.ts";
import { sealPersonalId } from "./personal-id.ts";

/** How long a registration may be under way before a login without a person is its wreck, in milliseconds. */
const underWay = 10 * 60_000;

/** Opens a login; one that an interrupted registration left behind under the same address is cleared away first. */
async function openLoginAt(login: NewLogin): Promise<boolean> {
  if (await createLogin(login)) return true;
  const holder = await findLogin({ email: login.email });
  if (!holder) return createLogin(login);
  const age = Date.now() - Date.parse(holder.metadata.creationTime);
  if (age < underWay || (await findUser(holder.uid))) return false;
  await deleteLogins([holder.uid]);
  return createLogin(login);
}

function sealedId(form: Registration | NewUser, uid: string): string | null {
  if (form.business || form.socialSecurityNumber === null) return null;
  return sealPersonalId(form.socialSecurityNumber, uid);
}

/** Stores a person whose login is there; the login goes when that is refused, so that it is all or none. */
async function storeOrUndo(
  uid: string,
  form: Registration | NewUser,
  place: Locality,
  {
    verified,
    email,
    ...beside
  }: {
    verified: boolean;
    email: string | null;
    by: Doer | null;
    also?: (transaction: Transaction) => void;
  },
): Promise<User> {
  const account = { ...accountOf(form, place, verified), email };
  try {
    return await createAccount(uid, account, { ...beside, personalId: sealedId(form, uid) });
  } catch (error) {
    await deleteLogins([uid]);
    throw error;
  }
}

/**
 * Registers a seller: a closed login, the person, the user name and a code, all or none. An address that somebody has an
 * account with is answered alike: its owner is told, and what was registered gets no address and no code.
 * @throws Refusal `usernameTaken`
 */
export async function registerSeller(form: Registration, place: Locality, visitor: string): Promise<void> {
  const uid = newUid();
  const login = { uid, password: form.password, disabled: true, role: "user" as const };
  const email = form.email ?? unmailedAddress(uid);
  const isFree = await openLoginAt({ ...login, email });
  if (!isFree) await createLogin({ ...login, email: unmailedAddress(uid) });
  const knownEmail = isFree ? null : email;
  await storeOrUndo(uid, form, place, {
    verified: false,
    by: null,
    email: isFree ? form.email : null,
    also: (transaction) =>
      issuePincodeWith(transaction, { kind: "registration", uid, account: uid, visitor, knownEmail }),
  });
}

/**
 * Makes an account for somebody, verified at once.
 * @throws Refusal `usernameTaken`, `emailTaken`
 */
export async function createUserFor(form: NewUser, place: Locality, by: Doer | null): Promise<User> {
  const uid = newUid();
  const email = form.email ?? unmailedAddress(uid);
  const { password, role } = form;
  if (!(await openLoginAt({ uid, email, password, disabled: false, role }))) {
    throw taken("email");
  }
  return storeOrUndo(uid, form, place, { verified: true, email: form.email, by });
}
