import type { Advertisement } from "../advertisement.ts";
import type { Plan } from "../plan.ts";

// What a new project is opened with, and the sample market has. Later only admins change it.

/** The yearly fee of §9, 120 euros and VAT of 25.5 %, and the premium plan above it. Cents, VAT included. */
export const initialPlans: readonly Plan[] = [
  {
    _id: "basic",
    accountPlan: "basic",
    price: 15060,
    discountedPrice: null,
    promotedProducts: 0,
    timesActivated: 0,
  },
  {
    _id: "premium",
    accountPlan: "premium",
    price: 30120,
    discountedPrice: 25100,
    promotedProducts: 10,
    timesActivated: 0,
  },
];

/** The card of each plan on the front page. */
export const initialAdvertisements: readonly Advertisement[] = [
  {
    _id: "basic",
    title: "Basic-tili",
    image: "",
    images: null,
    descriptions: [
      "Oma myyjäsivu yhteystietoineen",
      "Polttopuut, muut tuotteet ja palvelut samaan paikkaan",
      "Tilaukset suoraan puhelimeesi",
      "Näyt kartalla ja hakutuloksissa",
    ],
    priceTag: "vuodessa",
    discountInfo: "Kun liityt kesken vuotta, maksat vain jäljellä olevista kuukausista.",
    accountPlan: "basic",
    price: 15060,
  },
  {
    _id: "premium",
    title: "Premium-tili",
    image: "",
    images: null,
    descriptions: [
      "Kaikki Basic-tilin edut",
      "Kymmenen tarjousta kerrallaan",
      "Tarjouksesi erottuvat hakutuloksissa",
      "Etusija asiakaspalvelussa",
    ],
    priceTag: "vuodessa",
    discountInfo: "Tarjous uusille myyjille.",
    accountPlan: "premium",
    price: 30120,
  },
];
