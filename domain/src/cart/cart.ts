import * as z from "zod/mini";
import {
  AppliedVat,
  Cents,
  calculateLinePrice,
  calculateTotals,
  defaultVat,
  Sum,
  toAppliedVat,
  VatShare,
} from "../money/money.ts";
import { isValidQuantity, sumQuantities, toOrderQuantity } from "../money/quantity.ts";
import {
  DeliveryCost,
  findMissedMinOrder,
  listOfferedCosts,
  PricedDelivery,
  priceDeliveries,
} from "../orders/delivery.ts";
import { offersDelivery, offersPickup } from "../orders/delivery-area.ts";
import { isPaused, toDeliveryTime } from "../products/availability.ts";
import { areServices, deliveryMethods, deliveryTimes, units } from "../products/catalogue.ts";
import { firewoodAttributes, type Product } from "../products/product.ts";
import { getFirewoodAttributes, isByQuote, isStock, pickStatedFacts } from "../products/product-kind.ts";
import { SellerSummary } from "../products/seller-summary.ts";
import { woodFacts } from "../products/wood-facts.ts";
import { CalendarDay, Id, Quantity } from "../schemas/primitives.ts";
import { Buyer } from "./buyer.ts";
import {
  CartDelivery,
  type DeliveryChoice,
  isOutsideArea,
  resolveDeliveryChoice,
  sumDelivered,
  sumDeliveries,
} from "./cart-delivery.ts";

/** Maximum number of different products in one cart. */
export const cartCapacity = 50;

export const CartItem = z.object({
  _id: Id,
  name: z.string(),
  ...firewoodAttributes,
  ...woodFacts,
  quantity: Quantity,
  /** The stock of the seller. */
  totalQuantity: Quantity,
  unit: z.enum(units),
  unitPrice: Cents,
  vat: AppliedVat,
  /** The price of the cart row. */
  price: Sum,
  deliveryMethod: z.enum(deliveryMethods),
  deliveryTime: z.optional(z.enum(deliveryTimes)),
  ownerId: Id,
  image: z.nullable(z.string()),
  /** False if the product is deleted, sold out, paused or only by quote: the row is shown, but neither priced nor ordered. */
  available: z.boolean(),
  /** The day on which a paused product can be ordered again; null for one that is not paused. */
  pausedUntil: z._default(z.nullable(CalendarDay), null),
  /** Of a service that cannot be ordered any more: its seller answers requests for a quote. */
  byQuote: z._default(z.boolean(), false),
});
export type CartItem = z.infer<typeof CartItem>;

/** One seller's part of a cart. */
export const CartSeller = z.object({
  ...SellerSummary.shape,
  /** Whether the seller delivers, and whether the products can be picked up; services need no delivery. */
  delivers: z.boolean(),
  fetchable: z.boolean(),
  /** The buyer's locality is outside of the seller's delivery area: the products can only be picked up, if at all. */
  outsideArea: z._default(z.boolean(), false),
  /** The price of products from which the seller delivers, while the cart has less; null if they deliver this. */
  minOrder: z._default(z.nullable(Sum), null),
  /** The buyer has chosen delivery, and it is possible. */
  delivery: z.boolean(),
  /** The seller's active delivery prices to choose from; the cheapest for this buyer first. */
  deliveryCosts: z.array(DeliveryCost),
  /** What each of `deliveryCosts` comes to for this buyer, in the same order; empty until the address is known. */
  deliveryPrices: z._default(z.array(PricedDelivery), []),
  /** The chosen delivery cost, by default the cheapest; null on pickup, if the price is agreed with the seller, or if the cost no longer exists. */
  deliveryCost: z.nullable(PricedDelivery),
  /** The chosen delivery cost is no longer offered: the cart cannot be ordered until the buyer chooses again. */
  deliveryCostGone: z._default(z.boolean(), false),
  /** Products and delivery together. */
  subtotal: Sum,
});
export type CartSeller = z.infer<typeof CartSeller>;

/** A cart priced from the stored products. §3 */
export const Cart = z.object({
  items: z.array(CartItem),
  sellers: z.array(CartSeller),
  buyer: z.nullable(Buyer),
  totalPrice: Sum,
  tax: Sum,
  totalPriceExcludingTax: Sum,
  totalQuantity: Quantity,
  byVat: z.array(VatShare),
  /** Some seller's products are delivered. */
  delivery: z.boolean(),
  /** Null if no delivery has a price; `sellers` has that of each seller. */
  deliveryCost: z._default(z.nullable(CartDelivery), null),
});
export type Cart = z.infer<typeof Cart>;

/** A stored cart row: the requested quantity, and a copy of the product in case it is deleted. */
export interface CartLine {
  quantity: number;
  product: Product;
}

/** All data that a cart's prices depend on. */
export interface PricingInput {
  lines: readonly CartLine[];
  /** The currently stored products; a missing one was deleted. */
  products: ReadonlyMap<string, Product>;
  /** Keyed by seller id. */
  choices: Readonly<Record<string, DeliveryChoice>>;
  /** Active delivery costs, keyed by seller id. */
  deliveryCosts: ReadonlyMap<string, readonly DeliveryCost[]>;
  /** The localities that each seller delivers to, keyed by seller id; without an entry the seller delivers everywhere. */
  deliveryAreas: ReadonlyMap<string, ReadonlySet<string>>;
  buyer: Buyer | null;
  /** The day in Finland. */
  today: CalendarDay;
}

