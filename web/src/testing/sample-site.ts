import { type Cart, priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { Contact, Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { type Firewood, groupProducts } from "@halkopiha/domain/products/product.ts";
import { type SellerProfile, toPublicSeller, toSellerCard } from "@halkopiha/domain/products/seller.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { sampleBusiness } from "./samples.ts";

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

/** A cart with two cubic metres of the sample birch; its seller delivers for 40,00 €. */
export function sampleCart(buyer: Cart["buyer"] = null): Cart {
  const product = sampleFirewood();
  return priceCart({
    lines: [{ quantity: 2, product }],
    products: new Map([[product._id, product]]),
    choices: {},
    deliveryCosts: new Map([[seller._id, [delivery]]]),
    buyer,
  });
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
