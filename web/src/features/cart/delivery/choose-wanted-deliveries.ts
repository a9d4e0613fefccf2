import type { Cart, CartSeller } from "@halkopiha/domain/cart/cart.ts";
import { atom } from "jotai/vanilla";
import { chooseDeliveryAtom } from "../../../market/cart/cart-actions.ts";
import { wantedDeliveriesAtom } from "../../../market/cart/cart-atoms.ts";
import { wantedAtom } from "../../../market/door/wanted-atom.ts";

/** The sellers who may bring their firewood or have it fetched, and of whom no delivery is chosen. */
const findUndecided = ({ items, sellers }: Cart): CartSeller[] =>
  sellers.filter(
    ({ _id, delivers, fetchable, outsideArea, minOrder, delivery }) =>
      delivers &&
      fetchable &&
      !outsideArea &&
      minOrder === null &&
      !delivery &&
      items.some(({ available, ownerId, material }) => available && ownerId === _id && material),
  );

/**
 * Chooses delivery for a buyer who has seen prices at the door of the address that the order goes to: the cards said 'Kotiin tuotuna'. The
 * buyer sees it chosen, and may choose pickup instead.
 */
export const chooseWantedDeliveriesAtom = atom(null, async (get, set, cart: Cart) => {
  if (!cart.buyer || get(wantedAtom)?.to !== cart.buyer.localityId) return;
  const chosen = get(wantedDeliveriesAtom);
  const due = findUndecided(cart).filter(({ _id }) => !chosen.includes(_id));
  if (due.length === 0) return;
  set(wantedDeliveriesAtom, [...chosen, ...due.map(({ _id }) => _id)]);
  for (const { _id } of due) await set(chooseDeliveryAtom, { ownerId: _id, delivery: true });
});
