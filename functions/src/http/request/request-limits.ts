import { isAppCode } from "@halkopiha/domain/accounts/second-factor.ts";
import { maxQuotePhotos } from "@halkopiha/domain/quotes/quote-request.ts";
import { day, limits } from "../../config.ts";
import { isKnownDevice, rememberDevice } from "../../store/accounts/known-devices.ts";
import { consume, type RateLimit, tryConsume } from "../../store/rate-limits.ts";
import { findSite } from "./client-address.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The source of an attempt: a new visitor cookie costs nothing, a new network address does. */
export interface Requester {
  visitor: string;
  /** The network of the call. */
  address: string;
}

/** A household may have 256 IPv6 networks: all of them together have this many times the limit of one. */
export const siteFactor = 4;

/** Counts an attempt of a network, and of the household that it belongs to. @throws AppError `tooOften` */
export async function consumeNetwork(kind: string, network: string, limit: RateLimit): Promise<void> {
  await consume(`${kind}:${network}`, limit);
  const site = findSite(network);
  if (site) await consume(`${kind}:${site}`, { ...limit, max: siteFactor * limit.max });
}

/** The account of an attempt. Counted by its normalized name: counting by uid would reveal which user name an e-mail address belongs to. */
interface Target {
  uid: string | null;
  name: string;
}

/** Unknown accounts are looked up too, so that the response time is the same. */
const isOwnersDevice = ({ uid, name }: Target, { visitor }: Requester) =>
  isKnownDevice(uid ?? `unknown:${name}`, visitor);

/**
 * Limits logins: few per account and address, more per address. All addresses together have a ceiling per account. A device on which the
 * owner has logged in or entered a pincode is counted separately, so that nobody can lock an owner out, not even from the same network.
 * @returns whether the ceiling is reached, so that the right password is not enough
 * @throws AppError `tooOften`
 */
export async function limitLogin(target: Target, requester: Requester): Promise<{ needsProof: boolean }> {
  const { name: account } = target;
  const window = 15 * minute;
  if (await isOwnersDevice(target, requester)) {
    const perDevice = { max: limits.loginPerAccount.value(), window };
    await consume(`login-device:${account}:${requester.visitor}`, perDevice);
    return { needsProof: false };
  }
  await consumeNetwork("login-address", requester.address, { max: limits.loginPerAddress.value(), window });
  await consume(`login-pair:${account}:${requester.address}`, {
    max: limits.loginPerAccount.value(),
    window,
  });
  const ceiling = { max: limits.loginCeiling.value(), window };
  return { needsProof: !(await tryConsume(`login-account:${account}`, ceiling)) };
}

/** Limits password confirmations of logged-in users, whatever others do in the same network. @throws AppError `tooOften` */
export const limitConfirmation = (uid: string): Promise<void> =>
  consume(`confirmation:${uid}`, { max: limits.loginPerAccount.value(), window: 15 * minute });

/** An attempt with a code of a second factor; `visitor` is null for a user who is logged in. */
interface CodeAttempt {
  code: string;
  visitor: string | null;
  address: string;
}

/** The key under which devices are known on which a user has given the second factor. */
const toFactorKey = (uid: string) => `second-factor:${uid}`;

/** Remembers that a user has given the second factor on a device. */
export const rememberFactorDevice = (uid: string, visitor: string) =>
  rememberDevice(toFactorKey(uid), visitor);

/**
 * Limits codes of second factors, right or wrong. Who tries them knows the password, and would guess one of the app's codes in some hundred
 * thousand tries; so a device on which the user has given one is counted on its own, and all others have few a day. Recovery codes cannot be
 * guessed, and let in whoever has been locked out.
 * @throws AppError `tooOften`
 */
export async function limitCode(uid: string, { code, visitor, address }: CodeAttempt): Promise<void> {
  if (!isAppCode(code)) {
    await consume(`recovery-code:${uid}:${address}`, {
      max: limits.loginPerAccount.value(),
      window: 15 * minute,
    });
    return;
  }
  const perDay = { max: limits.secondFactorPerAccount.value(), window: day };
  const isKnown = visitor !== null && (await isKnownDevice(toFactorKey(uid), visitor));
  await consume(isKnown ? `app-code-device:${uid}:${visitor}` : `app-code:${uid}`, perDay);
}

/** Limits the codes with which a new second factor is confirmed. @throws AppError `tooOften` */
export const limitSetUp = (uid: string): Promise<void> =>
  consume(`factor-set-up:${uid}`, { max: limits.loginPerAccount.value(), window: 15 * minute });

/** Limits pincodes for a new e-mail address of a logged-in user. @throws AppError `tooOften` */
export async function limitEmailCode(uid: string, address: string): Promise<void> {
  await consumeNetwork("pincode-address", address, { max: limits.pincodePerAddress.value(), window: hour });
  await consume(`email-code:${uid}`, { max: limits.pincodePerAccount.value(), window: hour });
}

