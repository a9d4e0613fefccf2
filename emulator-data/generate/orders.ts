import { orderStatuses } from "@halkopiha/domain/orders/order.ts";
import { createOrderNumber } from "@halkopiha/domain/orders/order-number.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { SampleOrder, SampleProduct, SampleUser } from "../market.ts";
import { firstnames, lastnames, streets, zipPrefixes } from "./names.ts";
import type { Random } from "./random.ts";
import { daysBefore, slug } from "./text.ts";

function sampleBuyer(random: Random, locality: Locality): SampleOrder["buyer"] {
  const [firstname, lastname] = [random.pick(firstnames), random.pick(lastnames)];
  return {
    firstname,
    lastname,
    email: `${slug(`${firstname}.${lastname}`)}@posti.example`,
    phonenumber: `+358 50 000 ${5000 + random.below(999)}`,
    street: `${random.pick(streets)} ${1 + random.below(90)}`,
    zip: `${zipPrefixes[locality.region._id] ?? "00"}${1 + random.below(8)}${random.below(10)}0`,
    locality: locality._id,
  };
}

/** Orders of every status: the older, the further advanced. The first ones are Halkomestari's. */
export function sampleOrders(
  random: Random,
  sellers: readonly SampleUser[],
  products: readonly SampleProduct[],
  localities: readonly Locality[],
  count: number,
): SampleOrder[] {
  const active = sellers.filter(({ isActive }) => isActive);
  return Array.from({ length: count }, (_, index) => {
    const seller =
      index < 16 ? active.find(({ username }) => username === "halkomestari") : random.pick(active);
    if (!seller) throw new RangeError("Halkomestari is missing");
    const home = localities.find(({ _id }) => _id === seller.locality);
    const near = localities.filter(({ region }) => region._id === home?.region._id);
    const offered = products.filter(({ seller: owner }) => owner === seller.username);
    const createdAt = daysBefore(
      0.4 + (index < 16 ? index * 1.7 : random.below(60)) + random.below(100) / 300,
    );
    const draws = [random.below(32), random.below(32), random.below(32), random.below(32)];
    const lines = random.some(offered, 1 + random.below(2));
    return {
      id: `malli-${String(index).padStart(2, "0")}`,
      orderNumber: createOrderNumber(new Date(createdAt), draws),
      seller: seller.username,
      status: orderStatuses[index % orderStatuses.length] ?? "recieved",
      createdAt,
      updatedAt: createdAt,
      lines: lines.map(({ id, category }) => ({
        product: id,
        quantity: category === "Palvelut" ? 2 : 1 + random.below(6),
      })),
      buyer: sampleBuyer(random, random.pick(near)),
      delivery: seller.deliveryMethod !== "Noutopiste" && random.chance(0.6),
    };
  });
}
