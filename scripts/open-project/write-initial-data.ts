import { countStoredRoots } from "../../functions/src/store/accounts/users.ts";
import {
  countInitialData,
  createInitialData,
  type InitialCollection,
  initialCollections,
} from "../../functions/src/store/reference-data/initial-data.ts";

/** What was written of a kind, what was there, and what a root has perhaps deleted. */
export interface KindReport {
  kind: string;
  written: number;
  present: number;
  leftOut: number;
}

const names: Readonly<Record<InitialCollection, string>> = {
  regions: "regions",
  localities: "localities",
  accounts: "plans",
  advertisements: "advertisements",
};

/** `regions: 18 written, 0 there`. */
export function formatReport({ kind, written, present, leftOut }: KindReport): string {
  const deleted = leftOut === 0 ? "" : `, ${leftOut} not there and not written: a root may have deleted them`;
  return `${kind}: ${written} written, ${present} there${deleted}`;
}

/**
 * Writes the regions, localities, plans and advertisements that are missing. The first root is created after them, so once there is one, nothing
 * is written: what is missing then was deleted in the panel.
 */
export async function writeInitialData(report: (kind: KindReport) => void): Promise<void> {
  const isOpened = (await countStoredRoots()) > 0;
  for (const collection of initialCollections) {
    const kind = names[collection];
    if (isOpened) {
      const { present, missing } = await countInitialData(collection);
      report({ kind, written: 0, present, leftOut: missing });
    } else report({ kind, ...(await createInitialData(collection)), leftOut: 0 });
  }
}
