import { useAtomValue } from "jotai/react";
import { isOfflineAtom } from "../../lib/connection/offline-atom.ts";
import { sendNow } from "../../market/outbox/visitor-outbox.ts";
import { formatMutation } from "../../offline/outbox/outcome-texts.ts";
import { pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./OfflineBars.module.css";

/** List of the pending mutations, in order. */
export function PendingMutationsDialog({ onClose }: { onClose(): void }) {
  const mutations = useAtomValue(pendingMutationsAtom);
  const isOffline = useAtomValue(isOfflineAtom);
  return (
    <Dialog title="Odottaa lähetystä" onClose={onClose}>
      {mutations.length === 0 ? (
        <p>Kaikki muutokset on lähetetty.</p>
      ) : (
        <ol className={styles.mutations}>
          {mutations.map((mutation) => (
            <li key={mutation.version}>
              <span className={styles.name}>{mutation.label}</span>
              <span className={styles.what}>{formatMutation(mutation)}</span>
            </li>
          ))}
        </ol>
      )}
      {mutations.length > 0 && (
        <div className={styles.foot}>
          <p>Muutokset lähetetään järjestyksessä, kun verkkoyhteys palaa.</p>
          {!isOffline && (
            <Button size="small" onClick={sendNow}>
              Lähetä nyt
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
