import { downloadEudrList } from "@halkopiha/domain/contract/shop/orders.ts";
import { eudrListFile } from "@halkopiha/domain/orders/eudr-list.ts";
import { useId } from "react";
import { api } from "../../../lib/api/client.ts";
import { OfflineNotice } from "../../../lib/connection/OfflineNotice.tsx";
import { DownloadButton } from "../../../lib/files/DownloadButton.tsx";
import type { OrderFilter } from "../order-filter.ts";

/** Saves what was ordered by EUDR number, of the days that the list shows. */
export function EudrList({ filter: { from, to } }: { filter: OrderFilter }) {
  const notice = useId();
  return (
    <p>
      <OfflineNotice action="EUDR-luettelon lataaminen" id={notice} />
      <DownloadButton
        name={eudrListFile.name}
        fetchFile={() => api(downloadEudrList, { query: { from, to } })}
        variant="quiet"
        icon="download"
        offlineNotice={notice}
      >
        Lataa EUDR-luettelo
      </DownloadButton>
    </p>
  );
}
