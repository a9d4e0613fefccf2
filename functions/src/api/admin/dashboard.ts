import { listWeeksUntil } from "@halkopiha/domain/calendar.ts";
import * as calls from "@halkopiha/domain/contract/admin/dashboard.ts";
import { materials, productNamesByCategory, qualities } from "@halkopiha/domain/products/catalogue.ts";
import { defineHandler } from "../../http/handler.ts";
import {
  countListings,
  countOrdersIn,
  countSellersByRegion,
  readCounts,
} from "../../store/admin/dashboard.ts";
import { listRegions } from "../../store/reference-data/regions.ts";

/** Number of weeks in the dashboard's order chart. */
const weekCount = 12;

export const readDashboard = defineHandler(calls.readDashboard, readCounts);

/** Uses count queries only, so its cost does not grow with orders and sellers. */
export const readFigures = defineHandler(calls.readFigures, async () => {
  const weeks = listWeeksUntil(new Date().toISOString(), weekCount);
  const regions = await listRegions();
  const [orders, sellers] = await Promise.all([
    countOrdersIn(weeks),
    countSellersByRegion(regions.map(({ _id }) => _id)),
  ]);
  return {
    ordersByWeek: weeks.map(({ from }, index) => ({ from, count: orders[index] ?? 0 })),
    sellersByRegion: regions.map((region, index) => ({ region, count: sellers[index] ?? 0 })),
  };
});

/** Uses at most 29 count queries and reads no listing. */
export const readListingCounts = defineHandler(calls.readListingCounts, async ({ query: { category } }) => {
  const names = productNamesByCategory[category];
  // Only firewood has a quality and a material.
  const [ofQuality, ofMaterial] = category === "Polttopuut" ? [qualities, materials] : [[], []];
  const [[total = 0], byName, byQuality, byMaterial] = await Promise.all([
    countListings(category),
    countListings(category, "name", names),
    countListings(category, "quality", ofQuality),
    countListings(category, "material", ofMaterial),
  ]);
  return {
    total,
    names: names.map((name, index) => ({ name, count: byName[index] ?? 0 })),
    qualities: ofQuality.map((quality, index) => ({ quality, count: byQuality[index] ?? 0 })),
    materials: ofMaterial.map((material, index) => ({ material, count: byMaterial[index] ?? 0 })),
  };
});
