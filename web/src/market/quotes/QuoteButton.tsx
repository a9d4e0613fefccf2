import type { Product } from "@halkopiha/domain/products/product.ts";
import { Suspense } from "react";
import { lazyDialog } from "../../lib/connection/lazy-dialog.tsx";
import { useButtonOverlay } from "../../lib/routing/history/use-button-overlay.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import { formatProductTitle } from "../products/product-labels.ts";

/** Most visitors request no quote. */
const QuoteDialog = lazyDialog("Pyydä tarjous", () =>
  import("./QuoteDialog.tsx").then((file) => file.QuoteDialog),
);

/** Button that opens the form which requests a quote of a service. */
export function QuoteButton({ product }: { product: Product }) {
  const { isOpen, open, close } = useButtonOverlay(`tarjous-${product._id}`);
  const isHydrated = useHydrated();
  return (
    <>
      <Button
        icon="mail"
        aria-haspopup="dialog"
        aria-label={`Pyydä tarjous: ${formatProductTitle(product)}, ${product.owner.name}`}
        onClick={open}
      >
        Pyydä tarjous
      </Button>
      {isOpen && isHydrated && (
        <Suspense fallback={null}>
          <QuoteDialog product={product} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
