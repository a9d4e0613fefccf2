import * as z from "zod/mini";
import { sellerListFiles } from "../../admin/seller-list.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });

/** The files of an export, available once its state is `done`. */
export const downloadExportCsv = defineCall({
  method: "GET",
  path: "/api/admin/exports/:id/csv",
  access: "admin",
  summary: "The CSV file of an export of the seller list that is done.",
  params,
  file: sellerListFiles.csv,
});

export const downloadExportExcel = defineCall({
  method: "GET",
  path: "/api/admin/exports/:id/excel",
  access: "admin",
  summary: "The Excel workbook of an export of the seller list that is done.",
  params,
  file: sellerListFiles.xlsx,
});
