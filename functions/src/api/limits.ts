import { Refusal } from "@halkopiha/domain/refusal.ts";
import { limits } from "../config.ts";
import { mailboxOf } from "../sending/recipient-limit.ts";
import { isKnownDevice } from "../store/known-devices.ts";
import { countOf, countTry, isWithinLimit } from "../store/rate-limits.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Who tries: the visitor's cookie is free to have, the network is not. */
export interface Trier {
  visitor: string;
  /** The network that the call came from. */
  address: string;
}

/**
 * The account that is tried for. It is counted by its normalised name: counted by uid, an address would tell whose it is by sharing
 * its count with a user name.
 */
interface Target {
  uid: string | null;
  name: string;
}

/** Unknown accounts are asked for too, so that they take the same time. */
const isOwners = ({ uid, name }: Target, { visitor }: Trier) =>
  isKnownDevice(uid ?? `unknown:${name}`, visitor);

/**
 * A try to log in: few for one account from one address, more from one address. What all addresses together may try for one account
 * is bounded too. A device on which its owner has logged in or typed a code is counted by itself, so that nobody can lock an owner
 * out, not even from the same network.
 * @throws Refusal `tooOften`, `proofNeeded`
 */
export async function limitLogin(target: Target, trier: Trier): Promise<void> {
  const { name: account } = target;
  const window = 15 * minute;
  if (await isOwners(target, trier)) {
    const perDevice = { most: limits.loginPerAccount.value(), window };
    return countTry(`login-device:${account}:${trier.visitor}`, perDevice);
  }
  await countTry(`login-address:${trier.address}`, { most: limits.loginPerAddress.value(), window });
  await countTry(`login-pair:${account}:${trier.address}`, { most: limits.loginPerAccount.value(), window });
  const ceiling = { most: limits.loginCeiling.value(), window };
  if (!(await isWithinLimit(`login-account:${account}`, ceiling))) throw new Refusal("proofNeeded");
}

/** A password typed again by somebody who is logged in: as many tries as for logging in. @throws Refusal `tooOften` */
export async function limitConfirmation(uid: string, address: string): Promise<void> {
  const window = 15 * minute;
  await countTry(`login-address:${address}`, { most: limits.loginPerAddress.value(), window });
  await countTry(`confirmation:${uid}`, { most: limits.loginPerAccount.value(), window });
}

/** A code for a new e-mail address of somebody who is logged in. @throws Refusal `tooOften` */
export async function limitEmailCode(uid: string, address: string): Promise<void> {
  await countTry(`pincode-address:${address}`, { most: limits.pincodePerAddress.value(), window: hour });
  await countTry(`email-code:${uid}`, { most: limits.pincodePerAccount.value(), window: hour });
}

/** A message to customer service. */
export async function limitContact({ visitor, address }: Trier): Promise<void> {
  await countTry(`contact-address:${address}`, { most: limits.contactPerAddress.value(), window: hour });
  await countTry(`contact:${visitor}`, { most: limits.contactPerVisitor.value(), window: hour });
}

const recipientKey = (email: string) => `order-recipient:${mailboxOf(email)}`;
const perRecipient = () => ({ most: limits.orderPerRecipient.value(), window: hour });

/** An order, placed or refused. Each that is placed is confirmed to an e-mail address that anybody could have typed. */
export async function limitOrder({ visitor, address }: Trier, email: string | undefined): Promise<void> {
  await countTry(`order-visitor:${visitor}`, { most: limits.orderPerVisitor.value(), window: hour });
  await countTry(`order-address:${address}`, { most: limits.orderPerAddress.value(), window: hour });
  if (email === undefined || (await countOf(recipientKey(email))) < perRecipient().most) return;
  throw new Refusal("tooOften", { retryAfter: hour / 1000 });
}

/** An order that was placed: only what is mailed counts at an address, so that refused orders keep nobody from ordering. */
export async function countOrder(email: string): Promise<void> {
  await isWithinLimit(recipientKey(email), perRecipient());
}

/** Joining. */
export function limitRegister(address: string): Promise<void> {
  return countTry(`register:${address}`, { most: limits.registerPerAddress.value(), window: hour });
}

/**
 * A request for a pincode. As with logins, the devices of an account's owner are counted by themselves.
 * @throws Refusal `tooOften`
 */
export async function limitPincode(target: Target, trier: Trier): Promise<void> {
  const { visitor, address } = trier;
  const { name: account } = target;
  const perAccount = { most: limits.pincodePerAccount.value(), window: hour };
  if (await isOwners(target, trier)) return countTry(`pincode-device:${account}:${visitor}`, perAccount);
  await countTry(`pincode-address:${address}`, { most: limits.pincodePerAddress.value(), window: hour });
  await countTry(`pincode-visitor:${visitor}`, { most: limits.pincodePerVisitor.value(), window: hour });
  await countTry(`pincode-pair:${account}:${address}`, perAccount);
  const ceiling = { most: limits.pincodeCeiling.value(), window: hour };
  await countTry(`pincode-account:${account}`, ceiling);
}

/** A pincode typed, right or wrong. @throws Refusal `tooOften` */
export async function limitPincodeTry({ visitor, address }: Trier): Promise<void> {
  const perAddress = { most: limits.pincodeTriesPerAddress.value(), window: hour };
  await countTry(`pincode-try-address:${address}`, perAddress);
  const perVisitor = { most: limits.pincodeTriesPerVisitor.value(), window: hour };
  await countTry(`pincode-try-visitor:${visitor}`, perVisitor);
}
