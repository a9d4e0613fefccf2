import * as z from "zod/mini";
import { Id, PageQuery } from "../schemas/primitives.ts";
import {
  categories,
  deliveryMethods,
  firewoodNames,
  materials,
  otherProductNames,
  qualities,
  serviceNames,
  sorts,
} from "./catalogue.ts";

/** Sort order of the results; the default is newest first. §9 */
export const Sort = z.enum(sorts);
export type Sort = z.infer<typeof Sort>;

/** An empty value in the URL means the same as a missing one, and `all` means no filter. */
const emptyToUndefined = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value) => (value === "" || value === "all" ? undefined : value)),
    z.optional(schema),
  );

/** The search criteria; the query of `GET /api/sellers`, in the order in which the app writes it. §7 */
export const Search = z.object({
  sellerId: z.optional(emptyToUndefined(Id)),
  category: z.optional(emptyToUndefined(z.enum(categories))),
  name: z.optional(emptyToUndefined(z.enum([...firewoodNames, ...otherProductNames, ...serviceNames]))),
  region: z.optional(emptyToUndefined(Id)),
  locality: z.optional(emptyToUndefined(Id)),
  deliveryMethod: z.optional(emptyToUndefined(z.enum(deliveryMethods))),
  quality: z.optional(emptyToUndefined(z.enum(qualities))),
  material: z.optional(emptyToUndefined(z.enum(materials))),
  queryString: z.optional(emptyToUndefined(z.string().check(z.trim(), z.maxLength(100)))),
  sort: z._default(Sort, "newest"),
  ...PageQuery,
});
export type Search = z.infer<typeof Search>;
