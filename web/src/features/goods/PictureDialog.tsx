import { uploadProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { sendWithProgress } from "../../app/send-with-progress.ts";
import { SubmitButton } from "../../offline/SubmitButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { cropPicture, initialArea, openPicture, PictureFault } from "./crop-picture.ts";
import { titleOf } from "./goods-columns.tsx";
import styles from "./PictureDialog.module.css";

/** Pixels that an arrow key moves the area; the library moves the picture, which is the other way round. */
const keyboardStep = -20;
const maxZoom = 5;

/** The picture that is being cropped; its memory is given back when another takes its place. */
function usePicture() {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [fault, setFault] = useState<string>();
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.src)), [picture]);
  const latest = useRef<File>(undefined);
  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setFault(undefined);
    try {
      const opened = await openPicture(file);
      if (latest.current === file) setPicture(opened);
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      setPicture(undefined);
      setFault(error.message);
    }
  }
  return { picture, fault, choose };
}

interface Props {
  product: Product;
  onClose(): void;
  onSaved(): Promise<void>;
}

interface CropFormProps extends Props {
  picture: HTMLImageElement;
}

/** Crops a square out of the picture and sends it; one that did not get through can be sent again. */
function CropForm({ picture, product, onClose, onSaved }: CropFormProps) {
  const [initial] = useState(() => initialArea(picture));
  const [area, setArea] = useState<Area>(initial);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();
  const showBanner = useSetAtom(showBannerAtom);

  async function send(event: FormEvent) {
    event.preventDefault();
    setFault(undefined);
    setSent(0);
    try {
      const upload = await cropPicture(picture, area);
      const request = { params: { id: product._id }, upload };
      const { message } = await api(uploadProductImage, request, {
        quiet: true,
        by: sendWithProgress(setSent),
      });
      showBanner("success", message);
      await onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof PictureFault)) throw error;
      setFault(error.message);
      setSent(undefined);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} aria-label="Kuvan rajaus">
      <p>Siirrä kuvaa ja lähennä sitä niin, että neliössä on se kohta, jonka haluat ostajien näkevän.</p>
      <div className={styles.crop} inert={sent !== undefined}>
        <Cropper
          image={picture.src}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          keyboardStep={keyboardStep}
          initialCroppedAreaPixels={initial}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
          mediaProps={{ alt: "Valitsemasi kuva" }}
          cropperProps={{ role: "application", "aria-label": "Siirrä rajausta nuolinäppäimillä" }}
          classes={{ cropAreaClassName: styles.area ?? "" }}
          // The Content Security Policy allows no style element: the styles are imported.
          disableAutomaticStylesInjection
        />
      </div>
      <Field label="Lähennys">
        {(tied) => (
          <input
            {...tied}
            type="range"
            className={styles.zoom}
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} prosenttia`}
            disabled={sent !== undefined}
            onChange={({ target }) => setZoom(target.valueAsNumber)}
          />
        )}
      </Field>
      {sent !== undefined && (
        <label className={styles.progress}>
          Lähetetään kuvaa…
          <progress value={sent} max={1} />
        </label>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <SubmitButton busy={sent !== undefined} what="Kuvan lähettäminen">
          {fault ? "Yritä uudelleen" : "Lähetä kuva"}
        </SubmitButton>
        <Button look="plain" onClick={onClose}>
          Peruuta
        </Button>
      </div>
    </form>
  );
}

/** Gives a product a picture: choose a file, crop a square, send it as PNG. §2 */
export function PictureDialog(props: Props) {
  const { product, onClose } = props;
  const { picture, fault, choose } = usePicture();
  return (
    <Dialog title={titleOf(product)} onClose={onClose}>
      <div className={styles.sheet}>
        {product.images && !picture && (
          <img
            className={styles.now}
            src={product.images.large}
            width="240"
            height="240"
            alt="Nykyinen kuva"
          />
        )}
        <Field label="Kuva" hint="JPEG, PNG tai WebP, enintään 15 Mt." error={fault}>
          {(tied) => (
            <input
              {...tied}
              type="file"
              accept="image/*"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        {picture && <CropForm key={picture.src} picture={picture} {...props} />}
      </div>
    </Dialog>
  );
}
