import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import { useSetAtom } from "jotai/react";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { joinClasses } from "../../ui/classes.ts";
import { Button, buttonClass } from "../../ui/forms/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { ApiError } from "../api/errors.ts";
import { SubmitButton } from "../connection/SubmitButton.tsx";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { type CropShape, cropImage, ImageError, initialArea, loadImage } from "./crop-image.ts";
import { fetchWithUploadProgress } from "./fetch-with-upload-progress.ts";
import styles from "./ImageUploadDialog.module.css";

/** Pixels per arrow key press; negative, because the library moves the image and not the crop area. */
const keyboardStep = -20;
const maxZoom = 5;

/** The image that is being cropped; its object URL is revoked when another one replaces it. */
function useImageFile() {
  const [image, setImage] = useState<HTMLImageElement>();
  const [errorMessage, setErrorMessage] = useState<string>();
  useEffect(() => () => void (image && URL.revokeObjectURL(image.src)), [image]);
  const latest = useRef<File>(undefined);
  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setErrorMessage(undefined);
    try {
      const opened = await loadImage(file);
      if (latest.current === file) setImage(opened);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      setImage(undefined);
      setErrorMessage(error.message);
    }
  }
  return { image, errorMessage, choose };
}

interface CropFormProps {
  shape: CropShape;
  /** What to crop. */
  hint: string;
  /**
   * Sends the image.
   * @throws ApiError
   */
  send(upload: File, transport: typeof fetch): Promise<{ message: string }>;
  onClose(): void;
  onSaved(): Promise<void>;
}

interface Props extends CropFormProps {
  title: string;
  /** The current image. */
  images: ImageSizes | null;
  /** Shown while there is no image. */
  intro: string;
  /** Opens the deletion of the current image. */
  onDelete(): void;
  /** Label of a button that closes the dialog while there is no image. */
  skip?: string;
}

/** Crops the image and uploads it; a failed upload can be retried. */
function CropForm({
  image,
  shape,
  hint,
  send,
  onClose,
  onSaved,
}: CropFormProps & { image: HTMLImageElement }) {
  const [initial] = useState(() => initialArea(image, shape));
  const [area, setArea] = useState<Area>(initial);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [sentShare, setSentShare] = useState<number>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const showBanner = useSetAtom(showBannerAtom);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setErrorMessage(undefined);
    setSentShare(0);
    try {
      const upload = await cropImage(image, area, shape);
      const { message } = await send(upload, fetchWithUploadProgress(setSentShare));
      showBanner("success", message);
      await onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof ImageError)) throw error;
      setErrorMessage(error.message);
      setSentShare(undefined);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label="Kuvan rajaus">
      <p>{hint}</p>
      <div className={styles.crop} inert={sentShare !== undefined}>
        <Cropper
          image={image.src}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={shape.aspect}
          keyboardStep={keyboardStep}
          initialCroppedAreaPixels={initial}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => setArea(pixels)}
          mediaProps={{ alt: "Valitsemasi kuva" }}
          cropperProps={{ role: "application", "aria-label": "Siirrä rajausta nuolinäppäimillä" }}
          classes={{ cropAreaClassName: styles.area ?? "" }}
          // The Content Security Policy forbids style elements, so the styles are imported.
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
            disabled={sentShare !== undefined}
            onChange={({ target }) => setZoom(target.valueAsNumber)}
          />
        )}
      </Field>
      {sentShare !== undefined && (
        <label className={styles.progress}>
          Lähetetään kuvaa…
          <progress value={sentShare} max={1} />
        </label>
      )}
      {errorMessage && (
        <p role="alert" className={styles.error}>
          {errorMessage}
        </p>
      )}
      <div className={styles.buttons}>
        <SubmitButton busy={sentShare !== undefined} action="Kuvan lähettäminen">
          {errorMessage ? "Yritä uudelleen" : "Lähetä kuva"}
        </SubmitButton>
        <Button variant="plain" onClick={onClose}>
          Peruuta
        </Button>
      </div>
    </form>
  );
}

/** Uploads an image: select a file, crop it, upload it as PNG; or leads to the deletion of the current one. §2 */
export function ImageUploadDialog({ title, images, intro, onDelete, skip, ...form }: Props) {
  const { image, errorMessage, choose } = useImageFile();
  const fileInput = {
    type: "file",
    accept: "image/*",
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void choose(target.files?.[0]),
  };
  return (
    <Dialog title={title} onClose={form.onClose}>
      <div className={styles.sheet}>
        {images && !image && (
          <img
            className={styles.currentImage}
            src={images.large}
            width={240 * form.shape.aspect}
            height={240}
            style={{ aspectRatio: form.shape.aspect }}
            alt="Nykyinen kuva"
          />
        )}
        {!images && !image && <p>{intro}</p>}
        <Field label="Kuva" hint="JPEG, PNG tai WebP, enintään 15 Mt." error={errorMessage}>
          {(tied) => (
            <div className={styles.sources}>
              <label
                className={joinClasses(buttonClass(image ? "plain" : "primary", "large"), styles.choose)}
              >
                <Icon name="image" />
                {image ? "Vaihda kuva" : "Valitse kuva"}
                <input {...tied} {...fileInput} />
              </label>
              <label className={joinClasses(buttonClass("plain", "large"), styles.choose, styles.camera)}>
                <Icon name="camera" />
                {image ? "Ota uusi kuva" : "Ota kuva"}
                <input {...fileInput} capture="environment" />
              </label>
            </div>
          )}
        </Field>
        {!image && images && (
          <Button variant="danger" icon="trash" onClick={onDelete}>
            Poista kuva
          </Button>
        )}
        {!image && !images && skip && (
          <Button variant="quiet" onClick={form.onClose}>
            {skip}
          </Button>
        )}
        {image && <CropForm key={image.src} image={image} {...form} />}
      </div>
    </Dialog>
  );
}
