import type { Cart, CartSeller } from "@halkopiha/domain/cart/cart.ts";

/** Whether it is settled that the buyer fetches the products: the choice is offered once the address is known. */
const isPickup = ({ delivers, delivery }: CartSeller, isAddressKnown: boolean) =>
  !delivery && (isAddressKnown || !delivers);

/** What the total of the cart says about the deliveries; null if it needs to say nothing, because the buyer fetches everything. */
export function describeDeliveryInTotal({ buyer, sellers }: Cart): string | null {
  const included = sellers.filter(({ deliveryCost }) => deliveryCost !== null);
  const unknown = sellers.filter(
    (seller) => seller.deliveryCost === null && !isPickup(seller, buyer !== null),
  );
  if (unknown.length > 0) return included.length > 0 ? "osa toimituksista puuttuu" : "ilman toimitusta";
  return included.length > 0 ? "sisältää toimituksen" : null;
}
