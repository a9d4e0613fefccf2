import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { useOverlay } from "../routing/use-overlay.ts";
import { findOpenImage, type OpenImage } from "./image-overlay.ts";
import styles from "./ProductImageDialog.module.css";
import { toSrcSet } from "./product-image.ts";

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

/** The image of a product card, large; Esc, the cross and Back close it. */
export function ProductImageDialog() {
  const image = findOpenImage(useLocation());
  const { close } = useOverlay();
  if (!image) return null;
  return (
    <Dialog title={image.title} onClose={close}>
      <LargeImage key={image.large} image={image} />
    </Dialog>
  );
}
