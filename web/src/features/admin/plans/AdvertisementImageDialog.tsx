import { uploadAdvertisementImage } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { api } from "../../../lib/api/client.ts";
import { ImageUploadDialog } from "../../../lib/images/ImageUploadDialog.tsx";

/** The shape of the picture on a subscription card. */
const banner = { aspect: 2 };

interface Props {
  card: Advertisement;
  onDelete(): void;
  onClose(): void;
  onSaved(): Promise<void>;
}

/** Uploads the picture of a subscription card, or leads to its deletion. */
export function AdvertisementImageDialog({ card, onDelete, onClose, onSaved }: Props) {
  const { _id: id, images, title } = card;
  return (
    <ImageUploadDialog
      title={title}
      images={images}
      shape={banner}
      intro="Kuva näkyy mainoksen yläreunassa etusivulla ja rekisteröitymissivulla."
      hint="Siirrä kuvaa ja lähennä sitä niin, että kehyksessä on se kohta, jonka haluat näkyvän mainoksessa."
      onDelete={onDelete}
      send={(upload, transport) =>
        api(uploadAdvertisementImage, { params: { id }, upload }, { handlesNoResponse: true, transport })
      }
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
