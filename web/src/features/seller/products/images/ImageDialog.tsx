import { uploadProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { api } from "../../../../lib/api/client.ts";
import { ImageUploadDialog } from "../../../../offline/images/ImageUploadDialog.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";

/** A square, initially of 0.4 of the image's width. §2 */
const square = { aspect: 1, initialShare: 0.4 };

interface Props {
  product: Product;
  onClose(): void;
  onSaved(): Promise<void>;
}

/** Uploads a product's image. §2 */
export function ImageDialog({ product, onClose, onSaved }: Props) {
  const { _id: id, images } = product;
  return (
    <ImageUploadDialog
      title={formatListingTitle(product)}
      images={images}
      shape={square}
      intro="Kuva kertoo ostajalle eniten. Ota se pihalla puhelimella, tai valitse valmis kuva."
      hint="Siirrä kuvaa ja lähennä sitä niin, että neliössä on se kohta, jonka haluat ostajien näkevän."
      actions={
        !images && (
          <Button variant="quiet" onClick={onClose}>
            Lisää kuva myöhemmin
          </Button>
        )
      }
      send={(upload, transport) =>
        api(uploadProductImage, { params: { id }, upload }, { handlesNoResponse: true, transport })
      }
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
