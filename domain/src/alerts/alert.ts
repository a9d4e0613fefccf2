import * as z from "zod/mini";
import { Email, Id } from "../schemas/primitives.ts";
import { filterShape, Search } from "../search/search.ts";

/** The criteria that an alert watches: the filters of a search, without its order, its page and the place of the visitor. */
export const AlertSearch = z.object({ ...filterShape, queryString: Search.shape.queryString });
export type AlertSearch = z.infer<typeof AlertSearch>;

const Target = { search: z.optional(AlertSearch), productId: z.optional(Id) };

/** The form of an alert: an e-mail address, and either a search or a listing to wait for. */
export const NewAlert = z.object({ email: Email, ...Target }).check(
  z.refine(({ search, productId }) => (search === undefined) !== (productId === undefined), {
    path: ["search"],
    error: "Valitse joko haku tai ilmoitus.",
  }),
);
export type NewAlert = z.infer<typeof NewAlert>;

/** What an alert waits for. */
export type AlertTarget = Pick<NewAlert, "search" | "productId">;

/** The code of a mailed link that confirms an alert: 128 random bits. */
export const ConfirmCode = z
  .string()
  .check(z.regex(/^[\w-]{22}$/, "Linkki on virheellinen tai vanhentunut."));

/** The code of a mailed link that ends alerts: their ids and a signature. */
export const UnsubscribeCode = z
  .string()
  .check(z.maxLength(600), z.regex(/^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*~[\w-]{43}$/, "Linkki on virheellinen."));
