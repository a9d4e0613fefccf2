import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue } from "jotai/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { loadRegions } from "../../lib/api/locations.ts";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { LoadFailed } from "../../lib/connection/LoadFailed.tsx";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { areCookiesBlocked } from "../../lib/storage/blocked-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { loadCartAtom } from "../../market/cart/cart-actions.ts";
import { cartStepAtom } from "../../market/cart/cart-atoms.ts";
import { cartCachedAtAtom } from "../../market/cart/cart-freshness.ts";
import { cartAtom } from "../../market/cart/current-cart.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useStepFocus } from "../../ui/layout/use-step-focus.ts";
import { confirmationAtom } from "./confirmation/confirmation-atoms.ts";
import { ItemsStep } from "./items/ItemsStep.tsx";
import { CartLayout } from "./layout/CartLayout.tsx";
import styles from "./layout/CartPage.module.css";
import { CookieNotice } from "./layout/CookieNotice.tsx";
import { StepNotice } from "./layout/StepNotice.tsx";
import { placedOrdersAtom } from "./placed-orders/placed-orders-atoms.ts";
import { useStep } from "./use-step.ts";

/** Loads the cart, and the regions for an address in it. */
export async function loadCartSteps(): Promise<Region[]> {
  const regions = loadRegions();
  await store.set(loadCartAtom);
  // A new cart is shown when the page is opened; the confirmation of the last order has an address of its own.
  const cart = store.get(cartAtom);
  if (cart && cart.items.length > 0 && store.get(cartStepAtom) === 3) store.set(cartStepAtom, 0);
  return regions;
}

/** Loaded when idle, because the validation of phone numbers is larger than the rest of the cart. */
const loadContactStep = () => import("./contact/ContactStep.tsx");
const loadDeliveryStep = () => import("./delivery/DeliveryStep.tsx");
const loadConfirmationStep = () => import("./confirmation/ConfirmationStep.tsx");
const ContactStep = lazyPart(() => loadContactStep().then((file) => file.ContactStep));
const DeliveryStep = lazyPart(() => loadDeliveryStep().then((file) => file.DeliveryStep));
const ConfirmationStep = lazyPart(() => loadConfirmationStep().then((file) => file.ConfirmationStep));

/** The steps of ordering what is in the cart. */
export function CartSteps({ regions }: { regions: readonly Region[] }) {
  const cart = useAtomValue(cartAtom);
  const cachedAt = useAtomValue(cartCachedAtAtom);
  const confirmation = useAtomValue(confirmationAtom);
  // Used at every step, so that an order adds to the list which other tabs have stored.
  const placedOrderCount = useAtomValue(placedOrdersAtom).length;
  const { step, go, goBack } = useStep();
  const heading = useStepFocus(step);

  const hasItems = cart !== null && cart.items.length > 0;
  useEffect(() => {
    if (!hasItems) return;
    void whenIdle(
      () => void Promise.allSettled([loadContactStep(), loadDeliveryStep(), loadConfirmationStep()]),
    );
  }, [hasItems]);

  function content(): ReactNode {
    if (step === 3 && confirmation) {
      return (
        <>
          {cart?.items.some(({ available }) => available) && (
            <StepNotice
              text="Ostoskorissasi on uusia tuotteita."
              action="Avaa ostoskori"
              onOpen={() => go(0)}
            />
          )}
          <ConfirmationStep confirmation={confirmation} />
        </>
      );
    }
    if (!cart) return <LoadFailed title="Ostoskoria ei saatu haettua." />;
    if (step === 1) {
      return <ContactStep cart={cart} regions={regions} onBack={() => goBack(0)} onDone={() => go(2)} />;
    }
    if (step === 2) return <DeliveryStep cart={cart} onBack={() => goBack(1)} onCart={() => go(0)} />;
    return (
      <>
        {hasItems && confirmation && (
          <StepNotice
            text="Edellinen tilauksesi on lähetetty myyjälle."
            action="Näytä tilausvahvistus"
            onOpen={() => go(3)}
          />
        )}
        <ItemsStep cart={cart} placedOrderCount={placedOrderCount} onNext={() => go(1)} />
      </>
    );
  }

  return (
    <CartLayout step={step} heading={heading}>
      {step < 3 && cart && cachedAt !== null && <CachedAt at={cachedAt} />}
      {areCookiesBlocked() && <CookieNotice />}
      <div className={styles.content}>
        <Suspense fallback={<Skeleton count={4} shape="line" />}>{content()}</Suspense>
      </div>
    </CartLayout>
  );
}
