import { toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import { type Cart, type CartLine, priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { DeliveryChoice } from "@halkopiha/domain/cart/cart-delivery.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { draftOrder } from "@halkopiha/domain/orders/draft-order.ts";
import { type PlacedOrders, sumOrderTotals } from "@halkopiha/domain/orders/order.ts";
import type { Firewood, OtherProduct, Product, Service } from "@halkopiha/domain/products/product.ts";
import type { PublicSeller, SellerProfile } from "@halkopiha/domain/products/seller.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { sampleOwner, sampleProduct } from "./sample-product.ts";
import { sampleBusiness, tampere, toAddressArea } from "./samples.ts";

/** The owner of the sample products. */
export const sampleSeller = (changes: Partial<SellerSummary> = {}): SellerSummary => ({
  ...sampleOwner,
  ...changes,
});

/** Another business, in Tampere. */
export const otherSampleSeller = (changes: Partial<SellerSummary> = {}): SellerSummary =>
  sampleSeller({
    _id: "kapytikanpuuay",
    name: "Käpytikan Puu Ay",
    address: { ...toAddressArea(tampere), coords: { lat: 61.5, lng: 23.77 } },
    ...changes,
  });

const birch = sampleProduct("birch", 40);
const { quality, material, deliveryType, plength, bagVolume, ...common } = birch;
const ownedBy = (owner = sampleSeller()) => ({ user_id: owner._id, owner });

/** Dry birch of the sample seller, 65 euros a cubic metre. */
export const sampleFirewood = (changes: Partial<Firewood> = {}): Firewood => ({
  ...birch,
  ...ownedBy(changes.owner),
  ...changes,
});

/** Split alder of the sample business, 54 euros a cubic metre. */
export const sampleAlder = (changes: Partial<Firewood> = {}): Firewood =>
  sampleFirewood({
    _id: "alder",
    material: "leppä",
    plength: "Pilke 25 cm",
    price: 5400,
    quantity: 12,
    owner: toSellerSummary(sampleBusiness()),
    ...changes,
  });

/** Evergreen twigs of the sample seller, 9 euros a piece, of the lower tax class. */
export const sampleOtherProduct = (changes: Partial<OtherProduct> = {}): OtherProduct => ({
  ...common,
  ...ownedBy(changes.owner),
  _id: "twigs",
  category: "Muut_tuotteet",
  name: "Havut",
  price: 900,
  vat: 1000,
  unit: "kpl",
  ...changes,
});

/** Wood chips of the sample seller, 25 euros a cubic metre. */
export const sampleChips = (changes: Partial<OtherProduct> = {}): OtherProduct =>
  sampleOtherProduct({ _id: "chips", name: "Hake", price: 2500, vat: 2550, unit: "kuutio", ...changes });

/** A service of the sample seller, 65 euros an hour. */
export const sampleService = (changes: Partial<Service> = {}): Service => ({
  ...common,
  ...ownedBy(changes.owner),
  _id: "chopping",
  category: "Palvelut",
  name: "Pilkkeen teko",
  quantity: 100_000,
  unit: "tunti",
  byQuote: false,
  ...changes,
});

/** The public part of the sample seller. */
export const samplePublicSeller = (changes: Partial<PublicSeller> = {}): PublicSeller => ({
  ...sampleSeller(),
  contactPerson: "Hannes Halmela",
  phonenumbers: ["+358 50 000 0101"],
  email: "tilaukset@halkomestari.example",
  website: "www.halkomestari.example",
  street: "Sahantie 12",
  zip: "35300",
  accountDescription: "Teemme polttopuuta Oriveden korvessa.",
  deliveryLocations: [{ _id: "kuhmoinen", location: "Kuhmoinen" }],
  ...changes,
});

/** Birch at 65 euros that cost 80 in the 30 days before today. */
export const sampleOffer = (changes: Partial<Firewood> = {}): Firewood =>
  sampleFirewood({
    discount: true,
    offer: { normalPrice: 8000, priorPrice: 8000, since: toFinnishDate(new Date().toISOString()) },
    ...changes,
  });

/** The sample seller as in the seller's dialog, with a product of every category. */
export const sampleSellerProfile = (changes: Partial<SellerProfile> = {}): SellerProfile => ({
  ...samplePublicSeller(),
  products: [sampleFirewood()],
  otherProducts: [sampleOtherProduct()],
  services: [sampleService()],
  ...changes,
});

/** A delivery price of the sample seller: a fixed price of 45 euros. */
export const sampleDeliveryCost = (changes: Partial<DeliveryCost> = {}): DeliveryCost => ({
  _id: "fixed",
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4500,
  owner: sampleOwner._id,
  available: true,
  multipliedByQuantity: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  ...changes,
});

/** A buyer in Tampere. */
export const sampleBuyer: Buyer = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "aino.ahonala@posti.example",
  phonenumber: "050 000 0123",
  street: "Kirkkotie 1",
  zip: "33100",
  terms: true,
  regionId: "pirkanmaa",
  localityId: "tampere",
  coords: { lat: 61.5, lng: 23.77 },
};

interface CartChanges {
  buyer?: Buyer;
  choices?: Readonly<Record<string, DeliveryChoice>>;
  deliveryCosts?: readonly DeliveryCost[];
  /** The ids of the localities that each seller delivers to; without an entry the seller delivers everywhere. */
  deliveryAreas?: Readonly<Record<string, readonly string[]>>;
  /** The products as stored now; by default those of the lines. */
  products?: readonly Product[];
  today?: string;
}

/** A cart with one unit of each product, or the quantity of a line, priced as the server does. */
export function sampleCart(
  rows: readonly (Product | CartLine)[],
  {
    buyer,
    choices = {},
    deliveryCosts = [],
    deliveryAreas = {},
    products,
    today = "2026-11-23",
  }: CartChanges = {},
): Cart {
  const lines = rows.map((row) => ("product" in row ? row : { quantity: 1, product: row }));
  const stored = products ?? lines.map(({ product }) => product);
  const owners = new Set(deliveryCosts.map(({ owner }) => owner));
  return priceCart({
    lines,
    products: new Map(stored.map((product) => [product._id, product])),
    choices,
    deliveryCosts: new Map(
      [...owners].map((owner) => [owner, deliveryCosts.filter((cost) => cost.owner === owner)]),
    ),
    deliveryAreas: new Map(Object.entries(deliveryAreas).map(([id, area]) => [id, new Set(area)])),
    buyer: buyer ?? null,
    today,
  });
}

/** The orders that the server places from a cart, one per seller. */
export function samplePlacedOrders(cart: Cart): PlacedOrders {
  const orders = cart.sellers.map(({ _id, name }, index) => ({
    ...draftOrder(cart, sampleBusiness({ _id, companyName: name }), sampleBuyer, tampere),
    _id: `order-${index + 1}`,
    orderNumber: `HP-261101-000${index + 1}`,
    createdAt: "2026-11-01T10:00:00.000Z",
    updatedAt: "2026-11-01T10:00:00.000Z",
  }));
  const [order] = orders;
  if (!order) throw new Error("The cart is empty.");
  return { order, orders, message: "Kiitos tilauksestasi!", totals: sumOrderTotals(orders) };
}
