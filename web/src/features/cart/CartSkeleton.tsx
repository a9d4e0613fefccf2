import { Skeleton } from "../../ui/Skeleton.tsx";
import { CartLayout } from "./CartFrame.tsx";

/** The cart before its content has come, which only the buyer's device and the server know. */
export function CartSkeleton() {
  return (
    <CartLayout step={0}>
      <Skeleton count={4} shape="line" />
    </CartLayout>
  );
}
