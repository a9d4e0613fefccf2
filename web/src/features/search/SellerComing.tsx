import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

/** Stands in the place of a seller who is on the way. */
export function SellerDialogSkeleton({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Myyjä" onClose={onClose}>
      <Skeleton count={4} shape="line" />
    </Dialog>
  );
}
