import * as z from "zod/mini";
import { deviceStoredAtom } from "../../../../lib/storage/stored-atom.ts";

/** The columns of the table that can be hidden, in their order; keys as in the seller list. The name is always shown. */
export const columnKeys = [
  "active",
  "paid",
  "plan",
  "email",
  "phone",
  "region",
  "locality",
  "username",
  "ytunnus",
  "contactPerson",
  "role",
  "verified",
  "expires",
  "createdAt",
] as const;
const ColumnKey = z.enum(columnKeys);
export type ColumnKey = z.infer<typeof ColumnKey>;

const UserTableView = z.object({
  columns: z.array(ColumnKey),
  /** Low rows, for a desk. */
  isDense: z.boolean(),
  /** Files have the shown columns only, or all. */
  exportsAll: z.boolean(),
});
export type UserTableView = z.infer<typeof UserTableView>;

const defaultView: UserTableView = {
  columns: ["active", "paid", "plan", "email", "phone", "region", "username", "createdAt"],
  isDense: true,
  exportsAll: false,
};

/** How the table of users looks on this device; kept at logout. */
export const userTableAtom = deviceStoredAtom("user-table", defaultView, (stored) => {
  const view = UserTableView.safeParse(stored);
  return view.success ? view.data : undefined;
});
