import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { firestore } from "../../firebase.ts";
import { updateInBatches } from "../firestore/batches.ts";

/** Moves the products whose pause has ended back to their place in the search. `updatedAt` stays: nobody has changed them. */
export async function indexEndedPauses(today: CalendarDay): Promise<void> {
  const ended = firestore()
    .collection("products")
    .where("paused", "==", true)
    .where("pausedUntil", "<=", today);
  await updateInBatches(ended, (transaction, { ref }) => void transaction.update(ref, { paused: false }));
}