/** A cart row for display; `now` is the stored product, undefined if it was deleted. */
export function toCartItem(line: CartLine, now: Product | undefined, today: CalendarDay): CartItem {
  const product = now ?? line.product;
  const quantity = toOrderQuantity(product.unit, line.quantity, product.quantity);
  const isLeft = now !== undefined && now.quantity > 0;
  const pausedUntil = now && isPaused(now, today) ? now.pausedUntil : null;
  const byQuote = now !== undefined && isByQuote(now);
  return {
    _id: product._id,
    name: product.name,
    ...getFirewoodAttributes(product),
    ...pickStatedFacts(product),
    quantity,
    totalQuantity: isLeft ? product.quantity : 0,
    unit: product.unit,
    unitPrice: product.price,
    vat: toAppliedVat(product.vat, product.owner),
    price: calculateLinePrice(product.price, quantity),
    deliveryMethod: product.owner.deliveryMethod,
    deliveryTime: toDeliveryTime(product),
    ownerId: product.owner._id,
    image: product.images?.small ?? null,
    available: isLeft && pausedUntil === null && !byQuote,
    pausedUntil,
    byQuote,
  };
}

/** Whether a seller's products neither reach the buyer nor can be fetched, so that they cannot be ordered. */
export function isUndeliverable({ outsideArea, minOrder, fetchable }: CartSeller): boolean {
  return (outsideArea || minOrder !== null) && !fetchable;
}

function toCartSeller(owner: SellerSummary, items: readonly CartItem[], input: PricingInput): CartSeller {
  const ordered = items.filter((item) => item.available);
  const onlyServices = areServices(ordered);
  const delivers = offersDelivery(owner.deliveryMethod) && !onlyServices;
  const outsideArea = delivers && isOutsideArea(input.deliveryAreas.get(owner._id), input.buyer);
  const delivered = sumDelivered(ordered);
  const active = input.deliveryCosts.get(owner._id) ?? [];
  const minOrder = delivers && delivered.quantity > 0 ? findMissedMinOrder(active, delivered.goods) : null;
  const canDeliver = delivers && !outsideArea && minOrder === null;
  const {
    delivery,
    deliveryCostId,
    isAgreed = false,
  } = resolveDeliveryChoice(owner, canDeliver, input.choices[owner._id]);
  const offered = delivered.quantity > 0 ? listOfferedCosts(active, delivered.goods) : active;
  const priced =
    input.buyer && delivered.quantity > 0
      ? priceDeliveries(
          offered,
          delivered,
          owner.address.coords,
          input.buyer.coords,
          toAppliedVat(defaultVat, owner),
        )
      : [];
  const deliveryCosts = priced.length > 0 ? priced.map(({ cost }) => cost) : [...offered];
  const deliveryPrices = priced.map((one) => one.priced);
  const candidate =
    deliveryCostId === null ? deliveryCosts[0] : deliveryCosts.find(({ _id }) => _id === deliveryCostId);
  const chosen = isAgreed ? undefined : candidate;
  const price = deliveryPrices.find((one) => one.deliveryCostId === chosen?._id);
  const deliveryCost = (delivery && price) || null;
  return {
    ...owner,
    delivers,
    fetchable: onlyServices || offersPickup(owner.deliveryMethod),
    outsideArea,
    minOrder,
    delivery,
    deliveryCosts,
    deliveryPrices,
    deliveryCost,
    deliveryCostGone: delivery && deliveryCostId !== null && !chosen,
    subtotal: ordered.reduce((sum, item) => sum + item.price, deliveryCost?.price ?? 0),
  };
}

/** The rows whose prices make up a total: the available items and the chosen deliveries. Cents, VAT included. */
export function toPricedRows(items: readonly CartItem[], deliveryCosts: readonly (PricedDelivery | null)[]) {
  return [
    ...items.filter((item) => item.available).map(({ price, vat }) => ({ gross: price, vat })),
    ...deliveryCosts.filter((cost) => cost !== null).map(({ price, vat }) => ({ gross: price, vat })),
  ];
}

/** The cart of these rows and sellers, with its totals. */
export function toCart(
  items: readonly CartItem[],
  sellers: readonly CartSeller[],
  buyer: Buyer | null,
): Cart {
  const deliveryCosts = sellers.map(({ deliveryCost }) => deliveryCost);
  const totals = calculateTotals(toPricedRows(items, deliveryCosts));
  return {
    items: [...items],
    sellers: [...sellers],
    buyer,
    totalPrice: totals.gross,
    tax: totals.tax,
    totalPriceExcludingTax: totals.net,
    totalQuantity: sumQuantities(items.map(({ available, quantity }) => (available ? quantity : 0))),
    byVat: totals.byVat,
    delivery: sellers.some(({ delivery }) => delivery),
    deliveryCost: sumDeliveries(deliveryCosts),
  };
}

/** Prices a cart from the stored products and delivery costs only; prices sent by the client are ignored. §3 */
export function priceCart(input: PricingInput): Cart {
  const items = input.lines.map((line) =>
    toCartItem(line, input.products.get(line.product._id), input.today),
  );
  const owners = new Map(
    input.lines.map(({ product }) => {
      const { owner } = input.products.get(product._id) ?? product;
      return [owner._id, owner] as const;
    }),
  );
  const sellers = [...owners.values()].map((owner) =>
    toCartSeller(
      owner,
      items.filter((item) => item.ownerId === owner._id),
      input,
    ),
  );
  return toCart(items, sellers, input.buyer);
}

/**
 * The quantity left after an order; null if there was not enough. Ordering a service does not reduce its quantity, but the ordered quantity
 * may not exceed it.
 */
export function remainingAfterOrder(product: Product, ordered: number): number | null {
  if (ordered <= 0 || ordered > product.quantity || !isValidQuantity(product.unit, ordered)) return null;
  return isStock(product) ? sumQuantities([product.quantity, -ordered]) : product.quantity;
}
