import { advertisement, type Data, locality, newTimes, plan, region } from "./samples.ts";

/** A new document that just fits: every bound belongs to what it bounds. */
export interface Extreme {
  title: string;
  collection: string;
  data: Data;
}

const long = (length: number) => "a".repeat(length);

function extremes(
  collection: string,
  right: Data,
  values: Readonly<Record<string, readonly unknown[]>>,
): Extreme[] {
  return Object.entries(values).flatMap(([field, extreme]) =>
    extreme.map((value) => ({
      title: `${field}: ${JSON.stringify(value).slice(0, 40)}`,
      collection,
      data: { ...right, ...newTimes, [field]: value },
    })),
  );
}

const coords = [
  { lat: 90, lng: 180 },
  { lat: -90, lng: -180 },
];

export const allExtremes: readonly Extreme[] = [
  ...extremes("regions", region, { name: ["a", long(60)], zoom: [1, 18], coords }),
  ...extremes("localities", locality, {
    location: ["a", long(60)],
    zoom: [1, 18],
    coords,
    available: [false],
  }),
  ...extremes("accounts", plan, {
    accountPlan: ["basic"],
    price: [0, 100_000_000],
    discountedPrice: [0, null],
    promotedProducts: [0, 1000],
    timesActivated: [0, 1_000_000],
  }),
  ...extremes("advertisements", advertisement, {
    title: ["a", long(120)],
    image: ["", long(2000)],
    descriptions: [[], Array(12).fill("a"), [long(1000), long(1000)]],
    priceTag: [long(60)],
    discountInfo: [long(200)],
    accountPlan: ["basic"],
  }),
];
