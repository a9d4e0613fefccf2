import type { stoves } from "@halkopiha/domain/energy/energy.ts";

/** `80–85 %`, or `alle 30 %` where no lower bound is known. */
export function formatEfficiency({ from, to }: Pick<(typeof stoves)[number], "from" | "to">): string {
  return from === 0 ? `alle ${to}\u00a0%` : `${from}–${to}\u00a0%`;
}
