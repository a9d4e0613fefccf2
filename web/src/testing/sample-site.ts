import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import { type Cart, priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { Contact, Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { draftOrder } from "@halkopiha/domain/orders/draft-order.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { type Firewood, groupProducts, type Service } from "@halkopiha/domain/products/product.ts";
import { type SellerProfile, toPublicSeller, toSellerCard } from "@halkopiha/domain/products/seller.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { sampleBusiness, sampleLocalities } from "./samples.ts";

/** The plans: Basic at 150,60 €, Premium at 301,20 € and at 250,00 € in the first year. */
export const samplePlans: Plan[] = [
  {
    _id: "basic",
    accountPlan: "basic",
    price: 15_060,
    discountedPrice: null,
    promotedProducts: 0,
    timesActivated: 2,
  },
  {
    _id: "premium",
    accountPlan: "premium",
    price: 30_120,
    discountedPrice: 25_000,
    promotedProducts: 3,
    timesActivated: 1,
  },
];

const basicCard: Advertisement = {
  _id: "perustili",
  title: "Perustili",
  image: "",
  descriptions: ["Myyntipaikka omille puille", "Tilaukset sähköpostiin"],
  priceTag: "vuodessa",
  discountInfo: "",
  accountPlan: "basic",
  price: 15_060,
};

/** The subscription cards of the sample plans. */
export const sampleAdvertisements = (changes: Partial<Advertisement> = {}): Advertisement[] => [
  { ...basicCard, ...changes },
  {
    ...basicCard,
    _id: "premium",
    title: "Premium-tili",
    descriptions: ["Kolme tarjousta kerralla"],
    discountInfo: "Tarjous uusille myyjille",
    accountPlan: "premium",
    price: 30_120,
  },
];

const seller = sampleBusiness();

/** Dry birch in loose cubic metres at 65,00 €, sold by the sample business. */
export const sampleFirewood = (changes: Partial<Firewood> = {}): Firewood => ({
  _id: "koivu",
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  price: 6_500,
  quantity: 30,
  vat: 2_550,
  unit: "Irto-m3",
  description: "Kesällä kuivattua koivua omasta metsästä.",
  discount: false,
  user_id: seller._id,
  owner: { ...toSellerCard(seller), deliveryMethod: "Noutopiste ja kuljetus" },
  images: null,
  createdAt: "2026-02-01T08:00:00.000Z",
  updatedAt: "2026-02-01T08:00:00.000Z",
  ...changes,
});

/** Chipping by the hour at 90,00 €, offered by the sample business. */
export function sampleService(changes: Partial<Service> = {}): Service {
  const { quality, material, deliveryType, plength, ...common } = sampleFirewood();
  return {
    ...common,
    _id: "haketus",
    category: "Palvelut",
    name: "Haketus",
    price: 9_000,
    quantity: 100_000,
    unit: "tunti",
    description: "Haketus paikan päällä.",
    ...changes,
  };
}

/** The sample business with its birch, as the seller dialog shows it. */
export const sampleSellerProfile = (changes: Partial<SellerProfile> = {}): SellerProfile => ({
  ...toPublicSeller(seller),
  ...groupProducts([sampleFirewood()]),
  accountDescription: "Klapeja kolmannessa polvessa.",
  ...changes,
});

const delivery: DeliveryCost = {
  _id: "kuljetus",
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4_000,
  owner: seller._id,
  available: true,
  multipliedByQuantity: false,
  createdAt: "2026-02-01T08:00:00.000Z",
  updatedAt: "2026-02-01T08:00:00.000Z",
};

/** Delivery by the sample business for 40,00 €. */
export const sampleDeliveryCost = (changes: Partial<DeliveryCost> = {}): DeliveryCost => ({
  ...delivery,
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
  coords: { lat: 61.5, lng: 23.8 },
};

/** A cart with two cubic metres of the sample birch; its seller delivers for 40,00 €. */
export function sampleCart(buyer: Cart["buyer"] = null, isDelivered = false): Cart {
  const product = sampleFirewood();
  return priceCart({
    lines: [{ quantity: 2, product }],
    products: new Map([[product._id, product]]),
    choices: { [seller._id]: { delivery: isDelivered, deliveryCostId: delivery._id } },
    deliveryCosts: new Map([[seller._id, [delivery]]]),
    deliveryAreas: new Map(),
    buyer,
  });
}

/** The order of the sample cart by the sample buyer, delivered, as its seller sees it. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  const [locality] = sampleLocalities;
  if (!locality) throw new Error("There is no sample locality.");
  return {
    ...draftOrder(sampleCart(sampleBuyer, true), seller, sampleBuyer, locality),
    _id: "tilaus",
    orderNumber: "HP-2026-00042",
    createdAt: "2026-03-02T08:00:00.000Z",
    updatedAt: "2026-03-02T08:00:00.000Z",
    ...changes,
  };
}

const conversation: Contact = {
  _id: "viesti",
  name: "Tuula Rantakoivu",
  email: "tuula@posti.example",
  subject: "palaute",
  message: "Hyvät puut, kiitos!",
  messages: [
    { text: "Hyvät puut, kiitos!", author: "Tuula Rantakoivu", createdAt: "2026-03-02T08:00:00.000Z" },
  ],
  author: "Tuula Rantakoivu",
  admin: null,
  status: "recieved",
  token: { time: "2026-04-01T08:00:00.000Z" },
  createdAt: "2026-03-02T08:00:00.000Z",
  updatedAt: "2026-03-02T08:00:00.000Z",
};

/** A conversation with one message of its visitor, as customer service sees it. */
export const sampleContact = (changes: Partial<Contact> = {}): Contact => ({ ...conversation, ...changes });

/** The same conversation as its visitor sees it. */
export function sampleTicket(changes: Partial<Ticket> = {}): Ticket {
  const { email, ...shared } = conversation;
  return { ...shared, token: { code: "koodi", time: "2026-04-01T08:00:00.000Z" }, ...changes };
}
