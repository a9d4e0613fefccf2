import { sellerListColumns } from "@halkopiha/domain/admin/seller-list.ts";
import { csvWriter } from "./csv-writer.ts";
import { xlsxWriter } from "./xlsx-writer.ts";

/** Writers of the seller list, by file format. */
export const sellerListWriters = {
  csv: () => csvWriter(sellerListColumns),
  xlsx: () => xlsxWriter(sellerListColumns, "Myyjät"),
} as const;
