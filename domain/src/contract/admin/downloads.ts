import { sellerListFiles } from "../../admin/seller-list.ts";
import { defineCall } from "../call.ts";

export const downloadSellerListCsv = defineCall({
  method: "GET",
  path: "/api/admin/users/download-seller-list-csv",
  access: "admin",
  summary: "All sellers, oldest first, as CSV.",
  file: sellerListFiles.csv,
});

export const downloadSellerListExcel = defineCall({
  method: "GET",
  path: "/api/admin/users/download-seller-list-excell",
  access: "admin",
  summary: "All sellers, oldest first, as an Excel workbook.",
  file: sellerListFiles.xlsx,
});
