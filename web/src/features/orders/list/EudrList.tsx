import { downloadEudrList } from "@halkopiha/domain/contract/shop/orders.ts";
import { eudrListFile } from "@halkopiha/domain/orders/eudr-list.ts";
import { useId, useTransition } from "react";
import { api } from "../../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import type { OrderFilter } from "../order-filter.ts";

/** Saves what was ordered by EUDR number, of the days that the list shows. */
export function EudrList({ filter: { from, to } }: { filter: OrderFilter }) {
  const [isSaving, start] = useTransition();
  const isOffline = useIsOffline();
  const reason = useId();

  async function save() {
    try {
      saveFile(await api(downloadEudrList, { query: { from, to } }), eudrListFile.name);
    } catch {
      // The banner shows the error.
    }
  }

  return (
    <p>
      <OfflineNotice action="EUDR-luettelon lataaminen" id={reason} />
      <Button
        variant="quiet"
        icon="download"
        busy={isSaving}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => start(save)}
      >
        Lataa EUDR-luettelo
      </Button>
    </p>
  );
}
