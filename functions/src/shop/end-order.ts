import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { cancelOrder, isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Canceller, WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import {
  findWithdrawalObstacle,
  settleWithdrawal,
  type WithdrawalObstacle,
  withdrawFrom,
} from "@halkopiha/domain/orders/withdrawal.ts";
import type { WithdrawalForm } from "@halkopiha/domain/orders/withdrawal-form.ts";
import { createCancellationMails } from "../mail/shop/cancellation-mails.ts";
import { createSettlementMails, createWithdrawalMails } from "../mail/shop/withdrawal-mails.ts";
import type { AuditAuthor } from "../store/admin/audit.ts";
import { changeOrder } from "../store/orders/change-order.ts";

/** Who ends an order, and why. */
interface CancelRequest {
  by: Canceller;
  reason?: string;
  author: AuditAuthor | null;
  /** Throws when the caller may not do it. */
  check(order: Order): void;
}

/**
 * Cancels an order; a second time by the same changes nothing. Of a buyer and a seller who act at once, the first wins.
 * @throws AppError `notFound`, `orderEnded`, `notCancellable`
 */
export function cancel(id: string, { by, reason, author, check }: CancelRequest): Promise<Order> {
  return changeOrder(id, {
    author,
    decide(stored, now) {
      check(stored);
      if (stored.cancellation?.by === by) return stored;
      if (isEnded(stored)) throw new AppError("orderEnded");
      const cancelled = cancelOrder(stored, by, now.toISOString(), reason);
      if (!cancelled) throw new AppError(by === "buyer" ? "notCancellable" : "orderMovedOn");
      return cancelled;
    },
    createMails: createCancellationMails,
  });
}

const obstacles = {
  private: "noWithdrawal",
  cancelled: "orderEnded",
  over: "withdrawalOver",
} as const satisfies Record<WithdrawalObstacle, string>;

/**
 * Withdraws from the contract; a second statement changes nothing.
 * @throws AppError `notFound`, `noWithdrawal`, `orderEnded`, `withdrawalOver`
 */
export function withdraw(id: string, statement: WithdrawalForm): Promise<Order> {
  return changeOrder(id, {
    author: null,
    decide(stored, now) {
      if (stored.withdrawal) return stored;
      const obstacle = findWithdrawalObstacle(stored, now.getTime());
      if (obstacle) throw new AppError(obstacles[obstacle]);
      return withdrawFrom(stored, statement, now.toISOString()) ?? stored;
    },
    createMails: createWithdrawalMails,
  });
}

/**
 * Records how far a withdrawal is settled; the state it has changes nothing.
 * @throws AppError `notFound`, `orderMovedOn`
 */
export function settle(
  id: string,
  state: WithdrawalState,
  { author, check }: Pick<CancelRequest, "author" | "check">,
): Promise<Order> {
  return changeOrder(id, {
    author,
    decide(stored, now) {
      check(stored);
      if (stored.withdrawal?.state === state) return stored;
      const settled = settleWithdrawal(stored, state, now.toISOString());
      if (!settled) throw new AppError("orderMovedOn");
      return settled;
    },
    createMails: createSettlementMails,
  });
}
