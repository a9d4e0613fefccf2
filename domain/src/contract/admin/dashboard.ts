import * as z from "zod/mini";
import { categories, materials, qualities } from "../../products/catalogue.ts";
import { RegionRef } from "../../reference-data/region.ts";
import { Instant } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const Count = z.int().check(z.minimum(0));

export const readDashboard = defineCall({
  method: "GET",
  path: "/api/admin",
  access: "admin",
  summary: "How many users, users not yet active, orders and conversations there are.",
  response: z.object({ usersCount: Count, newUsersCount: Count, ordersCount: Count, contactsCount: Count }),
});

export const readFigures = defineCall({
  method: "GET",
  path: "/api/admin/figures",
  access: "admin",
  summary: "Orders of each of the last twelve weeks, oldest first, and sellers of each region.",
  response: z.object({
    ordersByWeek: z.array(z.object({ from: Instant, count: Count })),
    sellersByRegion: z.array(z.object({ region: RegionRef, count: Count })),
  }),
});

/** One category per call: each name, quality and material costs a separate count query. */
export const readListingCounts = defineCall({
  method: "GET",
  path: "/api/admin/listings",
  access: "admin",
  summary: "How many listings buyers can see in a category, and of each name, quality and material in it.",
  query: z.object({ category: z.enum(categories) }),
  response: z.object({
    total: Count,
    names: z.array(z.object({ name: z.string(), count: Count })),
    /** Only for firewood. */
    qualities: z.array(z.object({ quality: z.enum(qualities), count: Count })),
    materials: z.array(z.object({ material: z.enum(materials), count: Count })),
  }),
});
