import { erasePersonalData } from "@halkopiha/domain/contract/admin/personal-data.ts";
import type { ErasureProgress } from "@halkopiha/domain/personal-data/found-data.ts";
import { api } from "../../../lib/api/client.ts";

type Kept = ErasureProgress["kept"];

/** What an erasure has done so far. */
export interface Erased {
  erased: number;
  kept: Kept;
}

/** Adds up what stays, by its kind and reason. */
export function addKept(kept: Kept, more: Kept): Kept {
  const sums = new Map(kept.map((row) => [`${row.label} ${row.obstacle}`, row]));
  for (const row of more) {
    const key = `${row.label} ${row.obstacle}`;
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** Erases batch by batch until the last one, or until `signal` stops it; a repeated run goes on where this one ended. */
export async function runErasure(
  contact: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress(erased: Erased): void },
): Promise<void> {
  let total: Erased = { erased: 0, kept: [] };
  let cursor: string | undefined;
  do {
    const body = { contact, ...(cursor !== undefined && { cursor }) };
    const { erased, kept, nextCursor } = await api(erasePersonalData, { body });
    total = { erased: total.erased + erased, kept: addKept(total.kept, kept) };
    onProgress(total);
    cursor = nextCursor;
  } while (cursor !== undefined && !signal.aborted);
}
