import { isCartResetDueAtom } from "../app/cart-atoms.ts";
import { hasLeftAtom, sessionAtom } from "../app/session-atoms.ts";
import { store } from "../app/store.ts";
import { personalCache } from "./kept-answers.ts";
import { outbox, sendNow } from "./visitor-outbox.ts";

async function forgetAnswers(): Promise<void> {
  if (store.get(sessionAtom) === null) await globalThis.caches?.delete(personalCache).catch(() => undefined);
}

async function forgetWhoLeft(): Promise<void> {
  if (!store.get(hasLeftAtom)) return;
  await outbox.forgetPerson();
  store.set(hasLeftAtom, false);
}

function resetCart(): void {
  if (store.get(isCartResetDueAtom)) sendNow();
}

/**
 * What the server has told one person leaves the device with their login, however that ends and in whichever tab. What they have
 * done with their orders and was not sent goes when they log out; a login that has run out keeps it for them. The cart is reset
 * either way. §4
 */
export function watchWhoLeaves(): void {
  void forgetAnswers();
  void forgetWhoLeft();
  resetCart();
  store.sub(sessionAtom, () => void forgetAnswers());
  store.sub(hasLeftAtom, () => void forgetWhoLeft());
  store.sub(isCartResetDueAtom, resetCart);
}
