import type { Cart, CartItem } from "@halkopiha/domain/cart/cart.ts";

const formatItemTitle = ({ name, material }: CartItem) => (material ? `${name}, ${material}` : name);

/** What one could still order in the cart as it was shown and cannot any more, a sentence each. */
export function listSoldOut(before: Cart | null, now: Cart): string[] {
  const could = new Set(before?.items.filter(({ available }) => available).map(({ _id }) => _id));
  return now.items
    .filter(({ _id, available }) => !available && could.has(_id))
    .map((item) => `${formatItemTitle(item)} ehti loppua. Sitä ei voi enää tilata.`);
}
