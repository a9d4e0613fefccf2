import { isAdmin, isClosed, type Role, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError, closedError } from "@halkopiha/domain/contract/app-error.ts";
import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { isWithdrawalOpen } from "@halkopiha/domain/orders/withdrawal.ts";
import { isOrderCode } from "../keys/order-code.ts";
import { limitOrderPage } from "../limits/visitor-limits.ts";

/** Who asks, with the role that the session grants. */
interface Reader {
  role: Role;
  user: User;
}

/** Whether the caller is a seller whose account has been closed: they see their open orders until they are delivered, and what is withdrawn from. */
export const seesOpenOnly = ({ role, user }: Reader): boolean => !isAdmin(role) && isClosed(user.userAccount);

/** @throws AppError `notActive` for an order that is over for a seller whose account has been closed */
export function checkVisible(order: Order, caller: Reader): void {
  const isOver = (order.status === "delivered" || isEnded(order)) && !isWithdrawalOpen(order);
  if (isOver && seesOpenOnly(caller)) throw closedError();
}

/**
 * Checks the code of an order's page before anything is read: a wrong one costs no document.
 * @throws AppError `linkInvalid`, or `tooOften` for a network that tries codes
 */
export async function checkOrderCode(id: string, code: string, address: string): Promise<void> {
  if (isOrderCode(id, code)) return;
  await limitOrderPage(address);
  throw new AppError("linkInvalid");
}

/** The error for what comes too late: the order has ended, or its status is a later one. */
export const toTooLateError = (order: Order): AppError =>
  new AppError(isEnded(order) ? "orderEnded" : "orderMovedOn");
