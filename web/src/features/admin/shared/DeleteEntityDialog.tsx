import { useSetAtom } from "jotai/react";
import type { ReactNode } from "react";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { deleteLaterAtom } from "./pending-deletions.ts";

interface Props {
  /** Key of the entity among the pending deletions. */
  deletionKey: string;
  /** Display name of the entity. */
  name: string;
  remove(): Promise<{ message: string }>;
  onClose(): void;
  children: ReactNode;
}

/**
 * Asks before an entity is deleted; the call is sent after the ten seconds of undo. The server rejects the deletion of an entity in use
 * and returns the number of uses.
 */
export function DeleteEntityDialog({ deletionKey, name, remove, onClose, children }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const deleteLater = useSetAtom(deleteLaterAtom);
  const isOffline = useIsOffline();
  async function send() {
    const { message } = await remove();
    showBanner("success", message);
  }
  return (
    <ConfirmDialog
      title={`Poistetaanko ${name}?`}
      confirm="Poista"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={async () => deleteLater({ ids: [deletionKey], text: `Poistetaan: ${name}`, send })}
    >
      {children} Poiston voi kumota 10 sekunnin ajan.
    </ConfirmDialog>
  );
}
