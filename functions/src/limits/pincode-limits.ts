import { day, limits } from "../config.ts";
import { consume, tryConsume } from "../store/rate-limits.ts";
import { isOwnersDevice, type Target } from "./login-limits.ts";
import { consumeNetwork, hour, limitTries, type Requester } from "./requester.ts";

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

/** Limits entered pincodes, right or wrong. @throws AppError `tooOften` */
export const limitPincodeTry = (requester: Requester) => limitTries("pincode-try", requester);

/** Limits pincodes for a new e-mail address of a logged-in user. @throws AppError `tooOften` */
export async function limitEmailCode(uid: string, address: string): Promise<void> {
  await consumeNetwork("pincode-address", address, { max: limits.pincodePerAddress.value(), window: hour });
  await consume(`email-code:${uid}`, { max: limits.pincodePerAccount.value(), window: hour });
}

/** Limits pincodes that a logged-in user enters, whatever others do in the same network. @throws AppError `tooOften` */
export const limitEmailTry = (uid: string): Promise<void> =>
  consume(`email-try:${uid}`, { max: limits.pincodeTriesPerVisitor.value(), window: hour });

/** Limits opened links that change an account, apart from pincodes: nobody finds one of 128 bits by trying. @throws AppError `tooOften` */
export const limitLinkTry = (requester: Requester) => limitTries("link-try", requester);
