import {
  costUnit,
  type DeliveryCost,
  deliveryCostNames,
  NewDeliveryCost,
} from "@halkopiha/domain/orders/delivery.ts";
import type { Described } from "../../../lib/forms/edit-conflict.ts";
import { formatPriceField, parsePriceField } from "../../../lib/forms/number-fields.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { parseValues, toRecord } from "../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** Values of the delivery cost form, as typed. */
export interface CostValues {
  name: string;
  price: string;
  available: boolean;
  multipliedByQuantity: boolean;
  basePrice: string;
  minOrder: string;
  freeFrom: string;
}

export const emptyCost: CostValues = {
  name: "",
  price: "",
  available: true,
  multipliedByQuantity: false,
  basePrice: "",
  minOrder: "",
  freeFrom: "",
};

const termNames = ["basePrice", "minOrder", "freeFrom"] as const;
const formatTerm = (cents: number | null | undefined) => (cents ? formatPriceField(cents) : "");

export function toCostValues(cost: DeliveryCost): CostValues {
  const { name, price, available, multipliedByQuantity, basePrice, minOrder, freeFrom } = cost;
  return {
    name,
    price: formatPriceField(price),
    available,
    multipliedByQuantity,
    basePrice: formatTerm(basePrice),
    minOrder: formatTerm(minOrder),
    freeFrom: formatTerm(freeFrom),
  };
}

/** Label and display text of each field of the form. */
export function describeCost(typed: CostValues): Described<CostValues> {
  return {
    name: ["Peruste", typed.name],
    price: ["Hinta", typed.price],
    available: ["Tila", typed.available ? "Aktiivinen" : "Pois käytöstä"],
    multipliedByQuantity: ["Kerrotaan tilatulla määrällä", typed.multipliedByQuantity ? "Kyllä" : "Ei"],
    basePrice: ["Lähtömaksu", typed.basePrice],
    minOrder: ["Vähimmäistilaus", typed.minOrder],
    freeFrom: ["Ilmainen alkaen", typed.freeFrom],
  };
}

/** The basis of a price as selected in the form; undefined before. */
export const findBasis = (name: string): DeliveryCost["name"] | undefined =>
  deliveryCostNames.find((known) => known === name);

/** The terms of the form: an empty one is not sent, or null where the stored cost has it. */
function parseTerms(typed: CostValues, stored: DeliveryCost | undefined) {
  const input: Partial<Record<(typeof termNames)[number], number | null>> = {};
  const fieldErrors: Record<string, string> = {};
  for (const name of termNames) {
    const isHidden = name === "basePrice" && typed.name !== "Kilometrien mukaan";
    if (typed[name].trim() === "" || isHidden) {
      if (stored?.[name]) input[name] = null;
      continue;
    }
    const { value, error } = parsePriceField(typed[name]);
    if (error !== undefined) fieldErrors[name] = error;
    else input[name] = value;
  }
  return { input, fieldErrors };
}

/** Validates the form with the schema that the server uses. The unit follows the basis. §5, §9 */
export const createCostResolver = (stored: DeliveryCost | undefined) =>
  schemaResolver(NewDeliveryCost, (typed: CostValues) => {
    const { name, available, multipliedByQuantity } = typed;
    const price = parsePriceField(typed.price);
    const terms = parseTerms(typed, stored);
    const basis = findBasis(name);
    return {
      input: {
        name,
        available,
        multipliedByQuantity,
        ...terms.input,
        ...(basis && { unit: costUnit[basis] }),
        // An invalid price has its own error text, so the schema gets a valid placeholder.
        price: price.value ?? 1,
      },
      fieldErrors: { ...terms.fieldErrors, ...(price.error && { price: price.error }) },
    };
  });

/** Draft of the form: a new cost when `id` is null, otherwise the one that is edited. §4 */
export interface CostDraft {
  id: string | null;
  /** The cost as it was when it was opened, to detect changes on other devices; null for a new one. */
  opened: unknown;
  values: CostValues;
}

export const emptyDraft: CostDraft = { id: null, opened: null, values: emptyCost };

function parseDraft(stored: unknown): CostDraft {
  const { id, opened, values } = toRecord(stored);
  return {
    id: (typeof id === "string" && id) || null,
    opened,
    values: parseValues(emptyCost, values) ?? emptyCost,
  };
}

/** The stored draft, so that a reload loses nothing. */
export const costDraftAtom = userStoredAtom("delivery-cost-draft", emptyDraft, parseDraft);
