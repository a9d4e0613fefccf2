import { CalendarDay, Instant } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";

/** One pass over all alerts: the window of the new listings, and how far it has come. */
const AlertPass = z.object({
  /** The day in Finland on which it started or last went on. */
  day: CalendarDay,
  from: Instant,
  until: Instant,
  /** The last recipient of the pass so far; null at its start and at its end. */
  after: z.nullable(z.string()),
  isDone: z.boolean(),
});
export type AlertPass = z.infer<typeof AlertPass>;

const passRef = () => firestore().collection("figures").doc("alertPass");

/** The current or the last pass; null before the first one. */
export async function readAlertPass(): Promise<AlertPass | null> {
  return parseDocument(AlertPass, await passRef().get());
}

export async function storeAlertPass(pass: AlertPass): Promise<void> {
  await passRef().set(pass);
}
