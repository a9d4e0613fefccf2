import { isAppCode } from "@halkopiha/domain/accounts/second-factor.ts";
import { day, limits } from "../config.ts";
import { isKnownDevice, rememberDevice } from "../store/accounts/login/known-devices.ts";
import { consume, tryConsume } from "../store/rate-limits.ts";
import { consumeNetwork, minute, type Requester } from "./requester.ts";

/** The account of an attempt. Counted by its normalized name: counting by uid would reveal which user name an e-mail address belongs to. */
export interface Target {
  uid: string | null;
  name: string;
}

/** Unknown accounts are looked up too, so that the response time is the same. */
export const isOwnersDevice = ({ uid, name }: Target, { visitor }: Requester) =>
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
