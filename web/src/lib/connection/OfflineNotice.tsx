import { useAtomValue } from "jotai/react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./OfflineNotice.module.css";
import { isOfflineAtom } from "./offline-atom.ts";

/** True while offline; used to disable buttons that need the network. */
export function useIsOffline(): boolean {
  return useAtomValue(isOfflineAtom);
}

/** Explains why a button is disabled while offline: 'Tilaaminen vaatii verkkoyhteyden.' `id` is for the button's `aria-describedby`. */
export function OfflineNotice({ action, id }: { action: string; id: string }) {
  const isOffline = useIsOffline();
  return (
    <div role="status" className={styles.container}>
      {isOffline && (
        <p id={id} className={styles.reason}>
          <Icon name="offline" />
          <span>
            {action} vaatii verkkoyhteyden.{" "}
            <span className={styles.draftNote}>Täyttämäsi tiedot säilyvät.</span>
          </span>
        </p>
      )}
    </div>
  );
}
