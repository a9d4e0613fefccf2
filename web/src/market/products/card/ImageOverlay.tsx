import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyDialog } from "../../../lib/connection/lazy-dialog.tsx";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { findOpenImage } from "./image-overlay.ts";

const ProductImageDialog = lazyDialog("Kuva", () =>
  import("./ProductImageDialog.tsx").then((file) => file.ProductImageDialog),
);

/** The dialog with a product's image, while one is open. */
export function ImageOverlay() {
  const image = findOpenImage(useLocation());
  const { close } = useOverlay();
  if (!image) return null;
  return (
    <Suspense fallback={null}>
      <ProductImageDialog image={image} onClose={close} />
    </Suspense>
  );
}
