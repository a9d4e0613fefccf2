import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import { downloadExportCsv, downloadExportExcel } from "@halkopiha/domain/contract/admin/exports.ts";
import { type ReactNode, useId, useRef } from "react";
import { api } from "../../../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { formatCount, nouns } from "../../../../lib/format/count.ts";
import { formatDateTime, formatNumber } from "../../../../lib/format/format.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { DownloadProgress } from "./DownloadProgress.tsx";
import type { ExportState } from "./listen-to-export.ts";
import { useDownload } from "./use-download.ts";
import { useNewestExport } from "./use-newest-export.ts";

const formatSellerCount = (count: number) => formatCount(count, nouns.seller);

/** Text for screen readers: the state of the export, without the row count, which changes often. */
function formatState(newest: ExportState | null | undefined, isLost: boolean): string {
  if (isLost) return "Luettelon tilaa ei saatu haettua.";
  if (newest === undefined) return "Haetaan luettelon tilaa…";
  switch (newest?.state) {
    case undefined:
      return "";
    case "requested":
      return "Luettelo on pyydetty ja odottaa vuoroaan.";
    case "running":
      return "Luetteloa kootaan. Voit poistua sivulta sillä välin.";
    case "done":
      return `Luettelo valmistui ${formatDateTime(newest.updatedAt)} (${formatSellerCount(newest.total)}).`;
    case "failed":
      return "Luettelon kokoaminen epäonnistui.";
  }
}

function ExportProgress({ newest: { state, done, total } }: { newest: ExportState }) {
  const isCounted = state === "running" && total > 0;
  return (
    <div className={styles.download}>
      <label>
        {isCounted ? `Koottu ${formatNumber(done)} / ${formatSellerCount(total)}` : "Kokoaminen alkaa pian"}
        <progress value={isCounted ? done : undefined} max={isCounted ? total : undefined} />
      </label>
    </div>
  );
}

/** The newest export, with the buttons of its state. */
export function ExportSection({
  newest,
  isLost,
  request,
  reconnect,
  children,
}: ReturnType<typeof useNewestExport> & { children?: ReactNode }) {
  const { download, start, stop } = useDownload();
  const isOffline = useIsOffline();
  const reason = useId();
  const section = useRef<HTMLElement>(null);
  const offline = { disabled: isOffline, "aria-describedby": isOffline ? reason : undefined };

  async function ask() {
    // The pressed button disappears; keep the focus in this section.
    section.current?.focus();
    await request();
  }

  function save(row: typeof downloadExportCsv | typeof downloadExportExcel, id: string) {
    void start(row.file, (options) => api(row, { params: { id } }, options));
  }

  const button = (text: string, press: () => void, variant: "plain" | "quiet" = "plain") => (
    <Button
      variant={variant}
      icon={variant === "plain" ? "download" : undefined}
      {...offline}
      onClick={press}
    >
      {text}
    </Button>
  );

  return (
    <section ref={section} tabIndex={-1} aria-label="Myyjäluettelo" className={styles.export}>
      <OfflineNotice action="Myyjäluettelon lataaminen" id={reason} />
      <p className={styles.hint}>
        Luettelossa on yli {formatNumber(maxDirectSellers)} myyjää, joten se kootaan taustalla.
      </p>
      {children}
      {!isOffline && <p role="status">{formatState(newest, isLost)}</p>}
      {download && <DownloadProgress download={download} onCancel={stop} />}
      {newest && (newest.state === "requested" || newest.state === "running") && !isLost && (
        <ExportProgress newest={newest} />
      )}
      <div className={styles.downloads}>
        {isLost && button("Yritä uudelleen", reconnect, "quiet")}
        {!isLost && newest === null && (
          <>
            {button("Lataa CSV", ask)}
            {button("Lataa Excel", ask)}
          </>
        )}
        {!isLost && newest?.state === "failed" && button("Yritä uudelleen", ask, "quiet")}
        {!isLost && !download && newest?.state === "done" && (
          <>
            {button("Tallenna CSV", () => save(downloadExportCsv, newest._id))}
            {button("Tallenna Excel", () => save(downloadExportExcel, newest._id))}
            {button("Kokoa uusi luettelo", ask, "quiet")}
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Export of a list of sellers that is too long for a direct download: the server creates it in the background, then its files can be
 * downloaded. `query` are its parameters, as in a URL; `children` choose what it contains.
 */
export function SellerListExport({ query, children }: { query: string; children: ReactNode }) {
  return <ExportSection {...useNewestExport(query)}>{children}</ExportSection>;
}
