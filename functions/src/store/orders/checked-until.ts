import { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";

/** Until when changed orders have been checked for missing mails. */
const Checked = z.object({ until: Instant });

const checkedRef = () => firestore().collection("figures").doc("orderMails");

/** The time until which changed orders have been checked for missing mails; null before the first check. */
export async function readCheckedUntil(): Promise<Date | null> {
  const checked = parseDocument(Checked, await checkedRef().get());
  return checked && new Date(checked.until);
}

export async function storeCheckedUntil(until: Date): Promise<void> {
  await checkedRef().set({ until: until.toISOString() } satisfies z.infer<typeof Checked>);
}
