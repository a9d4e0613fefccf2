import { readFile } from "node:fs/promises";
import { Role } from "@halkopiha/domain/accounts/user.ts";
import { Cents } from "@halkopiha/domain/money/money.ts";
import { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import {
  deliveryCostNames,
  deliveryCostUnits,
  deliveryMethods,
  deliveryTimes,
} from "@halkopiha/domain/products/catalogue.ts";
import { Firewood, OtherProduct, Service } from "@halkopiha/domain/products/product.ts";
import { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { Plan, PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import { Coords } from "@halkopiha/domain/schemas/primitives.ts";
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

const derivedFields = {
  _id: true,
  user_id: true,
  owner: true,
  images: true,
  updatedAt: true,
  deliveryTime: true,
  pausedUntil: true,
} as const;
const sampleFields = {
  id: z.string(),
  seller: z.string(),
  image: z.string(),
  /** Absent for that of the seller. */
  deliveryTime: z.optional(z.enum(deliveryTimes)),
  /** Paused for some weeks from the day on which the market is stored. */
  isPaused: z.optional(z.boolean()),
};
export const SampleProduct = z.discriminatedUnion("category", [
  z.extend(z.omit(Firewood, derivedFields), sampleFields),
  z.extend(z.omit(OtherProduct, derivedFields), sampleFields),
  z.extend(z.omit(Service, derivedFields), sampleFields),
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

export const SampleRegion = z.object({ id: z.string(), name: z.string(), zoom: z.number(), coords: Coords });
export const SampleLocality = z.object({
  id: z.string(),
  location: z.string(),
  regionId: z.string(),
  zoom: z.number(),
  coords: Coords,
});
export type SampleLocality = z.infer<typeof SampleLocality>;

const Market = z.object({
  regions: z.array(SampleRegion),
  localities: z.array(SampleLocality),
  plans: z.array(Plan),
  advertisements: z.array(Advertisement),
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

async function readParts<S extends z.ZodMiniObject>(schema: S): Promise<z.output<S>> {
  const parts = Object.keys(schema.shape).map(
    async (part) => [part, JSON.parse(await readFile(toDataFile(part), "utf8"))] as const,
  );
  return schema.parse(Object.fromEntries(await Promise.all(parts)));
}

/** Reads the whole sample market. */
export function readMarket(): Promise<Market> {
  return readParts(Market);
}

/** Reads the regions and localities, which are not generated. */
export function readRegionsAndLocalities(): Promise<Pick<Market, "regions" | "localities">> {
  return readParts(z.pick(Market, { regions: true, localities: true }));
}
