import { loadCartAtom } from "../../app/cart-acts.ts";
import { loadRegions } from "../../app/reference.ts";
import { store } from "../../app/store.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { CartFrame } from "./CartFrame.tsx";

export { CartPage as Component } from "./CartPage.tsx";

export async function loader() {
  const regions = loadRegions();
  await store.set(loadCartAtom);
  return { regions: await regions };
}

/** What is in the cart only its buyer's device and the server know. */
export const frame = {
  Component: () => (
    <CartFrame step={0}>
      <Skeleton count={4} shape="line" />
    </CartFrame>
  ),
};
