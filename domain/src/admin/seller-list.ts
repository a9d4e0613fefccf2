import * as z from "zod/mini";
import { Id } from "../schemas/primitives.ts";
import { userFilters, userSorts } from "./user-search.ts";

/** The file formats of the seller list. §2 */
export const sellerListFiles = {
  csv: { name: "seller-list.csv", contentType: "text/csv; charset=utf-8" },
  xlsx: {
    name: "seller-list.xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
} as const;

/** The columns of the seller list, in the order of the file. The henkilötunnus is left out. §2, §6 */
export const sellerListColumnKeys = [
  "username",
  "name",
  "business",
  "ytunnus",
  "contactPerson",
  "email",
  "phone",
  "street",
  "zip",
  "locality",
  "region",
  "plan",
  "active",
  "paid",
  "expires",
  "timesActivated",
  "deliveryMethod",
  "deliveryLocations",
  "website",
  "role",
  "verified",
  "createdAt",
  "updatedAt",
] as const;
export const SellerListColumnKey = z.enum(sellerListColumnKeys);
export type SellerListColumnKey = z.infer<typeof SellerListColumnKey>;

/** Column keys separated by commas. */
const ColumnList = z.string().check(
  z.maxLength(300),
  z.refine((list) => list.split(",").every((key) => SellerListColumnKey.safeParse(key).success)),
);

/**
 * What a seller list contains. Without `sort` it is that of the specification: all sellers, oldest first. With `sort` it is what the user
 * table shows with these filters, admins included for root. Without `columns` it has all of them.
 */
export const SellerListQuery = z.object({
  ...userFilters,
  sort: z.optional(z.enum(userSorts)),
  columns: z.optional(ColumnList),
});
export type SellerListQuery = z.infer<typeof SellerListQuery>;

/** Maximum number of users that can be selected, and exported by their ids. */
export const maxSelectedUsers = 1000;

/** A seller list of selected users, in this order. */
export const SellerListSelection = z.object({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(maxSelectedUsers)),
  columns: z.optional(ColumnList),
});
export type SellerListSelection = z.infer<typeof SellerListSelection>;
