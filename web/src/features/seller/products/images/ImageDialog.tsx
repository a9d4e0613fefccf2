import { uploadProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { api } from "../../../../lib/api/client.ts";
import { ImageUploadDialog } from "../../../../lib/images/ImageUploadDialog.tsx";

/** §2 */
const square = { aspect: 1 };

interface Props {
  product: Product;
  onDelete(): void;
  onClose(): void;
  onSaved(): Promise<void>;
}

/** Uploads a product's image, or leads to its deletion. §2 */
export function ImageDialog({ product, onDelete, onClose, onSaved }: Props) {
  const { _id: id, images } = product;
  return (
    <ImageUploadDialog
      title={formatListingTitle(product)}
      images={images}
      shape={square}
      intro="Kuva kertoo ostajalle eniten. Ota se pihalla puhelimella, tai valitse valmis kuva."
      hint="Siirrä kuvaa ja lähennä sitä niin, että neliössä on se kohta, jonka haluat ostajien näkevän."
      onDelete={onDelete}
      skip="Lisää kuva myöhemmin"
      send={(upload, transport) =>
        api(uploadProductImage, { params: { id }, upload }, { handlesNoResponse: true, transport })
      }
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
