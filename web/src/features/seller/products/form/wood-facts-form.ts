import { dryBelowPercent } from "@halkopiha/domain/energy/firewood-quality.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { parseQuantity } from "@halkopiha/domain/money/quantity.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { futureMeasurement, Moisture, tooMoist } from "@halkopiha/domain/products/wood-facts.ts";
import { validate } from "@halkopiha/domain/schemas/validation.ts";
import { formatNumber } from "../../../../lib/format/format.ts";
import { getToday } from "../../../../lib/format/today.ts";

/** What is stated of firewood beside its quality, as typed. */
export interface WoodFactsValues {
  /** Percent. */
  moisture: string;
  measuredAt: string;
  meter: string;
  dryGuaranteed: boolean;
  eudrNumber: string;
}

export const emptyWoodFacts: WoodFactsValues = {
  moisture: "",
  measuredAt: "",
  meter: "",
  dryGuaranteed: false,
  eudrNumber: "",
};

/** Form values of what is stated of a stored product. */
export function toWoodFactsValues(product: Product): WoodFactsValues {
  if (product.category !== "Polttopuut") return emptyWoodFacts;
  const { moisture, dryGuaranteed, eudrNumber } = product;
  return {
    moisture: moisture ? formatNumber(moisture.percent) : "",
    measuredAt: moisture?.measuredAt ?? "",
    meter: moisture?.meter ?? "",
    dryGuaranteed: dryGuaranteed ?? false,
    eudrNumber: eudrNumber ?? "",
  };
}

type MoistureErrors = Partial<Record<"moisture" | "measuredAt" | "meter", string>>;

/** Parses the measurement: all of its fields, or none. */
function parseMoisture(typed: WoodFactsValues & { quality: string }): {
  moisture: Moisture | null;
  errors: MoistureErrors;
} {
  const fields = {
    moisture: typed.moisture.replace("%", ""),
    measuredAt: typed.measuredAt,
    meter: typed.meter,
  };
  const missing = Object.entries(fields).filter(([, value]) => value.trim() === "");
  if (missing.length === 3) return { moisture: null, errors: {} };
  const percent = parseQuantity(fields.moisture);
  const checked = validate(Moisture, { ...fields, percent: percent ?? 0 });
  const invalid = checked.ok ? {} : checked.fields;
  const errors: MoistureErrors = {
    ...(percent === null && { moisture: "Anna kosteus prosentteina, esimerkiksi 18,5." }),
    ...(percent !== null && invalid["percent"] && { moisture: invalid["percent"] }),
    ...(invalid["measuredAt"] && { measuredAt: invalid["measuredAt"] }),
    ...(typed.measuredAt > getToday() && { measuredAt: futureMeasurement }),
    ...(invalid["meter"] && { meter: invalid["meter"] }),
    ...(typed.quality === "kuiva" &&
      percent !== null &&
      percent >= dryBelowPercent && { moisture: tooMoist }),
    ...Object.fromEntries(missing.map(([name]) => [name, messages.requiredField])),
  };
  return { moisture: checked.ok && Object.keys(errors).length === 0 ? checked.value : null, errors };
}

/** Parses what is stated of firewood. A guarantee is only sent with dry firewood, for which its field is shown. */
export function parseWoodFacts(typed: WoodFactsValues & { quality: string }) {
  const { moisture, errors } = parseMoisture(typed);
  const { quality, dryGuaranteed, eudrNumber } = typed;
  return {
    fields: {
      moisture,
      dryGuaranteed: dryGuaranteed && quality === "kuiva",
      eudrNumber: eudrNumber.trim() || null,
    },
    errors,
  };
}
