import type { Product } from "@halkopiha/domain/products/product.ts";
import { Suspense } from "react";
import { lazyDialog } from "../../lib/connection/lazy-dialog.tsx";
import { useButtonOverlay } from "../../lib/routing/history/use-button-overlay.ts";
import { Button } from "../../ui/forms/Button.tsx";

const RecallDialog = lazyDialog("Vedä tuote takaisin", () =>
  import("./RecallDialog.tsx").then((file) => file.RecallDialog),
);

/** Button that opens the form with which an admin recalls a product; services cannot be recalled. */
export function RecallButton({ product, label }: { product: Product; label?: string }) {
  const { isOpen, open, close } = useButtonOverlay(`takaisinveto-${product._id}`);
  if (product.category === "Palvelut") return null;
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" aria-label={label} onClick={open}>
        Vedä takaisin
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecallDialog product={product} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
