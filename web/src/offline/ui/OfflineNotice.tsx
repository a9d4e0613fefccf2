import { useAtomValue } from "jotai/react";
import { Icon } from "../../ui/Icon.tsx";
import { isOfflineAtom } from "../offline-atoms.ts";
import styles from "./OfflineNotice.module.css";

/** Whether there is no net, so that a button that needs it can be switched off. */
export function useIsOffline(): boolean {
  return useAtomValue(isOfflineAtom);
}

/** Why a button is off while there is no net: 'Tilaaminen vaatii verkkoyhteyden.' `id`: for the button to point at. */
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
