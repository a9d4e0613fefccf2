import { isOrderMutation, type Mutation, mutationsOfUser, type OrderMutation } from "./mutations.ts";

/** Milliseconds in which the step of an order can be undone before it is sent. */
export const undoDuration = 10_000;

/**
 * A queued step of an order. `held`: it can still be undone and is not sent. `sending`: its first request is running. `waiting`: it is sent
 * when the network works.
 */
export interface OrderStep extends OrderMutation {
  phase: "held" | "sending" | "waiting";
}

/** Whether a mutation is not to be sent yet. A time much further away than the undo lasts comes from a clock that was set back since. */
function isHeld(mutation: Mutation, now: number): mutation is OrderMutation & { notBefore: number } {
  if (!isOrderMutation(mutation) || mutation.notBefore === undefined) return false;
  const left = mutation.notBefore - now;
  return left > 0 && left <= 2 * undoDuration;
}

function findPhase(mutation: OrderMutation, now: number): OrderStep["phase"] {
  if (isHeld(mutation, now)) return "held";
  return mutation.isSending && !mutation.isAttempted ? "sending" : "waiting";
}

/** The user's queued steps of orders, in order. `now`: milliseconds since 1970. */
export function listOrderSteps(
  mutations: readonly Mutation[],
  userId: string | null,
  now: number,
): OrderStep[] {
  return mutationsOfUser(mutations, userId)
    .filter(isOrderMutation)
    .map((mutation) => ({ ...mutation, phase: findPhase(mutation, now) }));
}

/** The last queued step of an order; undefined when there is none. */
export const findLastStep = <Step extends OrderMutation>(
  steps: readonly Step[],
  orderId: string,
): Step | undefined => steps.findLast(({ id }) => id === orderId);

/** The user's mutations that may be sent now, in order: without held steps, and without those that follow one of the same order. */
export function dueMutations(mutations: readonly Mutation[], userId: string | null, now: number): Mutation[] {
  const heldOrders = new Set<string>();
  return mutationsOfUser(mutations, userId).filter((mutation) => {
    if (isHeld(mutation, now)) heldOrders.add(mutation.id);
    return !isOrderMutation(mutation) || !heldOrders.has(mutation.id);
  });
}

/** The held steps that can be sent before their time: of each order the first queued one. */
export const listSendable = (steps: readonly OrderStep[]): OrderStep[] =>
  steps.filter((step) => step.phase === "held" && steps.find(({ id }) => id === step.id) === step);

/** Milliseconds after which a due step counts as having waited. */
const waitingTime = 5_000;

/** Whether a mutation was not sent when it was due, which the user may have seen. */
export function hasWaited(mutation: Mutation, now: number): boolean {
  if (!isOrderMutation(mutation)) return mutation.kind !== "cartReset" && !mutation.isSending;
  return mutation.isAttempted === true || now - (mutation.notBefore ?? 0) > waitingTime;
}

/** When the next held mutation may be sent, in milliseconds since 1970; null when none is held. */
export function findNextDueTime(mutations: readonly Mutation[], now: number): number | null {
  const times = mutations.filter((mutation) => isHeld(mutation, now)).map(({ notBefore }) => notBefore);
  return times.length > 0 ? Math.min(...times) : null;
}

/**
 * Removes a step, and the later steps of its order, which the server would not accept without it. Unchanged when one of them is being sent,
 * or when the step is not queued any more.
 */
export function removeOrderStep(mutations: readonly Mutation[], version: string): readonly Mutation[] {
  const index = mutations.findIndex((mutation) => mutation.version === version);
  const step = mutations[index];
  if (!step) return mutations;
  const removed = mutations.slice(index).filter((later) => isOrderMutation(later) && later.id === step.id);
  if (removed.some(({ isSending }) => isSending)) return mutations;
  return mutations.filter((mutation) => !removed.includes(mutation));
}
