import { isAdmin, isClosed, type Role, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError, closedError } from "@halkopiha/domain/contract/app-error.ts";
import type { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { isOrderCode } from "../keys/order-code.ts";
import { limitOrderPage } from "../limits/visitor-limits.ts";

/** Who asks, with the role that the session grants. */
interface Reader {
  role: Role;
  user: User;
}

/** Whether the caller is a seller whose account has been closed: they see their open orders until they are delivered. */
export const seesOpenOnly = ({ role, user }: Reader): boolean => !isAdmin(role) && isClosed(user.userAccount);

/** @throws AppError `notActive` for an order that a seller whose account has been closed has delivered */
export function checkVisible(status: OrderStatus, caller: Reader): void {
  if (status === "delivered" && seesOpenOnly(caller)) throw closedError();
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
