import { useState } from "react";
import { toSrcSet } from "../../../lib/images/src-set.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { OpenImage } from "./image-overlay.ts";
import styles from "./ProductImageDialog.module.css";

function LargeImage({ image }: { image: OpenImage }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p>Kuvaa ei saatu ladattua. Suuri kuva vaatii verkkoyhteyden.</p>;
  return (
    <img
      className={styles.image}
      src={image.large}
      srcSet={toSrcSet(image)}
      sizes="(max-width: 760px) 100vw, 712px"
      alt={image.title}
      width={960}
      height={960}
      onError={() => setFailed(true)}
    />
  );
}

interface Props {
  image: OpenImage;
  onClose(): void;
}

/** The image of a product card, large; Esc, the cross and Back close it. */
export function ProductImageDialog({ image, onClose }: Props) {
  return (
    <Dialog title={image.title} onClose={onClose}>
      <LargeImage key={image.large} image={image} />
    </Dialog>
  );
}