export async function limitContact({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("contact-address", address, { max: limits.contactPerAddress.value(), window: hour });
  await consume(`contact:${visitor}`, { max: limits.contactPerVisitor.value(), window: hour });
}

/** Maximum number of a visitor's replies in one conversation in an hour. */
const maxTicketReplies = 20;

/** Limits the replies of whoever has the link of a conversation. @throws AppError `tooOften` */
export const limitTicketReply = (id: string, code: string): Promise<void> =>
  consume(`ticket-reply:${id}:${code}`, { max: maxTicketReplies, window: hour });

/** Limits requested alerts, each of which may send a mail to an unverified address. @throws AppError `tooOften` */
export async function limitAlert({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("alert-address", address, { max: limits.alertPerAddress.value(), window: hour });
  await consume(`alert:${visitor}`, { max: limits.alertPerVisitor.value(), window: hour });
}

/** Limits requests for a quote, each of which is told to a seller. @throws AppError `tooOften` */
export async function limitQuote({ visitor, address }: Requester): Promise<void> {
  await consumeNetwork("quote-address", address, { max: limits.quotePerAddress.value(), window: hour });
  await consume(`quote:${visitor}`, { max: limits.quotePerVisitor.value(), window: hour });
}

/** Photos for each request that a visitor may send, with some that are taken out again. */
const photosPerQuote = 2 * maxQuotePhotos;

/** Limits photos of requests for a quote, sent or not. @throws AppError `tooOften` */
export async function limitQuotePhoto({ visitor, address }: Requester): Promise<void> {
  const perAddress = photosPerQuote * limits.quotePerAddress.value();
  await consumeNetwork("quote-photo-address", address, { max: perAddress, window: hour });
  await consume(`quote-photo:${visitor}`, {
    max: photosPerQuote * limits.quotePerVisitor.value(),
    window: hour,
  });
}

/** Limits orders, placed or rejected; what is placed is limited by its amount too (`checkAllowance`). @throws AppError `tooOften` */
export async function limitOrder({ visitor, address }: Requester): Promise<void> {
  await consume(`order-visitor:${visitor}`, { max: limits.orderPerVisitor.value(), window: hour });
  await consumeNetwork("order-address", address, { max: limits.orderPerAddress.value(), window: hour });
}

export function limitRegister(address: string): Promise<void> {
  return consumeNetwork("register", address, { max: limits.registerPerAddress.value(), window: hour });
}

/**
 * Limits pincode requests. As with logins, the devices of an account's owner are counted separately.
 * @returns whether the account has been mailed as many codes in a day as strangers may bring it, so that this visitor shares one
 * @throws AppError `tooOften`
 */
export async function limitPincode(target: Target, requester: Requester): Promise<{ isShared: boolean }> {
  const { visitor, address } = requester;
  const { name: account } = target;
  const perAccount = { max: limits.pincodePerAccount.value(), window: hour };
  if (await isOwnersDevice(target, requester)) {
    await consume(`pincode-device:${account}:${visitor}`, perAccount);
    return { isShared: false };
  }
  await consumeNetwork("pincode-address", address, { max: limits.pincodePerAddress.value(), window: hour });
  await consume(`pincode-visitor:${visitor}`, { max: limits.pincodePerVisitor.value(), window: hour });
  await consume(`pincode-pair:${account}:${address}`, perAccount);
  const ceiling = { max: limits.pincodeCeiling.value(), window: day };
  return { isShared: !(await tryConsume(`pincode-account:${account}`, ceiling)) };
}

/** Limits the codes that logins with the right password mail when they need a proof. @returns whether one more may be mailed today */
export const tryConsumeProof = (uid: string): Promise<boolean> =>
  tryConsume(`login-proof:${uid}`, { max: limits.pincodePerAccount.value(), window: day });

/** Limits how often a network and a visitor may try secrets of one kind, right or wrong. */
async function limitTries(kind: string, { visitor, address }: Requester): Promise<void> {
  const perAddress = { max: limits.pincodeTriesPerAddress.value(), window: hour };
  await consumeNetwork(`${kind}-address`, address, perAddress);
  const perVisitor = { max: limits.pincodeTriesPerVisitor.value(), window: hour };
  await consume(`${kind}-visitor:${visitor}`, perVisitor);
}

/** Limits confirmed alerts, apart from the pincodes that somebody needs for a login. @throws AppError `tooOften` */
export const limitAlertConfirmation = (requester: Requester) => limitTries("alert-try", requester);

/** Limits opened links of alerts, apart from their confirmations. @throws AppError `tooOften` */
export const limitAlertReading = (requester: Requester) => limitTries("alert-read", requester);

/** Limits opened links that change an account, apart from pincodes: nobody finds one of 128 bits by trying. @throws AppError `tooOften` */
export const limitLinkTry = (requester: Requester) => limitTries("link-try", requester);

/** Limits pincodes that a logged-in user enters, whatever others do in the same network. @throws AppError `tooOften` */
export const limitEmailTry = (uid: string): Promise<void> =>
  consume(`email-try:${uid}`, { max: limits.pincodeTriesPerVisitor.value(), window: hour });

/** Limits entered pincodes, right or wrong. @throws AppError `tooOften` */
export const limitPincodeTry = (requester: Requester) => limitTries("pincode-try", requester);
