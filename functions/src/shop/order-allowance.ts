import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Transaction } from "firebase-admin/firestore";
import { findSite } from "../client/network.ts";
import { limits } from "../config.ts";
import { toMailboxKey } from "../limits/recipient-limit.ts";
import { siteFactor } from "../limits/requester.ts";
import { type OrderedAmount, type OrderWindow, readOrderWindow } from "../store/orders/order-windows.ts";
import { isKnownBuyer } from "../store/orders/orders.ts";

/** Who orders: an e-mail address, which nobody has proved, and a network. */
interface Source {
  email: string;
  network: string;
}

interface Allowance {
  key: string;
  max: OrderedAmount;
}

/** `orders` is bounded by `lines`, unless fewer are given. */
const toAmount = (lines: number, euros: number, { factor = 1, orders = lines } = {}): OrderedAmount => ({
  orders: factor * orders,
  lines: factor * lines,
  cents: factor * euros * 100,
});

async function findBuyerAllowance(email: string): Promise<Allowance> {
  const key = `buyer:${toMailboxKey(email)}`;
  // Each order is confirmed by a mail to an address that nobody has proved.
  const options = { orders: limits.orderPerRecipient.value() };
  const [lines, euros] = (await isKnownBuyer(email))
    ? [limits.orderLinesPerBuyer.value(), limits.orderEurosPerBuyer.value()]
    : [limits.orderLinesPerNewBuyer.value(), limits.orderEurosPerNewBuyer.value()];
  return { key, max: toAmount(lines, euros, options) };
}

function toNetworkAllowances(network: string): Allowance[] {
  const [lines, euros] = [limits.orderLinesPerAddress.value(), limits.orderEurosPerAddress.value()];
  const site = findSite(network);
  return [
    { key: `network:${network}`, max: toAmount(lines, euros) },
    ...(site ? [{ key: `network:${site}`, max: toAmount(lines, euros, { factor: siteFactor }) }] : []),
  ];
}

/** The windows of allowances to which an amount can be added. @throws AppError `orderedTooMuch` */
function readWindows(
  transaction: Transaction,
  allowances: readonly Allowance[],
  amount: OrderedAmount,
): Promise<OrderWindow[]> {
  return Promise.all(
    allowances.map(async ({ key, max }) => {
      const window = await readOrderWindow(transaction, key);
      const { orders, lines, cents } = window.ordered;
      if (
        orders + amount.orders > max.orders ||
        lines + amount.lines > max.lines ||
        cents + amount.cents > max.cents
      ) {
        throw new AppError("orderedTooMuch", { retryAfter: Math.ceil(window.left / 1000) });
      }
      return window;
    }),
  );
}

/**
 * Checks that an address and a network may order this much within an hour, because an order reserves what others could buy, and is
 * confirmed by a mail. The address of a known buyer may order more. The stock is checked before: whoever asks with orders that are rejected
 * all the same must not learn which addresses are known.
 * @returns counts the amount, to be called after the transaction's reads
 * @throws AppError `orderedTooMuch`
 */
export async function checkAllowance(
  transaction: Transaction,
  { email, network }: Source,
  amount: OrderedAmount,
): Promise<() => void> {
  // The network's first, and always the same error: it must not tell which addresses have received an order.
  const ofNetwork = await readWindows(transaction, toNetworkAllowances(network), amount);
  const ofBuyer = await readWindows(transaction, [await findBuyerAllowance(email)], amount);
  return () => {
    for (const { add } of [...ofNetwork, ...ofBuyer]) add(amount);
  };
}
