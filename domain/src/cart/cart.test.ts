import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeliveryCost } from "../orders/delivery.ts";
import type { Firewood, OtherProduct, Product, Service } from "../products/product.ts";
import type { Buyer } from "./buyer.ts";
import { type CartLine, type PricingInput, priceCart, remainingAfterOrder } from "./cart.ts";

const halkomestari = {
  _id: "halkomestari",
  name: "Halkomestarin Puu Oy",
  business: true,
  ytunnus: "1234567-1",
  deliveryMethod: "Noutopiste ja kuljetus",
  deliveryTime: "sovittava",
  address: {
    coords: { lat: 61.6777, lng: 24.3572 },
    locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
} as const;

const birch: Firewood = {
  _id: "koivu",
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  price: 6500,
  quantity: 40,
  vat: 2550,
  unit: "Irto-m3",
  description: "",
  discount: false,
  deliveryTime: null,
  pausedUntil: null,
  user_id: "halkomestari",
  owner: halkomestari,
  images: null,
  createdAt: "2026-11-01T00:00:00Z",
  updatedAt: "2026-11-01T00:00:00Z",
};
const { quality: _, material: __, deliveryType: ___, plength: ____, ...common } = birch;
const twigs: OtherProduct = {
  ...common,
  _id: "havut",
  category: "Muut_tuotteet",
  name: "Havut",
  price: 900,
  vat: 1000,
};
const chopping: Service = {
  ...common,
  _id: "pilkonta",
  category: "Palvelut",
  name: "Pilkkeen teko",
  quantity: 100_000,
  byQuote: false,
};

const buyer: Buyer = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "aino@posti.example",
  phonenumber: "0500000123",
  street: "Kirkkotie 1",
  zip: "33100",
  regionId: "pirkanmaa",
  localityId: "tampere",
  coords: { lat: 61.4991, lng: 23.7871 },
  terms: true,
};

const fixedPrice: DeliveryCost = {
  _id: "kiintea",
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4500,
  owner: "halkomestari",
  available: true,
  multipliedByQuantity: false,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
};

const line = (product: Product, quantity: number): CartLine => ({ product, quantity });

function facts(lines: CartLine[], more: Partial<PricingInput> = {}): PricingInput {
  const products = new Map(lines.map(({ product }) => [product._id, product]));
  return {
    lines,
    products,
    choices: {},
    deliveryCosts: new Map(),
    deliveryAreas: new Map(),
    buyer: null,
    today: "2026-11-23",
    ...more,
  };
}

const wanted = { choices: { halkomestari: { delivery: true, deliveryCostId: null } }, buyer };

test("an empty cart costs nothing", () => {
  expect(priceCart(facts([]))).toMatchObject({ items: [], totalPrice: 0, tax: 0, totalQuantity: 0 });
});

test("products of two VAT classes are taxed each by its own", () => {
  const cart = priceCart(facts([line(birch, 3), line(twigs, 2)]));
  expect(cart.totalPrice).toBe(21_300);
  expect(cart.byVat).toEqual([
    { vat: 2550, gross: 19_500, tax: 3962, net: 15_538 },
    { vat: 1000, gross: 1800, tax: 164, net: 1636 },
  ]);
  expect(cart.tax).toBe(4126);
});

test("the price is the stored one, whatever the cart last saw", () => {
  const dearer = { ...birch, price: 7000 };
  const cart = priceCart(facts([line(birch, 1)], { products: new Map([["koivu", dearer]]) }));
  expect(cart.totalPrice).toBe(7000);
});

describe("a product that cannot be bought any more", () => {
  test.each([
    { why: "gone", products: new Map<string, Product>() },
    { why: "sold out", products: new Map<string, Product>([["koivu", { ...birch, quantity: 0 }]]) },
  ])("is kept, marked and not priced when $why", ({ products }) => {
    const cart = priceCart(facts([line(birch, 2)], { products }));
    expect(cart.items).toMatchObject([{ _id: "koivu", available: false, totalQuantity: 0 }]);
    expect(cart).toMatchObject({ totalPrice: 0, totalQuantity: 0 });
  });
});

describe("a paused product", () => {
  const paused = { ...birch, pausedUntil: "2027-01-12" };
  const products = new Map([["koivu", paused]]);
  const on = (today: string) => priceCart(facts([line(birch, 2)], { products, today }));

  test("is kept with its day and its quantity, and not priced", () => {
    const cart = on("2027-01-11");
    expect(cart.items[0]).toMatchObject({ available: false, pausedUntil: "2027-01-12", quantity: 2 });
    expect(cart.totalPrice).toBe(0);
  });

  test("is priced again from its day on", () => {
    const cart = on("2027-01-12");
    expect(cart.items[0]).toMatchObject({ available: true, pausedUntil: null });
    expect(cart.totalPrice).toBe(13_000);
  });
});

