import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { storeCartAtom } from "../../../market/cart/cart-actions.ts";
import { outbox } from "../../../market/outbox/visitor-outbox.ts";
import { withLock } from "../../../offline/outbox/tabs.ts";
import { CheckoutFields } from "./CheckoutFields.tsx";

interface Props {
  cart: Cart;
  regions: readonly Region[];
  onBack(): void;
  onDone(): void;
}

/** Saves the buyer's contact details with the cart. */
export function ContactStep({ cart, regions, onBack, onDone }: Props) {
  const storeCart = useSetAtom(storeCartAtom);
  const showBanner = useSetAtom(showBannerAtom);

  async function save(body: CheckoutForm): Promise<Readonly<Record<string, string>>> {
    try {
      // Send a pending cart reset first: a later reset would delete the address, and a cart that was reset meanwhile must not keep it.
      await outbox.send();
      const addressed = await withLock(() => api(addAddress, { body }, { handlesErrors: true }));
      await storeCart(addressed.cart);
      onDone();
      return {};
    } catch (error) {
      assertApiError(error);
      if (error.status !== 401) showBanner("warning", messages.addressFailed);
      return error.fields;
    }
  }

  return <CheckoutFields cart={cart} regions={regions} onSubmit={save} onBack={onBack} />;
}
