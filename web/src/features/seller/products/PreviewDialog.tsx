import { toPublicSeller } from "@halkopiha/domain/accounts/public-seller.ts";
import type { ProductGroups } from "@halkopiha/domain/products/product.ts";
import { SellerProfileDialog } from "../../../market/sellers/SellerProfileDialog.tsx";
import { useSeller } from "../shared/seller-context.ts";

interface Props {
  groups: ProductGroups;
  productId: string;
  onClose(): void;
}

/** The seller dialog as buyers see it, scrolled to one of the seller's own listings. §2 */
export function PreviewDialog({ groups, productId, onClose }: Props) {
  const seller = { ...toPublicSeller(useSeller()), ...groups };
  return (
    <SellerProfileDialog seller={seller} focusedProductId={productId} onClose={onClose}>
      <p>Näin ostaja näkee sinut ja ilmoituksesi.</p>
    </SellerProfileDialog>
  );
}
