import type { Cart } from "./cart.ts";

/** A cart without products. */
export const emptyCart: Cart = {
  items: [],
  sellers: [],
  buyer: null,
  totalPrice: 0,
  tax: 0,
  totalPriceExcludingTax: 0,
  totalQuantity: 0,
  byVat: [],
  delivery: false,
  deliveryCost: null,
};
