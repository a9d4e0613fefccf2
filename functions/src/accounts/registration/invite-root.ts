import { toNewAccount } from "@halkopiha/domain/accounts/account.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { initialLocalities } from "@halkopiha/domain/reference-data/initial/places.ts";
import { buildPasswordUrl, rootInvited, rootInvitedMessage } from "../../mail/accounts/root-mails.ts";
import type { LinkMessages, SentLink } from "../../store/accounts/contact-change/account-links.ts";
import { findUidByEmail } from "../../store/accounts/identity/emails.ts";
import { createEmptyLogin, findLoginEmail } from "../../store/accounts/login/logins.ts";
import {
  findPasswordLinkEnd,
  sendFirstLinkWith,
  sendPasswordLink,
} from "../../store/accounts/login/password-links.ts";
import { createAccount, newUid } from "../../store/accounts/registration/create-account.ts";
import { countRoots, findUser } from "../../store/accounts/users.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";

/** Who is to be root of the project. */
export interface NewRoot {
  email: string;
  username: string;
  /** Whether the project may have other roots. */
  isAnother: boolean;
}

/** A link that was sent: its URL, and the id of the message that brings it. */
export interface Invitation {
  url: string;
  messageId: string;
}

/** What was done, or was there. */
export type RootResult =
  | { state: "created" | "invitedAgain"; username: string; invitation: Invitation }
  | { state: "invited"; username: string; until: string }
  | { state: "hasPassword"; username: string }
  /** Nothing was done: the project has another root, or the address belongs to somebody else. */
  | { state: "otherRoot" | "otherRole" };

/** Thrown to abandon the transaction in which another root was found. */
class OtherRootError extends Error {}

const messages: LinkMessages = { mail: rootInvited, sms: rootInvitedMessage };

/** Where a root lives until they say so in their profile. */
const home = "helsinki";

/** A root's account before they have filled in their profile: they are called by their user name. */
function toRootAccount({ email, username }: NewRoot) {
  const locality = initialLocalities.find(({ _id }) => _id === home);
  if (!locality) throw new RangeError(`${home} is no initial locality`);
  const form = {
    ...{ business: false as const, firstname: username, lastname: "", companyName: null },
    ...{ contactPerson: username, phonenumber: "", contactByPhone: false, socialSecurityNumber: null },
    ...{ street: "", zip: "", region: locality.region._id, locality: locality._id },
    ...{ email, username, password: "", accountPlan: "basic" as const, role: "root" as const },
  };
  return { ...toNewAccount(form, locality, true), fullName: username };
}

function toInvitation(sent: SentLink | null | undefined): Invitation {
  if (!sent) throw new Error("a root without an address cannot be invited");
  return { url: buildPasswordUrl(sent.code), messageId: sent.messageId };
}

/** Creates a root without a password, and sends the link with which they choose one, in one transaction. */
async function createRoot(root: NewRoot): Promise<RootResult> {
  const uid = newUid();
  const account = toRootAccount(root);
  const now = new Date().toISOString();
  const user: User = { ...account, _id: uid, createdAt: now, updatedAt: now };
  let sent: SentLink | null | undefined;
  try {
    await createAccount(uid, account, {
      ...{ personalId: null, author: null },
      first: async (transaction) => {
        if (!root.isAnother && (await countRoots(transaction)) > 0) throw new OtherRootError();
        return () => {
          sent = sendFirstLinkWith(transaction, user, messages);
          recordEventWith(transaction, { kind: "roleChanged", user: uid });
        };
      },
    });
  } catch (error) {
    if (error instanceof OtherRootError) return { state: "otherRoot" };
    throw error;
  }
  await createEmptyLogin(uid);
  return { state: "created", username: account.username, invitation: toInvitation(sent) };
}

/** As `createRoot`, for one who is there: a new link when they have no password yet and the last link works no more. */
async function inviteAgain(user: User): Promise<RootResult> {
  const { _id: uid, username } = user;
  if ((await findLoginEmail(uid)) !== null) return { state: "hasPassword", username };
  // An earlier run may have ended before it.
  await createEmptyLogin(uid);
  const until = await findPasswordLinkEnd(uid);
  if (until !== null) return { state: "invited", username, until };
  const invitation = toInvitation(await sendPasswordLink(user, messages));
  return { state: "invitedAgain", username, invitation };
}

/**
 * Makes sure that the project has a root with this address, who has a password or a link to choose one. Safe to repeat. Only the code of the operator
 * calls it, never a call of the API.
 * @throws AppError `usernameTaken`, `invalid` for a user name of several alphabets
 */
export async function inviteRoot(root: NewRoot): Promise<RootResult> {
  const uid = await findUidByEmail(root.email);
  const user = uid === null ? null : await findUser(uid);
  if (!user) return createRoot(root);
  return user.role === "root" ? inviteAgain(user) : { state: "otherRole" };
}
