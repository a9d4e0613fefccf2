import { displayName } from "@halkopiha/domain/accounts/user.ts";
import { findRepeatOffenders } from "@halkopiha/domain/reports/repeat-offenders.ts";
import { Report } from "@halkopiha/domain/reports/report.ts";
import { Timestamp } from "firebase-admin/firestore";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { readUsers } from "../accounts/users.ts";
import { parseAll } from "../firestore/document.ts";
import { reports } from "./reports.ts";

/** Removals of a year that are read at most, the latest first. */
const maxRemovals = 500;

/** Sellers of whom several listings were hidden in the year before this moment; one whose account was deleted is left out. */
export async function listOffenders(now: Date): Promise<{ _id: string; name: string; removals: number }[]> {
  const { docs } = await reports()
    .where("isRemoval", "==", true)
    .where("updatedAt", ">=", Timestamp.fromMillis(now.getTime() - 365 * day))
    .orderBy("updatedAt", "desc")
    .limit(maxRemovals)
    .get();
  const offenders = findRepeatOffenders(parseAll(Report, docs));
  const users = await readUsers(
    offenders.map(({ ownerId }) => ownerId),
    firestore(),
  );
  return offenders.flatMap(({ ownerId, removals }) => {
    const user = users.get(ownerId);
    return user ? [{ _id: ownerId, name: displayName(user), removals }] : [];
  });
}
