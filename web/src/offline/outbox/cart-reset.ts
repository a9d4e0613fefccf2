import type { CartResetMutation } from "./mutations.ts";
import type { OutboxState, OutboxStore } from "./outbox-store.ts";

/** Puts the reset first in the queue and drops the queued changes of the old cart. §4 */
export function enqueueCartReset(state: OutboxState, reset: CartResetMutation): OutboxState {
  const others = state.mutations.filter(({ kind }) => kind !== "cart" && kind !== "cartReset");
  return { ...state, cart: null, mutations: [reset, ...others] };
}

interface DueReset {
  /** Whether someone has logged out since the cart was last reset. */
  isDue(): boolean;
  newReset(): CartResetMutation;
  /** Called when the reset is in the queue. */
  onQueued(): void;
}

/** Wraps a store so that a due reset is queued before the next read or update: nobody sees the old cart. */
export function withDueCartReset(
  { read, update }: OutboxStore,
  { isDue, newReset, onQueued }: DueReset,
): OutboxStore {
  async function updateAfterReset(change: (state: OutboxState) => OutboxState): Promise<OutboxState> {
    const reset = newReset();
    const state = await update((before) => change(enqueueCartReset(before, reset)));
    onQueued();
    return state;
  }
  return {
    read: () => (isDue() ? updateAfterReset((state) => state) : read()),
    update: (change) => (isDue() ? updateAfterReset(change) : update(change)),
  };
}
