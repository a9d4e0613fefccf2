import * as z from "zod/mini";
import { mapRecord } from "../map-record.ts";
import { Cents } from "../money/money.ts";
import { Id, PageQuery } from "../schemas/primitives.ts";
import { type FilterName, type FilterRow, type FilterValues, filterRows } from "./filters.ts";
import { defaultWanted, maxDistanceKm, sorts } from "./options.ts";
import { WantedWood } from "./wanted-wood.ts";

/** An empty value in the URL means the same as a missing one, and `all` means no filter. */
const emptyToUndefined = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value) => (value === "" || value === "all" ? undefined : value)),
    z.optional(schema),
  );

/** Accepts digits with a decimal point only: `Number` also reads `0x18`, `2.4e1` and an empty text. */
const isPlainDecimal = z.refine<unknown>(
  (sent) => typeof sent !== "string" || /^[0-9]+([.][0-9]+)?$/.test(sent),
  "Anna luku.",
);

/** The place and the amount that prices at the door are calculated for. */
export const wantedQuery = {
  /** Id of the locality that the wood is wanted in; with it the answer has prices at the door. */
  to: z.optional(emptyToUndefined(Id)),
  /** The wanted amount of firewood and its unit. */
  amount: z._default(
    z.pipe(z.unknown().check(isPlainDecimal), z.pipe(z.coerce.number(), WantedWood.shape.amount)),
    defaultWanted.amount,
  ),
  amountUnit: z._default(WantedWood.shape.unit, defaultWanted.unit),
};

/** Without a place the wanted amount changes nothing in an answer. */
export const findUnusedAmount = (given: ReadonlySet<string>): readonly string[] =>
  given.has("to") ? [] : ["amount", "amountUnit"];

/** A whole number in a query, without a sign or an exponent. */
const wholeNumber = (schema: z.ZodMiniType<number, number>) =>
  z.optional(emptyToUndefined(z.pipe(z.unknown().check(isPlainDecimal), z.pipe(z.coerce.number(), schema))));

type FilterShape = { [Name in FilterName]: z.ZodMiniOptional<z.ZodMiniType<FilterValues[Name]>> };

function toFilterSchema(row: FilterRow): z.ZodMiniType {
  if (row.kind === "choice") return z.optional(emptyToUndefined(z.enum(row.values)));
  return row.kind === "price" ? wholeNumber(Cents) : z.optional(emptyToUndefined(Id));
}

function toFilterShape(rows: Readonly<Record<FilterName, FilterRow>>): FilterShape;
function toFilterShape(rows: Record<string, FilterRow>): Record<string, z.ZodMiniType> {
  return mapRecord(rows, toFilterSchema);
}

/** The schema of each filter in a query. */
export const filterShape = toFilterShape(filterRows);

/** The search criteria; the query of `GET /api/sellers`, in the order in which the app writes it. §7 */
export const Search = z.object({
  sellerId: z.optional(emptyToUndefined(Id)),
  ...filterShape,
  /** The longest way to the seller in km, from the locality `to`, or else from `locality`. */
  maxDistance: wholeNumber(z.int().check(z.minimum(1), z.maximum(maxDistanceKm))),
  queryString: z.optional(emptyToUndefined(z.string().check(z.trim(), z.maxLength(100)))),
  /** The newest come first by default. §9 */
  sort: z._default(z.enum(sorts), "newest"),
  ...wantedQuery,
  ...PageQuery,
});
export type Search = z.infer<typeof Search>;
