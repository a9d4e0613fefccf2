import type { Keeper, Kept } from "./keeper.ts";
import type { CartReset } from "./wishes.ts";

/** Empties the cart before anything else is sent; the changes that waited for the old cart are dropped. §4 */
export function withCartReset(kept: Kept, reset: CartReset): Kept {
  const others = kept.wishes.filter(({ kind }) => kind !== "cart" && kind !== "cartReset");
  return { ...kept, cart: null, wishes: [reset, ...others] };
}

interface DueReset {
  /** Whether someone has logged out since the cart was last reset. */
  isDue(): boolean;
  newReset(): CartReset;
  /** The reset is queued. */
  queued(): void;
}

/** Queues a reset that is due before anybody reads or changes what is kept: nobody sees the old cart. */
export function resettingKeeper({ read, update }: Keeper, { isDue, newReset, queued }: DueReset): Keeper {
  async function updateAfterReset(change: (kept: Kept) => Kept): Promise<Kept> {
    const reset = newReset();
    const kept = await update((before) => change(withCartReset(before, reset)));
    queued();
    return kept;
  }
  return {
    read: () => (isDue() ? updateAfterReset((kept) => kept) : read()),
    update: (change) => (isDue() ? updateAfterReset(change) : update(change)),
  };
}
