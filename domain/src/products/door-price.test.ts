import { describe, expect, test } from "vitest";
import { priceCart } from "../cart/cart.ts";
import type { DeliveryCost } from "../orders/delivery.ts";
import type { Coords } from "../schemas/primitives.ts";
import { sampleLocalities, sampleMarket } from "../search/testing/sample-market.ts";
import { toWantedQuantity } from "../search/wanted-wood.ts";
import {
  calculateDoorPrice,
  compareDoorPrices,
  type DeliveryPrice,
  type Door,
  type DoorPrice,
  toDeliveryPrices,
} from "./door-price.ts";
import type { Firewood } from "./product.ts";

const [first] = sampleMarket;
if (first?.category !== "Polttopuut") throw new Error("the first sample is no firewood");
const birch: Firewood = first;

function findCoords(locality: string): Coords {
  const found = sampleLocalities.find(({ id }) => id === locality);
  if (!found) throw new Error(`${locality} is not in the sample data`);
  return found.coords;
}

/** Firewood of a seller of its own in a locality. */
function offer(id: string, locality: string, fields: Partial<Firewood> = {}): Firewood {
  const { owner } = birch;
  return {
    ...birch,
    quantity: 1000,
    ...fields,
    _id: id,
    owner: {
      ...owner,
      _id: `seller-${id}`,
      deliveryMethod: "Noutopiste ja kuljetus",
      address: { ...owner.address, coords: findCoords(locality) },
    },
  };
}

function cost(owner: string, id: string, fields: Partial<DeliveryCost>): DeliveryCost {
  return {
    _id: `${owner}-${id}`,
    owner,
    name: "Kiinteä hinta",
    unit: "kpl",
    price: 4500,
    available: true,
    multipliedByQuantity: false,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
    ...fields,
  };
}

const perKm = { name: "Kilometrien mukaan", unit: "km" } as const;

/** The delivery costs that sellers have, one list after the other. */
const priceLists: readonly Partial<DeliveryCost>[][] = [
  [{ price: 4500 }],
  [{ ...perKm, price: 150 }],
  [{ price: 900, multipliedByQuantity: true }],
  [{ price: 9000 }, { ...perKm, price: 210 }],
  [{ ...perKm, price: 20, multipliedByQuantity: true }, { price: 12_000 }, { price: 1, available: false }],
  [
    { ...perKm, price: 90, basePrice: 2500 },
    { price: 9000, minOrder: 40_000, freeFrom: 70_000 },
  ],
];

const kinds: readonly Partial<Firewood>[] = [
  { unit: "Irto-m3", price: 6500 },
  { unit: "Pino-m3", price: 9900, plength: "Pilke 33 cm" },
  { unit: "Pino-m3", price: 9500, plength: "Halko 1m" },
  { unit: "Kiinto-m3", price: 15_100, plength: "Pilke 50 cm" },
  { unit: "kpl", price: 349, bagVolume: 40 },
  { unit: "kuutio", price: 5990, deliveryType: "irto" },
];
const homes = ["tampere", "orivesi", "helsinki", "oulu", "kuopio", "turku"];

/** 36 offers: each kind of wood with each list of prices. */
const offers = kinds.flatMap((kind, row) =>
  priceLists.map((prices, column) => {
    const home = homes[(row + column) % homes.length] ?? "tampere";
    const product = offer(`${row}-${column}`, home, kind);
    const costs = prices.map((fields, index) => cost(product.owner._id, String(index), fields));
    return { product, costs };
  }),
);

const places = ["tampere", "espoo", "rovaniemi", "lahti", "vaasa", "joensuu"];
const amounts = [
  { amount: 1.5, unit: "Irto-m3" },
  { amount: 5, unit: "Irto-m3" },
  { amount: 10, unit: "Pino-m3" },
] as const;

/** What the cart charges for a quantity of a product with delivery, in cents. */
function chargeInCart(product: Firewood, costs: readonly DeliveryCost[], quantity: number, coords: Coords) {
  const sellerId = product.owner._id;
  const buyer = {
    firstname: "Aino",
    lastname: "Ahonala",
    email: "aino@posti.example",
    phonenumber: "0500000123",
    street: "Kirkkotie 1",
    zip: "33100",
    terms: true,
    regionId: "pirkanmaa",
    localityId: "tampere",
    coords,
  } as const;
  return priceCart({
    lines: [{ product, quantity }],
    products: new Map([[product._id, product]]),
    choices: { [sellerId]: { delivery: true, deliveryCostId: null } },
    deliveryCosts: new Map([[sellerId, costs.filter(({ available }) => available)]]),
    deliveryAreas: new Map(),
    buyer,
    today: "2026-11-23",
  }).totalPrice;
}

