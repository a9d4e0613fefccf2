import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import {
  answerTimes,
  type ChosenTime,
  isProposable,
  maxDaysAhead,
  proposeTimes,
} from "@halkopiha/domain/orders/agree-time.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { TimeWindow } from "@halkopiha/domain/orders/order-times.ts";
import { createAnswerMails, createProposalMails } from "../mail/shop/order-time-mails.ts";
import type { AuditAuthor } from "../store/admin/audit.ts";
import { changeOrder } from "../store/orders/change-order.ts";
import { toTooLateError } from "./order-access.ts";

/** Who proposes times to the buyer. */
interface Proposal {
  times: readonly TimeWindow[];
  author: AuditAuthor | null;
  /** Throws when the caller may not do it. */
  check(order: Order): void;
}

function checkDays(times: readonly TimeWindow[], now: Date): void {
  const today = toFinnishDate(now.toISOString());
  const index = times.findIndex((time) => !isProposable(time, today));
  if (index < 0) return;
  const message = `Valitse päivä tästä päivästä alkaen, enintään ${maxDaysAhead} päivän päästä.`;
  throw new AppError("invalid", { fields: { [`times.${index}.day`]: message } });
}

/**
 * Proposes times to the buyer of an order; the same ones again change nothing.
 * @throws AppError `notFound`, `invalid`, `orderEnded`, `orderMovedOn`
 */
export function propose(id: string, { times, author, check }: Proposal): Promise<Order> {
  return changeOrder(id, {
    author,
    decide(stored, now) {
      check(stored);
      const proposed = proposeTimes(stored, times, now.toISOString());
      if (!proposed) throw toTooLateError(stored);
      if (proposed !== stored) checkDays(times, now);
      return proposed;
    },
    createMails: createProposalMails,
  });
}

/**
 * Stores the buyer's answer to the proposed times; the same answer again changes nothing.
 * @throws AppError `notFound`, `timesChanged`, `orderEnded`, `orderMovedOn`
 */
export function answer(id: string, choice: ChosenTime): Promise<Order> {
  return changeOrder(id, {
    author: null,
    decide(stored, now) {
      const answered = answerTimes(stored, choice, now.toISOString());
      if (typeof answered !== "string") return answered;
      throw answered === "orderMovedOn" ? toTooLateError(stored) : new AppError(answered);
    },
    createMails: createAnswerMails,
  });
}
