import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { CartLayout } from "./CartLayout.tsx";

/** The cart before its content has come, which only the buyer's device and the server know. */
export function CartSkeleton() {
  return (
    <CartLayout step={0}>
      <Skeleton count={4} shape="line" />
    </CartLayout>
  );
}