describe("delivery", () => {
  test("is not offered by a seller whose products are fetched", () => {
    const fetched = { ...birch, owner: { ...halkomestari, deliveryMethod: "Noutopiste" as const } };
    expect(priceCart(facts([line(fetched, 1)], wanted)).sellers).toMatchObject([
      { delivers: false, delivery: false },
    ]);
  });

  test("is required when the seller offers no pickup", { tags: "s3-31" }, () => {
    const brought = { ...birch, owner: { ...halkomestari, deliveryMethod: "Kuljetus" as const } };
    expect(priceCart(facts([line(brought, 1)])).sellers).toMatchObject([
      { fetchable: false, delivery: true },
    ]);
  });

  test("stays unpriced when the seller has no active price", () => {
    const cart = priceCart(facts([line(birch, 1)], wanted));
    expect(cart.sellers).toMatchObject([{ delivery: true, deliveryCost: null, subtotal: 6500 }]);
  });

  test("stays unpriced until the buyer's place is known", () => {
    const deliveryCosts = new Map([["halkomestari", [fixedPrice]]]);
    const cart = priceCart(facts([line(birch, 1)], { ...wanted, buyer: null, deliveryCosts }));
    expect(cart.sellers).toMatchObject([{ deliveryCost: null }]);
  });

  test("is the cheapest for this buyer when none was chosen, and each says what it comes to", () => {
    const byDistance: DeliveryCost = {
      ...fixedPrice,
      _id: "km",
      name: "Kilometrien mukaan",
      unit: "km",
      price: 150,
    };
    const deliveryCosts = new Map([["halkomestari", [byDistance, fixedPrice]]]);
    const cart = priceCart(facts([line(birch, 1)], { ...wanted, deliveryCosts }));
    expect(cart.totalPrice).toBe(11_000);
    expect(cart).toMatchObject({ delivery: true, deliveryCost: { name: "Kiinteä hinta", price: 4500 } });
    expect(
      cart.sellers[0]?.deliveryPrices.map(({ deliveryCostId, price }) => [deliveryCostId, price]),
    ).toEqual([
      ["kiintea", 4500],
      ["km", 47 * 150],
    ]);
    expect(cart.sellers[0]?.deliveryCosts.map(({ _id }) => _id)).toEqual(["kiintea", "km"]);
  });

  describe("outside of the seller's area", () => {
    const helsinki = {
      ...buyer,
      regionId: "uusimaa",
      localityId: "helsinki",
      coords: { lat: 60.17, lng: 24.94 },
    };
    const deliveryAreas = new Map([["halkomestari", new Set(["orivesi", "tampere"])]]);
    const deliveryCosts = new Map([["halkomestari", [fixedPrice]]]);
    const known = { ...wanted, deliveryAreas, deliveryCosts };

    test("is not priced: the products are picked up", () => {
      const cart = priceCart(facts([line(birch, 1)], { ...known, buyer: helsinki }));
      expect(cart.sellers).toMatchObject([{ outsideArea: true, delivery: false, deliveryCost: null }]);
      expect(cart.totalPrice).toBe(6500);
    });

    test("is possible again as soon as the address is inside", () => {
      const cart = priceCart(facts([line(birch, 1)], known));
      expect(cart.sellers).toMatchObject([{ outsideArea: false, delivery: true }]);
      expect(cart.totalPrice).toBe(11_000);
    });

    test("is not known until there is an address", () => {
      const cart = priceCart(facts([line(birch, 1)], { ...known, buyer: null }));
      expect(cart.sellers).toMatchObject([{ outsideArea: false, delivery: true }]);
    });

    test("is nothing to a seller whose products are fetched", () => {
      const fetched = { ...birch, owner: { ...halkomestari, deliveryMethod: "Noutopiste" as const } };
      const cart = priceCart(facts([line(fetched, 1)], { ...known, buyer: helsinki }));
      expect(cart.sellers).toMatchObject([{ outsideArea: false, delivers: false }]);
    });
  });
});

test("a delivery that was chosen and is gone leaves no choice, not another delivery", () => {
  const choices = { halkomestari: { delivery: true, deliveryCostId: "gone" } };
  const deliveryCosts = new Map([["halkomestari", [fixedPrice]]]);
  const cart = priceCart(facts([line(birch, 1)], { choices, buyer, deliveryCosts }));
  expect(cart.sellers).toMatchObject([{ delivery: true, deliveryCost: null, deliveryCostGone: true }]);
  expect(cart.totalPrice).toBe(6500);
});

test("the cart's total is the sum of its sellers' subtotals", () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.nat(20),
      seller: fc.nat(4),
      price: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(lines, (rows) => {
      const items = rows.map(({ id, seller, price, quantity }) =>
        line({ ...birch, _id: `p${id}`, price, owner: { ...halkomestari, _id: `s${seller}` } }, quantity),
      );
      const cart = priceCart(facts(items));
      expect(cart.sellers.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(cart.totalPrice);
      expect(cart.totalPriceExcludingTax + cart.tax).toBe(cart.totalPrice);
    }),
  );
});

test.each([
  { product: birch, ordered: 40, left: 0, why: "the last ones may go" },
  { product: birch, ordered: 41, left: null, why: "more than there is may not" },
  { product: birch, ordered: 0, left: null, why: "nothing is no order" },
  { product: chopping, ordered: 500, left: 100_000, why: "services never run out" },
  { product: { ...chopping, quantity: 0 }, ordered: 1, left: null, why: "unless they are not offered" },
])("$why", ({ product, ordered, left }) => {
  expect(remainingAfterOrder(product, ordered)).toBe(left);
});
