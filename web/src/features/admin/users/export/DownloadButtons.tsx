import { sellerListFiles } from "@halkopiha/domain/admin/seller-list.ts";
import { useId } from "react";
import type { CallOptions } from "../../../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { DownloadProgress } from "./DownloadProgress.tsx";
import { ExportColumnsSelect } from "./ExportColumnsSelect.tsx";
import { useDownload } from "./use-download.ts";

type FetchFile = (options: CallOptions) => Promise<Blob>;

interface Props {
  csv: FetchFile;
  excel: FetchFile;
  /** Called with the error of a failed download. */
  onError?(error: unknown): void;
}

/** Saves users as a file in either format, with the chosen columns. */
export function DownloadButtons({ csv, excel, onError }: Props) {
  const { download, start, stop } = useDownload();
  const isOffline = useIsOffline();
  const reason = useId();
  if (download) return <DownloadProgress download={download} onCancel={stop} />;

  async function save(kind: keyof typeof sellerListFiles, fetchFile: FetchFile) {
    const error = await start(sellerListFiles[kind], fetchFile);
    if (error !== undefined) onError?.(error);
  }

  const offline = { disabled: isOffline, "aria-describedby": isOffline ? reason : undefined };
  return (
    <div className={styles.downloads}>
      <OfflineNotice action="Myyjäluettelon lataaminen" id={reason} />
      <ExportColumnsSelect />
      <Button variant="plain" size="small" icon="download" {...offline} onClick={() => save("csv", csv)}>
        Lataa CSV
      </Button>
      <Button variant="plain" size="small" icon="download" {...offline} onClick={() => save("xlsx", excel)}>
        Lataa Excel
      </Button>
    </div>
  );
}
