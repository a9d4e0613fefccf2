import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import * as z from "zod/mini";
import type { Read } from "../../app/form-resolver.ts";
import { readPrice, readQuantity, typedPrice } from "../../app/typed-figures.ts";

/** The form of an account plan as it is typed. */
export const TypedPlan = z.object({
  accountPlan: z.string(),
  price: z.string(),
  discountedPrice: z.string(),
  promotedProducts: z.string(),
});
export type TypedPlan = z.infer<typeof TypedPlan>;

/** The form of a subscription card; a description per line. */
export const TypedAdvertisement = z.object({
  title: z.string(),
  image: z.string(),
  descriptions: z.string(),
  priceTag: z.string(),
  discountInfo: z.string(),
  accountPlan: z.string(),
  price: z.string(),
});
export type TypedAdvertisement = z.infer<typeof TypedAdvertisement>;

export const planOptions = Object.entries(planName).map(([value, text]) => ({ value, text }));

export const emptyPlan: TypedPlan = {
  accountPlan: "",
  price: "",
  discountedPrice: "",
  promotedProducts: "0",
};

export const emptyAdvertisement: TypedAdvertisement = {
  title: "",
  image: "",
  descriptions: "",
  priceTag: "vuodessa",
  discountInfo: "",
  accountPlan: "",
  price: "",
};

export function typedPlanOf({ accountPlan, price, discountedPrice, promotedProducts }: Plan): TypedPlan {
  return {
    accountPlan,
    price: typedPrice(price),
    discountedPrice: discountedPrice === null ? "" : typedPrice(discountedPrice),
    promotedProducts: String(promotedProducts),
  };
}

export function typedAdvertisementOf(card: Advertisement): TypedAdvertisement {
  const { title, image, descriptions, priceTag, discountInfo, accountPlan, price } = card;
  return {
    title,
    image,
    descriptions: descriptions.join("\n"),
    priceTag,
    discountInfo,
    accountPlan,
    price: typedPrice(price),
  };
}

const mostPromoted = 1000;

/** What a typed plan stands for. */
export function readPlan({ accountPlan, price, discountedPrice, promotedProducts }: TypedPlan): Read {
  const yearly = readPrice(price);
  const discounted = discountedPrice.trim() === "" ? null : readPrice(discountedPrice);
  const promoted = readQuantity(promotedProducts, mostPromoted);
  return {
    input: {
      accountPlan,
      price: yearly.value ?? 1,
      discountedPrice: discounted && (discounted.value ?? 1),
      promotedProducts: promoted.value ?? 0,
    },
    faults: {
      ...(yearly.fault && { price: yearly.fault }),
      ...(discounted?.fault && { discountedPrice: discounted.fault }),
      ...(promoted.fault && { promotedProducts: promoted.fault }),
    },
  };
}

const mostDescriptions = 12;
const longestDescription = 200;

export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What a typed card stands for. */
export function readAdvertisement({ descriptions, price, ...rest }: TypedAdvertisement): Read {
  const yearly = readPrice(price);
  const lines = linesOf(descriptions);
  const isTooMuch = lines.length > mostDescriptions || lines.some((line) => line.length > longestDescription);
  const tooMuch = `Kuvauksia saa olla enintään ${mostDescriptions}, kukin enintään ${longestDescription} merkkiä.`;
  return {
    input: { ...rest, descriptions: isTooMuch ? [] : lines, price: yearly.value ?? 1 },
    faults: {
      ...(yearly.fault && { price: yearly.fault }),
      ...(isTooMuch && { descriptions: tooMuch }),
    },
  };
}
