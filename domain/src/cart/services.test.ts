import { expect, test } from "vitest";
import type { DeliveryMethod } from "../products/catalogue.ts";
import type { Product } from "../products/product.ts";
import { type PricingInput, priceCart } from "./cart.ts";

const createProduct = (
  deliveryMethod: DeliveryMethod,
  changes: { _id: string; isService: boolean },
): Product => {
  const common = {
    _id: changes._id,
    price: 5000,
    quantity: 100,
    vat: 2550,
    description: "",
    discount: false,
    deliveryTime: null,
    pausedUntil: null,
    user_id: "seller",
    owner: {
      _id: "seller",
      name: "Metsä Oy",
      business: true,
      ytunnus: "1234567-1",
      deliveryMethod,
      deliveryTime: "sovittava",
      address: {
        coords: { lat: 61.68, lng: 24.36 },
        locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
        region: { _id: "pirkanmaa", name: "Pirkanmaa" },
      },
    },
    images: null,
    createdAt: "2026-11-01T00:00:00Z",
    updatedAt: "2026-11-01T00:00:00Z",
  } as const;
  return changes.isService
    ? { ...common, category: "Palvelut", name: "Haketus", unit: "tunti", byQuote: false }
    : { ...common, category: "Muut_tuotteet", name: "Hake", unit: "kuutio" };
};

const buyer: PricingInput["buyer"] = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "aino@posti.example",
  phonenumber: "0500000123",
  street: "Kirkkotie 1",
  zip: "33100",
  regionId: "uusimaa",
  localityId: "espoo",
  coords: { lat: 60.2, lng: 24.65 },
  terms: true,
};

/** Three of each product, and a seller who delivers to Orivesi only, for 10 euros a piece. */
function price(products: readonly Product[], { localityId = "espoo" } = {}) {
  const at = "2026-11-01T00:00:00Z";
  const cost = { _id: "fixed", name: "Kiinteä hinta", unit: "kpl", price: 1000, owner: "seller" } as const;
  const [seller] = priceCart({
    lines: products.map((product) => ({ product, quantity: 3 })),
    products: new Map(products.map((product) => [product._id, product])),
    choices: { seller: { delivery: true, deliveryCostId: "fixed" } },
    deliveryCosts: new Map([
      ["seller", [{ ...cost, available: true, multipliedByQuantity: true, createdAt: at, updatedAt: at }]],
    ]),
    deliveryAreas: new Map([["seller", new Set(["orivesi"])]]),
    buyer: buyer && { ...buyer, localityId },
    today: "2026-11-23",
  }).sellers;
  return seller;
}

const service = (method: DeliveryMethod) => createProduct(method, { _id: "chipping", isService: true });
const chips = (method: DeliveryMethod) => createProduct(method, { _id: "chips", isService: false });

test.each(["Kuljetus", "Noutopiste", "Noutopiste ja kuljetus"] as const)(
  "services of a seller with '%s' need no delivery, wherever the buyer lives",
  (method) => {
    expect(price([service(method)])).toMatchObject({
      delivers: false,
      fetchable: true,
      outsideArea: false,
      delivery: false,
      deliveryCost: null,
      subtotal: 15_000,
    });
  },
);

test("a product beside a service needs its delivery", () => {
  expect(price([service("Kuljetus"), chips("Kuljetus")])).toMatchObject({
    delivers: true,
    fetchable: false,
    outsideArea: true,
  });
});

test("a delivery is priced by the products that it brings, without the services", () => {
  const method = "Noutopiste ja kuljetus";
  expect(price([service(method), chips(method)], { localityId: "orivesi" })).toMatchObject({
    delivery: true,
    deliveryCost: { quantity: 3, price: 3000 },
  });
});

test("a service that is by quote now is kept, marked and not priced", () => {
  const product = service("Noutopiste");
  if (product.category !== "Palvelut") throw new Error("It is a service.");
  const cart = priceCart({
    lines: [{ product, quantity: 2 }],
    products: new Map([[product._id, { ...product, byQuote: true }]]),
    choices: {},
    deliveryCosts: new Map(),
    deliveryAreas: new Map(),
    buyer: null,
    today: "2026-11-23",
  });
  expect(cart.items).toMatchObject([{ available: false, byQuote: true, quantity: 2 }]);
  expect(cart.totalPrice).toBe(0);
});
