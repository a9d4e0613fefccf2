import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";

// The running numbers of invoices have no gaps, because they are taken in the transaction that writes the invoices.

const counterRef = (year: number) => firestore().collection("figures").doc(`invoices-${year}`);
const Counter = z.object({ last: z.int() });

/** The running number of the last invoice of a year; 0 when there is none. */
export async function readLastNumber(transaction: Transaction, year: number): Promise<number> {
  return parseDocument(Counter, await transaction.get(counterRef(year)))?.last ?? 0;
}

export function writeLastNumber(transaction: Transaction, year: number, last: number): void {
  transaction.set(counterRef(year), { last });
}
