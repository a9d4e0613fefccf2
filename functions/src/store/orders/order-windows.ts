import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

/** What is ordered within an hour: number of orders, each confirmed by a mail; number of products, and their price with delivery in cents. */
export interface OrderedAmount {
  orders: number;
  lines: number;
  cents: number;
}

const windowLength = 60 * 60_000;

const Window = z.object({
  orders: z._default(z.int(), 0),
  lines: z.int(),
  cents: z.int(),
  expiresAt: z.iso.datetime(),
});

/** The amount of a key in the current hour. */
export interface OrderWindow {
  ordered: OrderedAmount;
  /** Milliseconds until the hour ends. */
  left: number;
  /** Adds an amount, in the transaction that read the window. */
  add: (amount: OrderedAmount) => void;
}

/** Reads the window of a key, which may be an address: only its hash is stored. */
export async function readOrderWindow(transaction: Transaction, key: string): Promise<OrderWindow> {
  const ref = firestore()
    .collection("rateLimits")
    .doc(sha256Hex(`ordered:${key}`));
  const stored = parseDocument(Window, await transaction.get(ref));
  const now = Date.now();
  const end = stored ? Date.parse(stored.expiresAt) : 0;
  const isRunning = stored !== null && end > now;
  const { orders, lines, cents } = isRunning ? stored : { orders: 0, lines: 0, cents: 0 };
  const expiresAt = isRunning ? end : now + windowLength;
  return {
    ordered: { orders, lines, cents },
    left: expiresAt - now,
    add: (amount) =>
      void transaction.set(ref, {
        orders: orders + amount.orders,
        lines: lines + amount.lines,
        cents: cents + amount.cents,
        expiresAt: Timestamp.fromMillis(expiresAt),
      }),
  };
}
