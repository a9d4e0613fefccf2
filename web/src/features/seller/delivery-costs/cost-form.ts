import { type DeliveryCost, NewDeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { formatPriceField, parsePriceField } from "../../../lib/forms/number-fields.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { parseValues, toRecord } from "../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** Values of the delivery cost form, as typed. */
export interface CostValues {
  name: string;
  unit: string;
  price: string;
  available: boolean;
  multipliedByQuantity: boolean;
}

export const emptyCost: CostValues = {
  name: "",
  unit: "",
  price: "",
  available: true,
  multipliedByQuantity: false,
};

export function toCostValues({
  name,
  unit,
  price,
  available,
  multipliedByQuantity,
}: DeliveryCost): CostValues {
  return { name, unit, price: formatPriceField(price), available, multipliedByQuantity };
}

/** Validates the form with the schema that the server uses. §5 */
export const costResolver = schemaResolver(NewDeliveryCost, (typed: CostValues) => {
  const price = parsePriceField(typed.price);
  // An invalid price has its own error text, so the schema gets a valid placeholder.
  return {
    input: { ...typed, price: price.value ?? 1 },
    fieldErrors: { ...(price.error && { price: price.error }) },
  };
});

/** Draft of the form: a new cost when `id` is null, otherwise the one that is edited. §4 */
export interface CostDraft {
  id: string | null;
  values: CostValues;
}

export const emptyDraft: CostDraft = { id: null, values: emptyCost };

function parseDraft(stored: unknown): CostDraft {
  const { id, values } = toRecord(stored);
  return { id: (typeof id === "string" && id) || null, values: parseValues(emptyCost, values) ?? emptyCost };
}

/** The stored draft, so that a reload loses nothing. */
export const costDraftAtom = userStoredAtom("delivery-cost-draft", emptyDraft, parseDraft);
