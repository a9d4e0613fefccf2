import { changeAvailability } from "@halkopiha/domain/contract/shop/products.ts";
import type { AvailabilityChange } from "@halkopiha/domain/products/availability-change.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { useSeller } from "../shared/seller-context.ts";

/**
 * Changes the delivery time or the pause of one product, or of all of them, and loads the products again, also after an error: they may
 * have been changed elsewhere. The banner shows the result; an error is thrown too.
 */
export function useChangeAvailability(): (change: AvailabilityChange) => Promise<void> {
  const { _id: id } = useSeller();
  const showBanner = useSetAtom(showBannerAtom);
  const revalidate = useRevalidate();
  return async (change) => {
    try {
      const { message } = await api(changeAvailability, { params: { id }, body: change });
      showBanner("success", message);
    } finally {
      await revalidate();
    }
  };
}
