import { findBic } from "@halkopiha/domain/money/iban.ts";
import { Operator } from "@halkopiha/domain/reference-data/operator.ts";
import type { OperatorChange } from "@halkopiha/domain/reference-data/operator-form.ts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { requireDocument, safeParseDocument } from "../firestore/document.ts";

const operatorRef = () => firestore().collection("settings").doc("operator");

/** The stored settings; null until root has entered them. */
export async function readOperator(): Promise<Operator | null> {
  return safeParseDocument(Operator, await operatorRef().get());
}

/** Milliseconds for which an instance keeps what it has read: every page and mail has these details. */
const maxAge = 60_000;

interface Reading {
  at: number;
  operator: Promise<Operator | null>;
}

let lastReading: Reading | undefined;

/** The settings, at most a minute old. If they cannot be read again, the last ones stay. */
export async function readCachedOperator(now = Date.now()): Promise<Operator | null> {
  if (lastReading && now - lastReading.at < maxAge) return lastReading.operator;
  const before = lastReading;
  const reading = { at: now, operator: readOperator() };
  lastReading = reading;
  try {
    return await reading.operator;
  } catch (error) {
    if (lastReading === reading) lastReading = before;
    if (before) return before.operator;
    throw error;
  }
}

/**
 * Writes the settings, also for the first time, and returns them; the BIC of a known bank is added to its account number.
 * @throws AppError `stale`
 */
export async function writeOperator(
  { updatedAt: seen, ...typed }: OperatorChange,
  author: AuditAuthor | null,
): Promise<Operator> {
  const ref = operatorRef();
  const fields = { ...typed, bic: typed.iban && (typed.bic ?? findBic(typed.iban)) };
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const current = safeParseDocument(Operator, stored);
    if (current) checkNotStale(seen, current);
    const at = FieldValue.serverTimestamp();
    if (stored.exists) transaction.update(ref, { ...fields, updatedAt: at });
    else transaction.create(ref, { ...fields, createdAt: at, updatedAt: at });
    writeAudit(transaction, author, { ref, ...(stored.exists && { before: stored }), written: fields });
  });
  const operator = requireDocument(Operator, await ref.get());
  lastReading = { at: Date.now(), operator: Promise.resolve(operator) };
  return operator;
}
