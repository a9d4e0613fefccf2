import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { findOpenImage } from "../../lib/products/card/image-overlay.ts";
import { useOverlay } from "../../lib/routing/history/use-overlay.ts";
import { lazyDialog } from "./lazy-dialog.tsx";

const ProductImageDialog = lazyDialog("Kuva", () =>
  import("../../lib/products/card/ProductImageDialog.tsx").then((file) => file.ProductImageDialog),
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
