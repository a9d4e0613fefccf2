import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import {
  answerReduction,
  findReductionError,
  proposeReduction,
  type ReductionAnswer,
} from "@halkopiha/domain/orders/reduce-order.ts";
import type { Reduction } from "@halkopiha/domain/orders/reduction.ts";
import { createReductionAnswerMails, createReductionMails } from "../mail/shop/reduction-mails.ts";
import type { AuditAuthor } from "../store/admin/audit.ts";
import { changeOrder } from "../store/orders/change-order.ts";
import { toTooLateError } from "./order-access.ts";

/** Who proposes smaller quantities to the buyer, and why. */
interface Proposal extends Pick<Reduction, "quantities" | "reason"> {
  author: AuditAuthor | null;
  /** Throws when the caller may not do it. */
  check(order: Order): void;
}

/**
 * Proposes smaller quantities to the buyer of an order; the same ones again change nothing.
 * @throws AppError `notFound`, `invalid`, `orderEnded`, `orderMovedOn`
 */
export function reduce(id: string, { author, check, ...proposal }: Proposal): Promise<Order> {
  return changeOrder(id, {
    author,
    decide(stored, now) {
      check(stored);
      const proposed = proposeReduction(stored, proposal, now.toISOString());
      if (!proposed) throw toTooLateError(stored);
      const error = findReductionError(stored, proposal.quantities);
      if (error) throw new AppError("invalid", { fields: { quantities: error } });
      return proposed;
    },
    createMails: createReductionMails,
  });
}

/**
 * Stores the buyer's answer to smaller quantities. When they accept, the order, its total and the stock change with it; the same answer again
 * changes nothing.
 * @throws AppError `notFound`, `reductionChanged`, `orderEnded`, `orderMovedOn`
 */
export function answerReduced(id: string, choice: ReductionAnswer): Promise<Order> {
  return changeOrder(id, {
    author: null,
    decide(stored, now) {
      const answered = answerReduction(stored, choice, now.toISOString());
      if (typeof answered !== "string") return answered;
      throw answered === "orderMovedOn" ? toTooLateError(stored) : new AppError(answered);
    },
    createMails: createReductionAnswerMails,
  });
}
