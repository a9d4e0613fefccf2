import type { Column } from "../admin/table-column.ts";
import { formatItemTitle } from "../products/product-title.ts";
import { unitLabel } from "../products/unit-label.ts";
import { isEnded } from "./cancellation.ts";
import { type Order, type OrderItem, statusLabel } from "./order.ts";

/** The file of a seller's deliveries by EUDR number. */
export const eudrListFile = { name: "eudr-luettelo.csv", contentType: "text/csv; charset=utf-8" } as const;

/** What was ordered of firewood that has an EUDR number. */
export interface EudrRow {
  order: Pick<Order, "orderNumber" | "createdAt" | "status">;
  item: OrderItem & { eudrNumber: string };
}

/**
 * The firewood of an order that has an EUDR number, or this one; nothing of an order that has ended. Buyers are not named: consumers are no
 * part of the supply chain. Regulation (EU) 2023/1115 art. 2(17) and 5.
 */
export function toEudrRows(order: Order, number?: string): EudrRow[] {
  if (isEnded(order)) return [];
  return order.items.flatMap((item) =>
    item.eudrNumber && (number === undefined || item.eudrNumber === number)
      ? [{ order, item: { ...item, eudrNumber: item.eudrNumber } }]
      : [],
  );
}

/** The columns of the list. */
export const eudrColumns: readonly Column<EudrRow>[] = [
  { header: "EUDR-ilmoitusnumero", kind: "text", width: 20, value: ({ item }) => item.eudrNumber },
  { header: "Tilausnumero", kind: "text", width: 16, value: ({ order }) => order.orderNumber },
  { header: "Tilattu", kind: "date", width: 12, value: ({ order }) => order.createdAt },
  { header: "Tila", kind: "text", width: 16, value: ({ order }) => statusLabel[order.status] },
  { header: "Tuote", kind: "text", width: 28, value: ({ item }) => formatItemTitle(item) },
  { header: "Määrä", kind: "number", width: 10, value: ({ item }) => item.quantity },
  { header: "Yksikkö", kind: "text", width: 12, value: ({ item }) => unitLabel[item.unit] },
];
