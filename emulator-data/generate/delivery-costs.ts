import type { SampleDeliveryCost, SampleUser } from "../market.ts";
import type { Random } from "./random.ts";

const demoDeliveryCosts: readonly SampleDeliveryCost[] = [
  {
    id: "halkomestari-km",
    seller: "halkomestari",
    name: "Kilometrien mukaan",
    unit: "km",
    price: 150,
    available: true,
    multipliedByQuantity: false,
  },
  {
    id: "halkomestari-kiintea",
    seller: "halkomestari",
    name: "Kiinteä hinta",
    unit: "kpl",
    price: 4500,
    available: true,
    multipliedByQuantity: false,
  },
  {
    id: "halkomestari-vanha",
    seller: "halkomestari",
    name: "Kiinteä hinta",
    unit: "kpl",
    price: 3000,
    available: false,
    multipliedByQuantity: true,
  },
];

/** Delivery prices of sellers who deliver; some have none, so theirs are agreed with the seller. */
export function sampleDeliveryCosts(random: Random, sellers: readonly SampleUser[]): SampleDeliveryCost[] {
  const others = sellers
    .filter(({ username, deliveryMethod }) => username !== "halkomestari" && deliveryMethod !== "Noutopiste")
    .filter(() => random.chance(0.85))
    .map(({ username }): SampleDeliveryCost => {
      const shared = {
        id: `${username.replaceAll(".", "-")}-toimitus`,
        seller: username,
        available: random.chance(0.92),
      };
      return random.chance(0.6)
        ? {
            ...shared,
            name: "Kilometrien mukaan",
            unit: "km",
            price: 100 + random.below(12) * 10,
            multipliedByQuantity: false,
          }
        : {
            ...shared,
            name: "Kiinteä hinta",
            unit: "kpl",
            price: 2000 + random.below(12) * 500,
            multipliedByQuantity: random.chance(0.3),
          };
    });
  return [...demoDeliveryCosts, ...others];
}
