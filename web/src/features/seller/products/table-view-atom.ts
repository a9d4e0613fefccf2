import { storedAtom } from "../../../lib/storage/stored-atom.ts";
import type { TableView } from "../../../ui/data/DataTable.tsx";

/** §9 */
export const pageSizes = [15, 30, 45] as const;

const initial: TableView = { sort: null, perPage: 15, compact: false };

function parseView(stored: unknown): TableView | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { perPage, compact }: { perPage?: unknown; compact?: unknown } = stored;
  const size = pageSizes.find((known) => known === perPage) ?? (perPage === null ? null : 15);
  return { sort: null, perPage: size, compact: compact === true };
}

/** Page size and density of the seller's tables, stored on the device; the sort order is not stored. */
export const tableViewAtom = storedAtom<TableView>("goods-view", initial, parseView);
