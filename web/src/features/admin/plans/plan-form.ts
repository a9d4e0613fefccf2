import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import type { Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import * as z from "zod/mini";
import { formatPriceField, parsePriceField, parseQuantityField } from "../../../lib/forms/number-fields.ts";
import type { ParsedForm } from "../../../lib/forms/schema-resolver.ts";

/** Values of the account plan form, as typed. */
export const PlanValues = z.object({
  accountPlan: z.string(),
  price: z.string(),
  discountedPrice: z.string(),
  promotedProducts: z.string(),
});
export type PlanValues = z.infer<typeof PlanValues>;

/** Values of the subscription card form; one description per line. */
export const AdvertisementValues = z.object({
  title: z.string(),
  descriptions: z.string(),
  priceTag: z.string(),
  discountInfo: z.string(),
  accountPlan: z.string(),
  price: z.string(),
});
export type AdvertisementValues = z.infer<typeof AdvertisementValues>;

export const planOptions = Object.entries(planName).map(([value, text]) => ({ value, text }));

export const emptyPlan: PlanValues = {
  accountPlan: "",
  price: "",
  discountedPrice: "",
  promotedProducts: "0",
};

export const emptyAdvertisement: AdvertisementValues = {
  title: "",
  descriptions: "",
  priceTag: "vuodessa",
  discountInfo: "",
  accountPlan: "",
  price: "",
};

export function toPlanValues({ accountPlan, price, discountedPrice, promotedProducts }: Plan): PlanValues {
  return {
    accountPlan,
    price: formatPriceField(price),
    discountedPrice: discountedPrice === null ? "" : formatPriceField(discountedPrice),
    promotedProducts: String(promotedProducts),
  };
}

export function toAdvertisementValues(card: Advertisement): AdvertisementValues {
  const { title, descriptions, priceTag, discountInfo, accountPlan, price } = card;
  return {
    title,
    descriptions: descriptions.join("\n"),
    priceTag,
    discountInfo,
    accountPlan,
    price: price === null ? "" : formatPriceField(price),
  };
}

const maxPromotedProducts = 1000;

/** Parses the account plan form. */
export function parsePlan({ accountPlan, price, discountedPrice, promotedProducts }: PlanValues): ParsedForm {
  const yearly = parsePriceField(price);
  const discounted = discountedPrice.trim() === "" ? null : parsePriceField(discountedPrice);
  const promoted = parseQuantityField(promotedProducts, maxPromotedProducts);
  return {
    input: {
      accountPlan,
      price: yearly.value ?? 1,
      discountedPrice: discounted && (discounted.value ?? 1),
      promotedProducts: promoted.value ?? 0,
    },
    fieldErrors: {
      ...(yearly.error && { price: yearly.error }),
      ...(discounted?.error && { discountedPrice: discounted.error }),
      ...(promoted.error && { promotedProducts: promoted.error }),
    },
  };
}

const maxDescriptions = 12;
const maxDescriptionLength = 200;

export const splitLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Parses the subscription card form. */
export function parseAdvertisement({ descriptions, price, ...rest }: AdvertisementValues): ParsedForm {
  const own = price.trim() === "" ? null : parsePriceField(price);
  const lines = splitLines(descriptions);
  const isTooLong =
    lines.length > maxDescriptions || lines.some((line) => line.length > maxDescriptionLength);
  const tooLongMessage = `Kuvauksia saa olla enintään ${maxDescriptions}, kukin enintään ${maxDescriptionLength} merkkiä.`;
  return {
    input: { ...rest, descriptions: isTooLong ? [] : lines, price: own && (own.value ?? 1) },
    fieldErrors: {
      ...(own?.error && { price: own.error }),
      ...(isTooLong && { descriptions: tooLongMessage }),
    },
  };
}
