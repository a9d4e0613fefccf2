import { useSetAtom } from "jotai/react";
import type { ReactNode } from "react";
import { useIsOffline } from "../offline/NeedsNet.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { showBannerAtom } from "./banner-atoms.ts";

interface Props {
  /** What it is called. */
  name: string;
  remove(): Promise<{ message: string }>;
  onClose(): void;
  onDone(): Promise<void>;
  children: ReactNode;
}

/** Asks before a thing of the market is deleted. What is in use is not: the server says by how many. */
export function DeleteThingDialog({ name, remove, onClose, onDone, children }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  async function confirm() {
    const { message } = await remove();
    showBanner("success", message);
    await onDone();
  }
  return (
    <ConfirmDialog
      title={`Poistetaanko ${name}?`}
      confirm="Poista"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={confirm}
    >
      {children}
    </ConfirmDialog>
  );
}
