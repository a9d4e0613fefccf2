import { formatNumber } from "../../../../lib/format/format.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import type { Download } from "./use-download.ts";

const formatKilobytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1000))} kt`;

/** Progress of a download, with a cancel button. */
export function DownloadProgress({ download, onCancel }: { download: Download; onCancel(): void }) {
  return (
    <div className={styles.download}>
      <label>
        {`${download.name}: ladattu ${formatKilobytes(download.receivedBytes)}`}
        <progress />
      </label>
      <Button variant="plain" onClick={onCancel}>
        Keskeytä lataus
      </Button>
    </div>
  );
}
