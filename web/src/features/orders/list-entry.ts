import type { Location } from "react-router-dom";

/** History state of an order that was opened from a list: going back leads to the list as it was left. */
export const listEntryState = { fromList: true } as const;

export function isFromList({ state }: Location<unknown>): boolean {
  return typeof state === "object" && state !== null && "fromList" in state && state.fromList === true;
}
