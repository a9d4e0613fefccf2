import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtom, useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { storeCartAtom } from "../../app/cart-acts.ts";
import { checkoutFormAtom } from "../../app/cart-atoms.ts";
import { withLock } from "../../offline/tabs.ts";
import { outbox } from "../../offline/visitor-outbox.ts";
import { CheckoutFields } from "./CheckoutFields.tsx";

interface Props {
  regions: readonly Region[];
  onBack(): void;
  onDone(): void;
}

/** Saves the address with the cart. */
export function ContactStep({ regions, onBack, onDone }: Props) {
  const [draft, setDraft] = useAtom(checkoutFormAtom);
  const storeCart = useSetAtom(storeCartAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const [initial] = useState(draft);

  async function save(body: CheckoutForm): Promise<Readonly<Record<string, string>>> {
    try {
      // A cart that is still to be reset would lose the address again, and one reset meanwhile must not keep it.
      await outbox.send();
      const { cart } = await withLock(() => api(addAddress, { body }, { silent: true }));
      await storeCart(cart);
      onDone();
      return {};
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) showBanner("warning", messages.addressFailed);
      return error.fields;
    }
  }

  return (
    <CheckoutFields
      defaultValues={initial}
      regions={regions}
      onChange={setDraft}
      onSubmit={save}
      onBack={onBack}
    />
  );
}
