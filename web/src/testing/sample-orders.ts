import { calculateLinePrice, calculateTotals } from "@halkopiha/domain/money/money.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { type Order, type OrderItem, toOrderTotals } from "@halkopiha/domain/orders/order.ts";
import type { Firewood, OtherProduct, Service } from "@halkopiha/domain/products/product.ts";
import { toSellerCard } from "@halkopiha/domain/products/seller.ts";
import { sampleBusiness } from "./samples.ts";

const createdAt = "2026-11-20T10:00:00.000Z";
const times = { createdAt, updatedAt: createdAt };
const seller = sampleBusiness();

const address = {
  street: "Niittytie 53",
  zip: "35160",
  locality: { _id: "orivesi", location: "Orivesi" },
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
};

const birch: OrderItem = {
  _id: "birch",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  quantity: 2,
  unit: "Irto-m3",
  unitPrice: 6500,
  vat: 2550,
};

/** Lines of an order: dry birch, two cubic metres each. */
export const sampleItems = (count: number): OrderItem[] =>
  Array.from({ length: count }, (_, place) => ({ ...birch, _id: `birch-${place}` }));

/** A new order from a buyer in Orivesi for the sample business, to be picked up; its number contains its id. */
export function sampleSellerOrder(id: string, changes: Partial<Order> = {}): Order {
  const { items = [birch] } = changes;
  const totals = calculateTotals(
    items.map(({ unitPrice, quantity, vat }) => ({ gross: calculateLinePrice(unitPrice, quantity), vat })),
  );
  return {
    _id: id,
    orderNumber: `HP-261120-${id}`,
    status: "recieved",
    ...times,
    items,
    buyer: {
      firstname: "Matti",
      lastname: "Tuohimaa",
      phonenumber: "+358500000123",
      email: "matti@posti.example",
      address,
    },
    seller: {
      _id: seller._id,
      companyName: seller.companyName,
      fullName: seller.fullName,
      phonenumber: "050 000 0999",
      email: seller.email,
      address: seller.address,
    },
    includeInAnalyses: true,
    delivery: false,
    deliveryCost: null,
    totals: toOrderTotals(totals),
    ...changes,
  };
}

const common = {
  price: 5400,
  quantity: 12,
  vat: 2550,
  description: "",
  discount: false,
  user_id: seller._id,
  owner: toSellerCard(seller),
  images: null,
  ...times,
} as const;

/** Split alder of the sample business. */
export const sampleAlder = (changes: Partial<Firewood> = {}): Firewood => ({
  ...common,
  _id: "alder",
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "leppä",
  deliveryType: "irto",
  plength: "Pilke 25 cm",
  unit: "Irto-m3",
  ...changes,
});

export const sampleOther = (changes: Partial<OtherProduct> = {}): OtherProduct => ({
  ...common,
  _id: "chips",
  category: "Muut_tuotteet",
  name: "Hake",
  unit: "kuutio",
  price: 2500,
  ...changes,
});

export const sampleService = (changes: Partial<Service> = {}): Service => ({
  ...common,
  _id: "splitting",
  category: "Palvelut",
  name: "Pilkkeen teko",
  unit: "tunti",
  price: 4800,
  quantity: 100_000,
  ...changes,
});

/** The fixed delivery price of the sample business. */
export const sampleDeliveryCost = (changes: Partial<DeliveryCost> = {}): DeliveryCost => ({
  _id: "fixed",
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4000,
  owner: seller._id,
  available: true,
  multipliedByQuantity: false,
  ...times,
  ...changes,
});
