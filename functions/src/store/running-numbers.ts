import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./firestore/document.ts";

// The running numbers of invoices and receipts have no gaps, because they are taken in the transaction that writes what is numbered. They
// outlive it, so that no number is given twice.

/** The series of numbers: the yearly fees of a year, and the receipts of a seller in a year. */
export type NumberSeries = `invoices-${number}` | `receipts-${string}-${number}`;

const counterRef = (series: NumberSeries) => firestore().collection("figures").doc(series);
const Counter = z.object({ last: z.int() });

/** The last running number of a series; 0 when there is none. */
export async function readLastNumber(transaction: Transaction, series: NumberSeries): Promise<number> {
  return parseDocument(Counter, await transaction.get(counterRef(series)))?.last ?? 0;
}

export function writeLastNumber(transaction: Transaction, series: NumberSeries, last: number): void {
  transaction.set(counterRef(series), { last });
}
