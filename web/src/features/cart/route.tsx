import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue } from "jotai/react";
import { type ComponentType, useEffect } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { areCookiesBlocked } from "../../lib/storage/blocked-storage.ts";
import { hasEmptyCart } from "../../market/cart/has-empty-cart.ts";
import { isOutboxUsedAtom } from "../../offline/outbox/used-outbox-atom.ts";
import { CartLayout } from "./layout/CartLayout.tsx";
import styles from "./layout/CartPage.module.css";
import { CartSkeleton } from "./layout/CartSkeleton.tsx";
import { CookieNotice } from "./layout/CookieNotice.tsx";
import { EmptyCart } from "./layout/EmptyCart.tsx";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../lib/routing/should-revalidate.ts";

/** Set by the loader, so that the heading which gets the focus is not replaced by that of a part which loads later. */
let CartSteps: ComponentType<{ regions: readonly Region[] }> | undefined;

/** The steps are loaded for a cart with products only, or for one of which this device stores something. */
export async function loader() {
  // The name of a step in the address is wanted, or is to be put right.
  if (window.location.hash === "" && (await hasEmptyCart())) return null;
  const file = await import("./CartSteps.tsx");
  CartSteps = file.CartSteps;
  return { regions: await file.loadCartSteps() };
}

/** The cart of a visitor who has none yet; as soon as this device has one, another tab's for instance, the loader runs again. */
function FirstCart() {
  const isUsed = useAtomValue(isOutboxUsedAtom);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isUsed) void revalidate();
  }, [isUsed, revalidate]);
  return (
    <CartLayout step={0}>
      {areCookiesBlocked() && <CookieNotice />}
      <div className={styles.content}>
        <EmptyCart />
      </div>
    </CartLayout>
  );
}

function CartPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && CartSteps ? <CartSteps regions={loaded.regions} /> : <FirstCart />;
}

export { CartPage as Component, CartSkeleton as HydrateFallback };
