import { selectSellerListColumns } from "@halkopiha/domain/admin/seller-list-columns.ts";
import { csvWriter } from "./csv-writer.ts";
import { xlsxWriter } from "./xlsx-writer.ts";

/** Writers of the seller list, by file format; `columns` are keys separated by commas. */
export const sellerListWriters = {
  csv: (columns?: string) => csvWriter(selectSellerListColumns(columns)),
  xlsx: (columns?: string) => xlsxWriter(selectSellerListColumns(columns), "Myyjät"),
} as const;
