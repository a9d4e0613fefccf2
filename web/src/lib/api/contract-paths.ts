/** The calls whose paths the prefetch script and the service worker need. */
export type ContractPathName =
  | "compareOffers"
  | "countSellers"
  | "listAdvertisements"
  | "listDeliveryCosts"
  | "listDoorPrices"
  | "listLocalitiesByRegion"
  | "listLocalities"
  | "listOrders"
  | "listPlans"
  | "listProducts"
  | "listRegions"
  | "listUserProducts"
  | "readOrder"
  | "readProduct"
  | "readProfile"
  | "readSimilarProducts"
  | "searchSellers"
  | "verifyToken";

/**
 * Paths of these calls, with `:name` for a parameter. The build takes them from the contract (`build/contract-paths.ts`), whose schemas
 * are too heavy for a script that runs before the app.
 */
export const contractPaths: Readonly<Record<ContractPathName, string>> = import.meta.env["CONTRACT_PATHS"];