describe.each(places)("36 offers brought to %s", (place) => {
  test.each(amounts)("cost for $amount $unit what the cart charges, in the same order", (wanted) => {
    const coords = findCoords(place);
    const priced = offers.map(({ product, costs }) => {
      const deliveryPrices = toDeliveryPrices(costs);
      const price = calculateDoorPrice(product, wanted, { coords, isInArea: true, deliveryPrices });
      if (price?.kind !== "delivered") throw new Error(`${product._id} is not delivered`);
      return { price, charged: chargeInCart(product, costs, price.quantity, coords) };
    });
    for (const { price, charged } of priced) expect(price.total).toBe(charged);
    const sorted = priced.toSorted((a, b) => compareDoorPrices(a.price, b.price));
    const charges = sorted.map(({ charged }) => charged);
    expect(charges).toEqual(charges.toSorted((a, b) => a - b));
  });
});

const door = { coords: findCoords("tampere"), isInArea: true, deliveryPrices: [] };
const wanted = { amount: 5, unit: "Irto-m3" } as const;
const near = offer("near", "orivesi");

const toFixedPrice = (price: number): DeliveryPrice => ({
  _id: `fixed-${price}`,
  name: "Kiinteä hinta",
  price,
  multipliedByQuantity: false,
});

test.each<{
  why: string;
  product: Firewood;
  of?: Partial<Door>;
  kind: DoorPrice["kind"] | undefined;
}>([
  { why: "the seller has no delivery price", product: near, kind: "agreed" },
  { why: "the seller does not deliver there", product: near, of: { isInArea: false }, kind: "pickup" },
  { why: "the buyer wants pickup alone", product: near, of: { method: "Noutopiste" }, kind: "pickup" },
  {
    why: "the buyer wants delivery alone",
    product: near,
    of: { isInArea: false, method: "Kuljetus" },
    kind: undefined,
  },
  {
    why: "the wanted amount is below the seller's minimum order",
    product: near,
    of: { deliveryPrices: [{ ...toFixedPrice(4500), minOrder: 10_000_000 }] },
    kind: "pickup",
  },
  {
    why: "it is below the minimum order, and delivery alone is wanted",
    product: near,
    of: { deliveryPrices: [{ ...toFixedPrice(4500), minOrder: 10_000_000 }], method: "Kuljetus" },
    kind: undefined,
  },
  {
    why: "one of two deliveries has no minimum order",
    product: near,
    of: { deliveryPrices: [{ ...toFixedPrice(1), minOrder: 10_000_000 }, toFixedPrice(4500)] },
    kind: "delivered",
  },
  { why: "there is too little left", product: { ...near, quantity: 4.99 }, kind: "short" },
  {
    why: "the volume of a bag is unknown",
    product: { ...near, unit: "kpl", bagVolume: null },
    kind: "incomparable",
  },
])("when $why, the price at the door is $kind", ({ product, of, kind }) => {
  expect(calculateDoorPrice(product, wanted, { ...door, ...of })?.kind).toBe(kind);
});

test.each<{ fields: Partial<Firewood>; wanted: Parameters<typeof toWantedQuantity>[1]; quantity: number }>([
  { fields: { unit: "Irto-m3" }, wanted, quantity: 5 },
  { fields: { unit: "Pino-m3", plength: "Pilke 33 cm" }, wanted, quantity: 3.07 },
  { fields: { unit: "Pino-m3", plength: "Halko 1m" }, wanted, quantity: 3.23 },
  { fields: { unit: "kpl", bagVolume: 40 }, wanted, quantity: 125 },
  { fields: { unit: "kpl", bagVolume: 1500 }, wanted, quantity: 4 },
  { fields: { unit: "kuutio", deliveryType: "irto" }, wanted: { amount: 2, unit: "Kiinto-m3" }, quantity: 5 },
  { fields: { unit: "Pino-m3" }, wanted: { amount: 3.5, unit: "Pino-m3" }, quantity: 3.5 },
])("§9 $wanted.amount $wanted.unit are $quantity of $fields", ({ fields, wanted: asked, quantity }) => {
  expect(toWantedQuantity({ ...near, ...fields }, asked)).toBe(quantity);
});
