import { weeksUntil } from "@halkopiha/domain/calendar.ts";
import * as rows from "@halkopiha/domain/contract/admin.ts";
import { countOrdersIn, countSellersOf, readCounts } from "../store/dashboard.ts";
import { listRegions } from "../store/regions.ts";
import { serve } from "./serve.ts";

/** How many weeks the panel's drawing of orders covers. */
const weeksDrawn = 12;

export const readDashboard = serve(rows.readDashboard, readCounts);

/** Reads no order and no seller, however many there are: only counts come. */
export const readFigures = serve(rows.readFigures, async () => {
  const weeks = weeksUntil(new Date().toISOString(), weeksDrawn);
  const regions = await listRegions();
  const [orders, sellers] = await Promise.all([
    countOrdersIn(weeks),
    countSellersOf(regions.map(({ _id }) => _id)),
  ]);
  return {
    ordersByWeek: weeks.map(({ from }, index) => ({ from, count: orders[index] ?? 0 })),
    sellersByRegion: regions.map((region, index) => ({ region, count: sellers[index] ?? 0 })),
  };
});
