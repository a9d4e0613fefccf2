import { loadCartAtom } from "../../app/cart-acts.ts";
import { loadRegions } from "../../app/reference.ts";
import { store } from "../../app/store.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../app/should-revalidate.ts";
export { CartPage as Component } from "./CartPage.tsx";
export { CartSkeleton as HydrateFallback } from "./CartSkeleton.tsx";

export async function loader() {
  const regions = loadRegions();
  await store.set(loadCartAtom);
  return { regions: await regions };
}
