import { firestore } from "../../firebase.ts";
import { parseAll } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { Alert, alerts } from "./alerts.ts";

const isLive = ({ expiresAt }: Alert) => Date.parse(expiresAt) > Date.now();

/** The alert that the code of a mail confirms, or has confirmed; none once it has ended. */
export async function findAlertToConfirm(code: string): Promise<Alert[]> {
  const found = await alerts().where("confirmHash", "==", sha256Hex(code)).limit(1).get();
  return parseAll(Alert, found.docs).filter(isLive);
}

/** The alerts with these ids that have not ended; at least one id. */
export async function readLiveAlerts(ids: readonly string[]): Promise<Alert[]> {
  const snapshots = await firestore().getAll(...ids.map((id) => alerts().doc(id)));
  return parseAll(
    Alert,
    snapshots.filter(({ exists }) => exists),
  ).filter(isLive);
}
