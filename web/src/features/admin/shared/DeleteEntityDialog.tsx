import { useSetAtom } from "jotai/react";
import type { ReactNode } from "react";
import { useIsOffline } from "../../../offline/ui/OfflineNotice.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { deleteLaterAtom } from "./pending-deletions.ts";

interface Props {
  /** Its id among what leaves. */
  deletionKey: string;
  /** What it is called. */
  name: string;
  remove(): Promise<{ message: string }>;
  onClose(): void;
  children: ReactNode;
}

/** Asks before a thing of the market is deleted, in ten seconds. What is in use then is not: the server says by how many. */
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
