import { useAtomValue } from "jotai/react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { wishWords } from "./difference-words.ts";
import styles from "./OfflineBars.module.css";
import { isOfflineAtom, waitingAtom } from "./offline-atoms.ts";
import { sendNow } from "./visitor-outbox.ts";

/** What waits to be sent, in order. */
export function WaitingDialog({ onClose }: { onClose(): void }) {
  const waiting = useAtomValue(waitingAtom);
  const isOffline = useAtomValue(isOfflineAtom);
  return (
    <Dialog title="Odottaa lähetystä" onClose={onClose}>
      {waiting.length === 0 ? (
        <p>Kaikki muutokset on lähetetty.</p>
      ) : (
        <ol className={styles.waiting}>
          {waiting.map((wish) => (
            <li key={wish.version}>
              <span className={styles.name}>{wish.label}</span>
              <span className={styles.what}>{wishWords(wish)}</span>
            </li>
          ))}
        </ol>
      )}
      {waiting.length > 0 && (
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
