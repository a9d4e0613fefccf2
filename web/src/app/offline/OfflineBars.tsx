import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { isOfflineAtom } from "../../lib/connection/offline-atom.ts";
import { formatCount } from "../../lib/format/count.ts";
import { pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import { activateUpdateAtom } from "../../offline/service-worker/install-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { InstallBar } from "./InstallBar.tsx";
import styles from "./OfflineBars.module.css";
import { PendingMutationsDialog } from "./PendingMutationsDialog.tsx";

function formatPendingCount(count: number): string {
  return `${formatCount(count, { one: "muutos", other: "muutosta" })} odottaa lähetystä`;
}

/** Shows that the app is offline and the number of pending mutations, for as long as either applies. */
function ConnectionBar() {
  const isOffline = useAtomValue(isOfflineAtom);
  const count = useAtomValue(pendingMutationsAtom).length;
  const [isOpen, setOpen] = useState(false);
  const isVisible = isOffline || count > 0;
  return (
    <>
      <div role="status">
        {isVisible && (
          <div className={styles.bar}>
            <p className={styles.text}>
              <Icon name={isOffline ? "offline" : "clock"} />
              <span className={styles.texts}>
                {isOffline && <span>Ei verkkoyhteyttä</span>}
                {count > 0 && <span>{formatPendingCount(count)}</span>}
              </span>
            </p>
            {count > 0 && (
              <Button variant="plain" size="small" onClick={() => setOpen(true)}>
                Näytä
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && <PendingMutationsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A new version is activated only on request: a reload would lose what the user is typing. */
function UpdateBar() {
  const update = useAtomValue(activateUpdateAtom);
  return (
    <div role="status">
      {update && (
        <div className={styles.bar}>
          <p className={styles.text}>
            <Icon name="info" />
            Uusi versio on saatavilla
          </p>
          <Button size="small" onClick={update}>
            Päivitä
          </Button>
        </div>
      )}
    </div>
  );
}

export function OfflineBars() {
  return (
    <>
      <div className={styles.bars}>
        <ConnectionBar />
        <UpdateBar />
      </div>
      <InstallBar />
    </>
  );
}
