import { readFile } from "node:fs/promises";
import { Role } from "@halkopiha/domain/accounts/user.ts";
import { Cents } from "@halkopiha/domain/money/money.ts";
import { deliveryCostNames, deliveryCostUnits } from "@halkopiha/domain/orders/delivery.ts";
import { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { deliveryMethods, deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import {
  type Availability,
  FirewoodDetails,
  OtherProductDetails,
  ServiceDetails,
  serverFields,
} from "@halkopiha/domain/products/product.ts";
import { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import * as z from "zod/mini";

/** The sample market as in its files: readable, without values that can be derived from the rest. */

export const SampleUser = z.object({
  username: z.string(),
  /** Only users whose login is in the README have one. */
  password: z.optional(z.string()),
  role: Role,
  business: z.boolean(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.nullable(z.string()),
  ytunnus: z.nullable(z.string()),
  website: z.nullable(z.string()),
  email: z.string(),
  phonenumber: z.string(),
  street: z.string(),
  zip: z.string(),
  locality: z.string(),
  plan: PlanName,
  paid: z.boolean(),
  isActive: z.boolean(),
  billingByPhone: z.boolean(),
  description: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  /** Absent for `sovittava`. */
  deliveryTime: z.optional(z.enum(deliveryTimes)),
  /** `all`, `region:uusimaa` or a locality. */
  deliversTo: z.array(z.string()),
  createdAt: z.string(),
});
export type SampleUser = z.infer<typeof SampleUser>;

/** A sample names its delivery time only where it has its own, and not until when it is paused. */
const availability = { deliveryTime: true, pausedUntil: true } as const satisfies Record<
  keyof Availability,
  true
>;
const sampleFields = {
  id: z.string(),
  seller: z.string(),
  image: z.string(),
  /** Absent for that of the seller. */
  deliveryTime: z.optional(z.enum(deliveryTimes)),
  /** Paused for some weeks from the day on which the market is stored. */
  isPaused: z.optional(z.boolean()),
  createdAt: serverFields.createdAt,
};
export const SampleProduct = z.discriminatedUnion("category", [
  z.extend(z.omit(FirewoodDetails, availability), sampleFields),
  z.extend(z.omit(OtherProductDetails, availability), sampleFields),
  z.extend(z.omit(ServiceDetails, availability), sampleFields),
]);
export type SampleProduct = z.infer<typeof SampleProduct>;

export const SampleDeliveryCost = z.object({
  id: z.string(),
  seller: z.string(),
  name: z.enum(deliveryCostNames),
  unit: z.enum(deliveryCostUnits),
  price: Cents,
  available: z.boolean(),
  multipliedByQuantity: z.boolean(),
});
export type SampleDeliveryCost = z.infer<typeof SampleDeliveryCost>;

export const SampleOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  seller: z.string(),
  status: OrderStatus,
  createdAt: z.string(),
  updatedAt: z.string(),
  lines: z.array(z.object({ product: z.string(), quantity: z.int() })),
  buyer: z.object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phonenumber: z.string(),
    street: z.string(),
    zip: z.string(),
    locality: z.string(),
  }),
  delivery: z.boolean(),
});
export type SampleOrder = z.infer<typeof SampleOrder>;

export const SampleTicket = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  status: z.enum(["recieved", "in progress", "resolved"]),
  messages: z.array(z.object({ text: z.string(), author: z.string(), createdAt: z.string() })),
});
export type SampleTicket = z.infer<typeof SampleTicket>;

const Market = z.object({
  users: z.array(SampleUser),
  products: z.array(SampleProduct),
  deliveryCosts: z.array(SampleDeliveryCost),
  orders: z.array(SampleOrder),
  tickets: z.array(SampleTicket),
});
export type Market = z.infer<typeof Market>;

/** The URL of a data file of the sample market. */
export function toDataFile(part: string): URL {
  const kebab = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new URL(`data/${kebab}.json`, import.meta.url);
}

/** Reads the sample market, without the regions, localities, plans and advertisements that every new project has. */
export async function readMarket(): Promise<Market> {
  const parts = Object.keys(Market.shape).map(
    async (part) => [part, JSON.parse(await readFile(toDataFile(part), "utf8"))] as const,
  );
  return Market.parse(Object.fromEntries(await Promise.all(parts)));
}
