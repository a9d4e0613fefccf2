import { limits } from "../config.ts";
import { countTry } from "../store/rate-limits.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A try to log in: few for one account from one address, many more from one address. */
export async function limitLogin(username: string, address: string): Promise<void> {
  await countTry(`login-address:${address}`, { most: limits.loginPerAddress.value(), window: 15 * minute });
  const pair = `login-pair:${username.toLowerCase()}:${address}`;
  await countTry(pair, { most: limits.loginPerAccount.value(), window: 15 * minute });
}

/** A message to customer service. */
export function limitContact(visitor: string): Promise<void> {
  return countTry(`contact:${visitor}`, { most: limits.contactPerVisitor.value(), window: hour });
}

/** An order, placed or refused. */
export async function limitOrder(visitor: string, address: string): Promise<void> {
  await countTry(`order-visitor:${visitor}`, { most: limits.orderPerVisitor.value(), window: hour });
  await countTry(`order-address:${address}`, { most: limits.orderPerAddress.value(), window: hour });
}

/** Joining. */
export function limitRegister(address: string): Promise<void> {
  return countTry(`register:${address}`, { most: limits.registerPerAddress.value(), window: hour });
}

/** A request for a pincode; `account` is what was typed, known or not. */
export function limitPincode(account: string): Promise<void> {
  return countTry(`pincode:${account}`, { most: limits.pincodePerAccount.value(), window: hour });
}
