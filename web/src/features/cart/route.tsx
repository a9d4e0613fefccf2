import { loadRegions } from "../../lib/api/locations.ts";
import { store } from "../../lib/storage/store.ts";
import { loadCartAtom } from "../../offline/cart/cart-actions.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../lib/routing/should-revalidate.ts";
export { CartPage as Component } from "./CartPage.tsx";
export { CartSkeleton as HydrateFallback } from "./CartSkeleton.tsx";

export async function loader() {
  const regions = loadRegions();
  await store.set(loadCartAtom);
  return { regions: await regions };
}
