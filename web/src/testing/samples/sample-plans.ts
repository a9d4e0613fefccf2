import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import type { Plan } from "@halkopiha/domain/reference-data/plan.ts";

/** The Basic plan at 150,60 €. */
export const samplePlan = (changes: Partial<Plan> = {}): Plan => ({
  _id: "basic",
  accountPlan: "basic",
  price: 15_060,
  discountedPrice: null,
  promotedProducts: 0,
  timesActivated: 12,
  updatedAt: "2026-02-01T08:00:00.000Z",
  ...changes,
});

/** The Premium plan at 301,20 €, and at 250,00 € in the first year. */
export const samplePremiumPlan = (changes: Partial<Plan> = {}): Plan =>
  samplePlan({
    _id: "premium",
    accountPlan: "premium",
    price: 30_120,
    discountedPrice: 25_000,
    promotedProducts: 3,
    ...changes,
  });

export const samplePlans: Plan[] = [samplePlan(), samplePremiumPlan()];

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/** The picture of a subscription card. */
export const samplePicture = {
  image: pixel,
  images: { small: pixel, large: pixel, original: pixel },
} satisfies Partial<Advertisement>;

/** A subscription card of the front page. */
export const sampleAdvertisement = (changes: Partial<Advertisement> = {}): Advertisement => ({
  _id: "kesatili",
  title: "Kesätili",
  image: "",
  images: null,
  descriptions: ["Vain kesäksi", "Halvalla"],
  priceTag: "vuodessa",
  discountInfo: "",
  accountPlan: "premium",
  price: 6000,
  updatedAt: "2026-02-01T08:00:00.000Z",
  ...changes,
});

/** The subscription cards of the sample plans; `changes` are those of the first. */
export const sampleAdvertisements = (changes: Partial<Advertisement> = {}): Advertisement[] => [
  sampleAdvertisement({
    _id: "perustili",
    title: "Basic-tili",
    descriptions: ["Myyntipaikka omille puille", "Tilaukset sähköpostiin"],
    accountPlan: "basic",
    price: 15_060,
    ...changes,
  }),
  sampleAdvertisement({
    _id: "premium",
    title: "Premium-tili",
    descriptions: ["Kolme tarjousta kerralla"],
    discountInfo: "Tarjous uusille myyjille",
    price: 30_120,
  }),
];
