import { calculateLinePrice, calculateTotals } from "../money/money.ts";
import { isValidQuantity, sumQuantities } from "../money/quantity.ts";
import { formatItemTitle } from "../products/product-title.ts";
import type { Instant } from "../schemas/primitives.ts";
import { canCancel, holdsStock } from "./cancellation.ts";
import { type Order, type OrderItem, toOrderTotals } from "./order.ts";
import type { Withdrawal } from "./order-endings.ts";
import type { ReducedQuantities, Reduction } from "./reduction.ts";

/** What of an order decides about its quantities; also of an order as its buyer sees it. */
interface Reducible extends Pick<Order, "status" | "items" | "delivery" | "deliveryCost" | "totals"> {
  cancellation?: unknown;
  withdrawal?: Pick<Withdrawal, "part" | "state"> | undefined;
  reduction?: Reduction | undefined;
}

/** Whether the seller can propose smaller quantities, and the buyer accept them: as long as the seller could reject the order. */
export const canReduce = (order: Reducible): boolean => canCancel(order, "seller");

/** The proposed quantity of a line; the ordered one where none is proposed. */
const findQuantity = (quantities: ReducedQuantities, { _id, quantity }: OrderItem): number =>
  quantities.find((line) => line._id === _id)?.quantity ?? quantity;

/** Why quantities cannot be proposed: they are no smaller ones of this order, or nothing would be left of it. */
export function findReductionError(
  { items }: Pick<Order, "items">,
  quantities: ReducedQuantities,
): string | null {
  const isLine = ({ _id }: ReducedQuantities[number]) => items.some((item) => item._id === _id);
  const wanted = items.map((item) => ({ item, quantity: findQuantity(quantities, item) }));
  const areSmaller = wanted.every(
    ({ item, quantity }) => quantity <= item.quantity && isValidQuantity(item.unit, quantity),
  );
  if (!quantities.every(isLine) || !areSmaller) return "Määrä saa olla enintään se, joka on tilattu.";
  if (wanted.every(({ item, quantity }) => quantity === item.quantity))
    return "Pienennä ainakin yhtä määrää.";
  if (wanted.every(({ quantity }) => quantity === 0)) return "Jos mitään ei voi toimittaa, hylkää tilaus.";
  return null;
}

/** An order with smaller quantities and the totals that follow; the cost of delivery stays as it was agreed. */
export function reduceQuantities<Stored extends Reducible>(
  order: Stored,
  quantities: ReducedQuantities,
): Stored {
  const items = order.items
    .map((item) => ({ ...item, quantity: findQuantity(quantities, item) }))
    .filter(({ quantity }) => quantity > 0);
  const lines = items.map(({ unitPrice, quantity, vat }) => ({
    gross: calculateLinePrice(unitPrice, quantity),
    vat,
  }));
  const { deliveryCost } = order;
  const delivery = deliveryCost ? [{ gross: deliveryCost.price, vat: deliveryCost.vat }] : [];
  return { ...order, items, totals: toOrderTotals(calculateTotals([...lines, ...delivery])) };
}

const isSame = (one: ReducedQuantities, other: ReducedQuantities) =>
  JSON.stringify(one.map(({ _id, quantity }) => [_id, quantity])) ===
  JSON.stringify(other.map(({ _id, quantity }) => [_id, quantity]));

/**
 * An order after its seller has proposed smaller quantities, which replace others that wait. The same order when the same ones wait already;
 * null when it is too late.
 */
export function proposeReduction<Stored extends Reducible>(
  order: Stored,
  { quantities, reason }: Pick<Reduction, "quantities" | "reason">,
  at: Instant,
): Stored | null {
  const { reduction } = order;
  const isWaiting = reduction !== undefined && reduction.answer === undefined;
  if (isWaiting && isSame(reduction.quantities, quantities) && reduction.reason === reason) return order;
  if (!canReduce(order)) return null;
  return { ...order, reduction: { quantities, ...(reason && { reason }), proposedAt: at } };
}

/** Which proposal the buyer has seen, and whether they accept it. */
export interface ReductionAnswer {
  proposedAt: Instant;
  accepted: boolean;
}

/** Why an answer is not taken: the order has gone on, or something else has been proposed meanwhile. */
export type ReductionObstacle = "orderMovedOn" | "reductionChanged";

const toOrderedLine = (item: OrderItem) => ({
  title: formatItemTitle(item),
  quantity: item.quantity,
  unit: item.unit,
});

/** An order after its buyer has answered; the same order when it is answered so already. An answer is final. */
export function answerReduction<Stored extends Reducible>(
  order: Stored,
  { proposedAt, accepted }: ReductionAnswer,
  at: Instant,
): Stored | ReductionObstacle {
  const { reduction } = order;
  if (!reduction || reduction.proposedAt !== proposedAt) return "reductionChanged";
  if (reduction.answer) return reduction.answer.accepted === accepted ? order : "reductionChanged";
  if (!canReduce(order)) return "orderMovedOn";
  const answer = { accepted, at };
  if (!accepted) return { ...order, reduction: { ...reduction, answer } };
  const ordered = order.items.map(toOrderedLine);
  return { ...reduceQuantities(order, reduction.quantities), reduction: { ...reduction, answer, ordered } };
}

type StockHolder = Pick<Order, "items" | "status"> & Parameters<typeof holdsStock>[0];

/** What comes back to the stock by a change of an order: all of it when it ends, and what its lines have become smaller by. */
export function listReturned(
  before: StockHolder,
  after: StockHolder,
): Pick<OrderItem, "_id" | "quantity" | "unit">[] {
  if (!holdsStock(before)) return [];
  if (!holdsStock(after)) return before.items;
  return before.items
    .map(({ _id, quantity, unit }) => {
      const left = after.items.find((item) => item._id === _id)?.quantity ?? 0;
      return { _id, unit, quantity: sumQuantities([quantity, -left]) };
    })
    .filter(({ quantity }) => quantity > 0);
}
