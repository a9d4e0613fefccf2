import { deleteAdvertisementImage } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useIsOffline } from "../../../offline/ui/OfflineNotice.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  card: Advertisement;
  onClose(): void;
  onDeleted(): Promise<void>;
}

/**
 * Deletes the picture of a subscription card. At once, without the ten seconds of undo: a picture that is uploaded meanwhile must not be
 * deleted in its place.
 */
export function DeleteImageDialog({ card, onClose, onDeleted }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  async function remove() {
    const { message } = await api(deleteAdvertisementImage, { params: { id: card._id } });
    showBanner("success", message);
    await onDeleted();
  }
  return (
    <ConfirmDialog
      title={`Poistetaanko mainoksen ${card.title} kuva?`}
      confirm="Poista"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={remove}
    >
      Kuva poistuu mainoksesta heti. Muut tiedot säilyvät.
    </ConfirmDialog>
  );
}
