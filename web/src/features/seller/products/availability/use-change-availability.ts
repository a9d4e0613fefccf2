import { changeAvailability, undoAvailability } from "@halkopiha/domain/contract/shop/products.ts";
import type { AvailabilityChange, AvailabilityUndo } from "@halkopiha/domain/products/availability-change.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import type { BannerAction } from "../../../../ui/feedback/Banner.tsx";
import { useSeller } from "../../shared/seller-context.ts";

/**
 * Changes the delivery time or the pause of one product, or of all of them, and loads the products again, also after an error: they may
 * have been changed elsewhere. Without a connection the products stay as they are shown. The banner shows the result and offers to undo it;
 * an error is thrown too.
 * @returns a function that returns the products that have changed
 */
export function useChangeAvailability(): (change: AvailabilityChange) => Promise<Product[]> {
  const { _id: id } = useSeller();
  const showBanner = useSetAtom(showBannerAtom);
  const revalidate = useRevalidate();

  async function showError(failed: string, error: unknown, action?: BannerAction): Promise<void> {
    assertApiError(error);
    // The API client has shown that the session has expired.
    if (error.status !== 401) showBanner("danger", `${failed}: ${error.message}`, action);
    if (error.status !== 0) await revalidate();
  }

  const toUndoAction = (undo: AvailabilityUndo): BannerAction => ({
    label: "Kumoa",
    onPress: () => void undoChange(undo),
  });

  async function undoChange(undo: AvailabilityUndo): Promise<void> {
    try {
      const request = { params: { id }, body: undo };
      const { skipped, message } = await api(undoAvailability, request, { handlesErrors: true });
      showBanner(skipped.length > 0 ? "warning" : "success", message);
    } catch (error) {
      // A repeated call restores what is not restored yet.
      return showError("Muutosta ei kumottu", error, toUndoAction(undo));
    }
    await revalidate();
  }

  return async (change) => {
    const request = { params: { id }, body: change };
    const { changed, undo, message } = await api(changeAvailability, request, { handlesErrors: true }).catch(
      async (error: unknown) => {
        await showError("Saatavuutta ei muutettu", error);
        throw error;
      },
    );
    const isUnchanged = change.productId === undefined && changed.length === 0;
    showBanner(
      isUnchanged ? "warning" : "success",
      message,
      undo.listings.length > 0 ? toUndoAction(undo) : undefined,
    );
    await revalidate();
    return changed;
  };
}
