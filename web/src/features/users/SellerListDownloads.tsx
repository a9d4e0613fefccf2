import { downloadSellerListCsv, downloadSellerListExcel } from "@halkopiha/domain/contract/downloads.ts";
import { useEffect, useId, useRef, useState } from "react";
import { api } from "../../app/api.ts";
import { formatNumber } from "../../app/format.ts";
import { receiveWithProgress } from "../../app/receive-with-progress.ts";
import { saveFile } from "../../app/save-file.ts";
import { NeedsNet, useIsOffline } from "../../offline/NeedsNet.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./Users.module.css";

type Row = typeof downloadSellerListCsv | typeof downloadSellerListExcel;

interface Download {
  name: string;
  /** Bytes that have come. */
  come: number;
}

/** One download at a time; leaving the page cancels it. */
function useDownload() {
  const [download, setDownload] = useState<Download | null>(null);
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);

  async function start(row: Row) {
    const { name } = row.file;
    const control = new AbortController();
    cancel.current = control;
    setDownload({ name, come: 0 });
    try {
      const by = receiveWithProgress((come) => setDownload({ name, come }));
      saveFile(await api(row, {}, { silent: true, signal: control.signal, by }), name);
    } catch (error) {
      // §7: download errors are only logged.
      if (!control.signal.aborted) console.error(`${name} could not be downloaded`, error);
    } finally {
      setDownload(null);
    }
  }

  return { download, start, stop: () => cancel.current?.abort() };
}

const kilobytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1000))} kt`;

/** The list of sellers as a file for another program. §2, §7 */
export function SellerListDownloads() {
  const { download, start, stop } = useDownload();
  const isOffline = useIsOffline();
  const reason = useId();
  if (download) {
    return (
      <div className={styles.download}>
        <label>
          {`${download.name}: ladattu ${kilobytes(download.come)}`}
          <progress />
        </label>
        <Button look="plain" onClick={stop}>
          Peruuta lataus
        </Button>
      </div>
    );
  }
  const offline = { disabled: isOffline, "aria-describedby": isOffline ? reason : undefined };
  return (
    <div className={styles.downloads}>
      <NeedsNet what="Myyjäluettelon lataaminen" id={reason} />
      <Button look="plain" icon="download" {...offline} onClick={() => void start(downloadSellerListCsv)}>
        Lataa CSV
      </Button>
      <Button look="plain" icon="download" {...offline} onClick={() => void start(downloadSellerListExcel)}>
        Lataa Excel
      </Button>
    </div>
  );
}
