import * as z from "zod/mini";
import { PageQuery } from "../schemas/primitives.ts";

/** Sort orders of the admin panel's user table; the default is newest first. */
export const userSorts = ["newest", "oldest", "name", "-name", "username", "-username"] as const;
export type UserSort = (typeof userSorts)[number];

const flag = z.optional(
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((word) => word === "true"),
  ),
);

export const UserSearch = z.object({
  queryString: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  active: flag,
  admin: flag,
  sort: z._default(z.enum(userSorts), "newest"),
  ...PageQuery,
});
export type UserSearch = z.infer<typeof UserSearch>;
