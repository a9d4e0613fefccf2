import { cancellationLabel, isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { Canceller, WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import { withdrawalLabel } from "@halkopiha/domain/orders/withdrawal.ts";
import type { BadgeVariant } from "../../ui/feedback/Badge.tsx";

/** What of an order, also as its buyer sees it, says how it has ended. */
export interface Endable {
  cancellation?: { by: Canceller } | undefined;
  withdrawal?: { part?: string | undefined; state: WithdrawalState } | undefined;
}

interface EndingBadge {
  text: string;
  variant: BadgeVariant;
  /** Whether it replaces the status, because the order has ended. */
  isEnd: boolean;
}

/** How an order has ended; null while it goes on. The text says it too, so that colour is not the only distinction. */
export function findEndingBadge(order: Endable): EndingBadge | null {
  const { cancellation, withdrawal } = order;
  if (cancellation) return { text: cancellationLabel[cancellation.by], variant: "neutral", isEnd: true };
  if (!withdrawal) return null;
  const { part, state } = withdrawal;
  return {
    text: part === undefined || state !== "withdrawn" ? withdrawalLabel[state] : "Osa peruutettu",
    variant: state === "refunded" ? "neutral" : "warning",
    isEnd: isEnded(order),
  };
}
