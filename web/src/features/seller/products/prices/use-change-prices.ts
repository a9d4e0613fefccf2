import { changePrices } from "@halkopiha/domain/contract/shop/prices.ts";
import type { PriceChange } from "@halkopiha/domain/products/price-change.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import { useSeller } from "../../shared/seller-context.ts";

/** The change that undoes another one, of the products that have their new prices. */
const toUndo = ({ prices }: PriceChange, changed: ReadonlySet<string>): PriceChange => ({
  prices: prices
    .filter(({ productId }) => changed.has(productId))
    .map(({ productId, from, to }) => ({ productId, from: to, to: from })),
});

/**
 * Changes prices and loads the products again. The banner shows the result and offers to undo it.
 * @returns a function that resolves with whether the change is stored; the banner has shown why it is not
 */
export function useChangePrices(): (change: PriceChange) => Promise<boolean> {
  const { _id: id } = useSeller();
  const showBanner = useSetAtom(showBannerAtom);
  const revalidate = useRevalidate();

  async function send(body: PriceChange, isUndo: boolean): Promise<boolean> {
    try {
      const { changed, skipped, message } = await api(changePrices, { params: { id }, body });
      const undo = toUndo(body, new Set(changed.map(({ _id }) => _id)));
      showBanner(
        skipped.length > 0 ? "warning" : "success",
        message,
        isUndo || undo.prices.length === 0
          ? undefined
          : { label: "Kumoa", onPress: () => void send(undo, true) },
      );
    } catch (error) {
      assertApiError(error);
      return false;
    }
    await revalidate();
    return true;
  }

  return (change) => send(change, false);
}
