import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import {
  listLocalities,
  listLocalitiesByRegion,
} from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { compareOffers, listDoorPrices } from "@halkopiha/domain/contract/shop/offers.ts";
import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import {
  listProducts,
  listUserProducts,
  readProduct,
  readProfile,
  readSimilarProducts,
} from "@halkopiha/domain/contract/shop/products.ts";
import { countSellers, searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import type { ContractPathName } from "../src/lib/api/contract-paths.ts";

const rows: Readonly<Record<ContractPathName, { path: string }>> = {
  compareOffers,
  countSellers,
  listAdvertisements,
  listDeliveryCosts,
  listDoorPrices,
  listLocalitiesByRegion,
  listLocalities,
  listOrders,
  listPlans,
  listProducts,
  listRegions,
  listUserProducts,
  readOrder,
  readProduct,
  readProfile,
  readSimilarProducts,
  searchSellers,
  verifyToken,
};

const paths = Object.fromEntries(Object.entries(rows).map(([name, { path }]) => [name, path]));

/** Vite's `define` for scripts that import `lib/api/contract-paths.ts`. */
export const contractPathsDefine = { "import.meta.env.CONTRACT_PATHS": JSON.stringify(paths) };
