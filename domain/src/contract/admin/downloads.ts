import { SellerListQuery, SellerListSelection, sellerListFiles } from "../../admin/seller-list.ts";
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

/** POST, because platforms log URLs, and the search text may be a person's name or number. */
export const downloadListedCsv = defineCall({
  method: "POST",
  path: "/api/admin/users/download-listed-csv",
  safe: true,
  access: "admin",
  summary: "What the list of users shows with these filters, sorted alike, as CSV.",
  body: SellerListQuery,
  file: sellerListFiles.csv,
});

export const downloadListedExcel = defineCall({
  method: "POST",
  path: "/api/admin/users/download-listed-excel",
  safe: true,
  access: "admin",
  summary: "What the list of users shows with these filters, sorted alike, as an Excel workbook.",
  body: SellerListQuery,
  file: sellerListFiles.xlsx,
});

/** POST, because the ids of many users do not fit into a URL. */
export const downloadSelectedCsv = defineCall({
  method: "POST",
  path: "/api/admin/users/download-selected-csv",
  safe: true,
  access: "admin",
  summary: "Selected users as CSV.",
  body: SellerListSelection,
  file: sellerListFiles.csv,
});

export const downloadSelectedExcel = defineCall({
  method: "POST",
  path: "/api/admin/users/download-selected-excel",
  safe: true,
  access: "admin",
  summary: "Selected users as an Excel workbook.",
  body: SellerListSelection,
  file: sellerListFiles.xlsx,
});
