import { type ReactNode, useTransition } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { assertApiError } from "../api/errors.ts";
import { useIsOffline } from "../connection/OfflineNotice.tsx";
import { saveFile } from "./save-file.ts";

interface Props {
  /** The name under which the file is saved. */
  name: string;
  fetchFile(): Promise<Blob>;
  variant?: "plain" | "quiet";
  icon?: "download";
  /** The id of the notice that says why nothing is loaded without a connection. */
  offlineNotice?: string;
  children: ReactNode;
}

/** Loads a file and saves it. The banner shows errors. */
export function DownloadButton({ name, fetchFile, variant, icon, offlineNotice, children }: Props) {
  const [isLoading, start] = useTransition();
  const isOffline = useIsOffline();

  async function download() {
    try {
      saveFile(await fetchFile(), name);
    } catch (error) {
      assertApiError(error);
    }
  }

  return (
    <Button
      {...(variant && { variant })}
      {...(icon && { icon })}
      busy={isLoading}
      disabled={isOffline}
      aria-describedby={isOffline ? offlineNotice : undefined}
      onClick={() => start(download)}
    >
      {children}
    </Button>
  );
}
