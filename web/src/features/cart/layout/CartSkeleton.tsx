import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { CartLayout } from "./CartLayout.tsx";

/** Skeleton of the cart, whose content only the device and the server know. */
export function CartSkeleton() {
  return (
    <CartLayout step={0}>
      <Skeleton count={4} shape="line" />
    </CartLayout>
  );
}
