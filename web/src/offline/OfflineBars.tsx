import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { InstallBar } from "./InstallBar.tsx";
import { newVersionAtom } from "./install-atoms.ts";
import styles from "./OfflineBars.module.css";
import { isOfflineAtom, waitingAtom } from "./offline-atoms.ts";
import { WaitingDialog } from "./WaitingDialog.tsx";

function waitingWords(count: number): string {
  return count === 1 ? "1 muutos odottaa lähetystä" : `${count} muutosta odottaa lähetystä`;
}

/** That there is no net, and how much waits for it; quiet, and in sight for as long as it is so. */
function NetBar() {
  const isOffline = useAtomValue(isOfflineAtom);
  const count = useAtomValue(waitingAtom).length;
  const [isOpen, setOpen] = useState(false);
  const isShown = isOffline || count > 0;
  return (
    <>
      <div role="status">
        {isShown && (
          <div className={styles.bar}>
            <p className={styles.text}>
              <Icon name={isOffline ? "offline" : "clock"} />
              <span className={styles.words}>
                {isOffline && <span>Olet offline-tilassa</span>}
                {count > 0 && <span>{waitingWords(count)}</span>}
              </span>
            </p>
            {count > 0 && (
              <Button look="plain" size="small" onClick={() => setOpen(true)}>
                Näytä
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && <WaitingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A new version waits until someone asks for it: what is being typed must not vanish under the hands. */
function UpdateBar() {
  const update = useAtomValue(newVersionAtom);
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
        <NetBar />
        <UpdateBar />
      </div>
      <InstallBar />
    </>
  );
}
