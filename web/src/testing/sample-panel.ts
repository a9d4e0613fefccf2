import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { AuditEvent } from "@halkopiha/domain/admin/audit.ts";
import type {
  readDashboard,
  readFigures,
  readListingCounts,
} from "@halkopiha/domain/contract/admin/dashboard.ts";
import type { Answer } from "@halkopiha/domain/contract/call.ts";
import type { Contact } from "@halkopiha/domain/messaging/ticket.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import {
  type Category,
  materials,
  productNamesByCategory,
  qualities,
} from "@halkopiha/domain/products/catalogue.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { sampleOrder } from "../lib/orders/sample-order.ts";
import { sampleAdmin } from "./sample-accounts.ts";
import { sampleBusiness } from "./samples.ts";

/** A business that has signed up and waits for an admin to activate its account. */
export const sampleNewAccount = (changes: Partial<User["userAccount"]> = {}): User =>
  sampleBusiness({
    userAccount: {
      paid: false,
      isActive: false,
      expires: null,
      timesActivated: 0,
      account: { accountPlan: "basic" },
      fee: { net: 12_000, tax: 3060, gross: 15_060, vat: 2550, months: 12 },
      ...changes,
    },
  });

export const samplePlan = (changes: Partial<Plan> = {}): Plan => ({
  _id: "basic",
  accountPlan: "basic",
  price: 15_060,
  discountedPrice: null,
  promotedProducts: 0,
  timesActivated: 12,
  updatedAt: "2026-02-01T08:00:00.000Z",
  ...changes,
});

/** A subscription card of the front page. */
export const sampleAdvertisement = (changes: Partial<Advertisement> = {}): Advertisement => ({
  _id: "kesatili",
  title: "Kesätili",
  image: "",
  descriptions: ["Vain kesäksi", "Halvalla"],
  priceTag: "vuodessa",
  discountInfo: "",
  accountPlan: "premium",
  price: 6000,
  updatedAt: "2026-02-01T08:00:00.000Z",
  ...changes,
});

/** The region Kainuu, whose zoom an admin has changed from 8 to 9. */
export const sampleAuditEvent = (changes: Partial<AuditEvent> = {}): AuditEvent => ({
  _id: "event",
  by: { _id: sampleAdmin()._id, username: sampleAdmin().username },
  action: "changed",
  kind: "region",
  target: { _id: "kainuu", name: "Kainuu" },
  changes: [{ field: "zoom", before: "8", after: "9" }],
  createdAt: "2026-11-02T10:00:00.000Z",
  ...changes,
});

/** A question of a visitor that nobody has answered. */
export const sampleContact = (changes: Partial<Contact> = {}): Contact => ({
  _id: "klapit",
  name: "Aino Ahonala",
  email: "aino@posti.example",
  subject: "palaute",
  message: "Saako klapit perille?",
  messages: [
    { text: "Saako klapit perille?", author: "Aino Ahonala", createdAt: "2026-11-02T10:00:00.000Z" },
  ],
  author: "Aino Ahonala",
  admin: null,
  status: "recieved",
  token: { time: "2026-12-02T10:00:00.000Z" },
  createdAt: "2026-11-02T10:00:00.000Z",
  updatedAt: "2026-11-02T10:00:00.000Z",
  ...changes,
});

export const sampleCounts = (
  changes: Partial<Answer<typeof readDashboard>> = {},
): Answer<typeof readDashboard> => ({
  ordersCount: 1204,
  usersCount: 57,
  newUsersCount: 3,
  contactsCount: 8,
  ...changes,
});

const dayLength = 86_400_000;
const firstWeek = Date.parse("2026-08-31T00:00:00.000Z");

/** Orders of twelve weeks and sellers of 18 regions. */
export const sampleFigures: Answer<typeof readFigures> = {
  ordersByWeek: Array.from({ length: 12 }, (_, week) => ({
    from: new Date(firstWeek + week * 7 * dayLength).toISOString(),
    count: 10 + week,
  })),
  sellersByRegion: Array.from({ length: 18 }, (_, index) => ({
    region: { _id: `region-${index}`, name: `Maakunta ${index}` },
    count: index,
  })),
};

/** Three listings of each term of a category. */
export function sampleListingCounts(category: Category): Answer<typeof readListingCounts> {
  const isFirewood = category === "Polttopuut";
  const names: readonly string[] = productNamesByCategory[category];
  return {
    total: 3 * names.length,
    names: names.map((name) => ({ name, count: 3 })),
    qualities: isFirewood ? qualities.map((quality) => ({ quality, count: 3 })) : [],
    materials: isFirewood ? materials.map((material) => ({ material, count: 3 })) : [],
  };
}

/** An order of two cubic metres of birch from Halkomestarin Puu Oy. */
export function samplePanelOrder(changes: Partial<Order> = {}): Order {
  const order = sampleOrder("tilaus", "recieved");
  return {
    ...order,
    orderNumber: "HP-2026-0001",
    items: [
      {
        _id: "koivu",
        name: "Halko",
        material: "koivu",
        quantity: 2,
        unit: "Irto-m3",
        unitPrice: 6500,
        vat: 2550,
      },
    ],
    seller: { ...order.seller, _id: "halkomestari", companyName: "Halkomestarin Puu Oy" },
    totals: { totalPrice: 13_000, totalTaxes: 2641, totalPriceExcludingTax: 10_359, byVat: [] },
    ...changes,
  };
}
