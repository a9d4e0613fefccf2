import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { noFigures, ReportFigures } from "@halkopiha/domain/reports/report-figures.ts";
import type { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";

const figuresRef = (year: number) => firestore().collection("figures").doc(`reports-${year}`);

/** Reads what is counted of the Finnish year of an instant; `write` stores what has become of it. */
export async function readFigures(
  transaction: Transaction,
  at: Instant,
): Promise<{ figures: ReportFigures; write: (changed: ReportFigures) => void }> {
  const ref = figuresRef(toFinnishDay(at).year);
  const figures = parseDocument(ReportFigures, await transaction.get(ref)) ?? noFigures;
  return { figures, write: (changed) => void transaction.set(ref, changed) };
}

/** What is counted of a year. */
export async function findFigures(year: number): Promise<ReportFigures> {
  return parseDocument(ReportFigures, await figuresRef(year).get()) ?? noFigures;
}
