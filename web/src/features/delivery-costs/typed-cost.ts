import { type DeliveryCost, NewDeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { bySchema } from "../../app/form-resolver.ts";
import { personalAtom } from "../../app/stored-atom.ts";
import { readPrice, typedPrice } from "../../app/typed-figures.ts";

/** The form of a delivery cost as it is typed. */
export interface TypedCost {
  name: string;
  unit: string;
  price: string;
  available: boolean;
  multipliedByQuantity: boolean;
}

export const emptyCost: TypedCost = {
  name: "",
  unit: "",
  price: "",
  available: true,
  multipliedByQuantity: false,
};

export function typedOf({ name, unit, price, available, multipliedByQuantity }: DeliveryCost): TypedCost {
  return { name, unit, price: typedPrice(price), available, multipliedByQuantity };
}

/** Judges the form as the server judges the call. §5 */
export const costResolver = bySchema(NewDeliveryCost, (typed: TypedCost) => {
  const price = readPrice(typed.price);
  // A faulty price is told in its own words.
  return {
    input: { ...typed, price: price.value ?? 1 },
    faults: { ...(price.fault && { price: price.fault }) },
  };
});

/** What the form holds: a new cost when there is no id, otherwise the one that is edited. §4 */
export interface CostDraft {
  id: string | null;
  typed: TypedCost;
}

export const emptyDraft: CostDraft = { id: null, typed: emptyCost };

type Found = Partial<Record<string, unknown>>;
const fields = (kept: unknown): Found => (typeof kept === "object" && kept !== null ? { ...kept } : {});
const word = (value: unknown) => (typeof value === "string" ? value : "");

function draftOf(kept: unknown): CostDraft {
  const { id, typed } = fields(kept);
  const { name, unit, price, available, multipliedByQuantity } = fields(typed);
  return {
    id: word(id) || null,
    typed: {
      name: word(name),
      unit: word(unit),
      price: word(price),
      available: available !== false,
      multipliedByQuantity: multipliedByQuantity === true,
    },
  };
}

/** What was typed, so that a reload loses nothing. */
export const costDraftAtom = personalAtom("delivery-cost-draft", emptyDraft, draftOf);
