import { useSetAtom } from "jotai/react";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { useIsOffline } from "../connection/OfflineNotice.tsx";
import { showBannerAtom } from "../notifications/banner-atoms.ts";

interface Props {
  /** The question, such as 'Poistetaanko mainoksen Kesätili kuva?'. */
  title: string;
  /** What happens without the image. */
  text: string;
  /** @throws ApiError */
  send(): Promise<{ message: string }>;
  onClose(): void;
  onDeleted(): Promise<void>;
}

/**
 * Deletes an uploaded image. At once, without the ten seconds of undo: one that is uploaded meanwhile must not be deleted in its place.
 */
export function DeleteImageDialog({ title, text, send, onClose, onDeleted }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  async function remove() {
    const { message } = await send();
    showBanner("success", message);
    await onDeleted();
  }
  return (
    <ConfirmDialog title={title} confirm="Poista" disabled={isOffline} onClose={onClose} onConfirm={remove}>
      {text}
    </ConfirmDialog>
  );
}
