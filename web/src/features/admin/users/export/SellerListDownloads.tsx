import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import { readDashboard } from "@halkopiha/domain/contract/admin/dashboard.ts";
import {
  downloadSellerListCsv,
  downloadSellerListExcel,
} from "@halkopiha/domain/contract/admin/downloads.ts";
import { useEffect, useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { ApiError } from "../../../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../../../offline/ui/OfflineNotice.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { DownloadProgress } from "./DownloadProgress.tsx";
import { SellerListExport } from "./SellerListExport.tsx";
import { useDownload } from "./use-download.ts";

/**
 * Whether there are too many sellers for a direct download. Until this is known, a download may be tried; the server rejects a list that
 * is too long.
 */
function useIsLong() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    api(readDashboard, {}, { quiet: true, signal: gone.signal })
      .then(({ usersCount }) => setIsLong(usersCount > maxDirectSellers))
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return { isLong, setIsLong };
}

/** Downloads of the list of sellers. §2, §7 */
export function SellerListDownloads() {
  const { isLong, setIsLong } = useIsLong();
  const { download, start, stop } = useDownload();
  const isOffline = useIsOffline();
  const reason = useId();
  if (isLong) return <SellerListExport />;
  if (download) return <DownloadProgress download={download} onCancel={stop} />;

  async function save(row: typeof downloadSellerListCsv | typeof downloadSellerListExcel) {
    const failure = await start(row.file, (options) => api(row, {}, options));
    if (failure instanceof ApiError && failure.code === "listTooLong") setIsLong(true);
  }

  const offline = { disabled: isOffline, "aria-describedby": isOffline ? reason : undefined };
  return (
    <div className={styles.downloads}>
      <OfflineNotice action="Myyjäluettelon lataaminen" id={reason} />
      <Button variant="plain" icon="download" {...offline} onClick={() => save(downloadSellerListCsv)}>
        Lataa CSV
      </Button>
      <Button variant="plain" icon="download" {...offline} onClick={() => save(downloadSellerListExcel)}>
        Lataa Excel
      </Button>
    </div>
  );
}
