import { useAtom, useAtomValue } from "jotai/react";
import { useState } from "react";
import { deviceStoredAtom } from "../../lib/storage/stored-atom.ts";
import { cartStepAtom } from "../../market/cart/cart-atoms.ts";
import { installPromptAtom } from "../../offline/service-worker/install-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";
import styles from "./OfflineBars.module.css";
import { countVisit } from "./visits.ts";

/** A dismissed offer is not shown again. */
const installDismissedAtom = deviceStoredAtom("install-rejected", false, (stored) =>
  stored === true ? true : undefined,
);

/** Safari on iOS and iPadOS can install the app but fires no event. iPads identify as Macs; Macs have no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Offers to install the app to returning visitors and after an order. */
export function InstallBar() {
  const [installPrompt, setInstallPrompt] = useAtom(installPromptAtom);
  const [isDismissed, setDismissed] = useAtom(installDismissedAtom);
  const hasOrdered = useAtomValue(cartStepAtom) === 3;
  const [visits] = useState(() => countVisit(Date.now()));
  const [isApple] = useState(isAppleTouch);

  const shouldOffer = (visits > 1 || hasOrdered) && !isDismissed && !isInstalled();
  if (!shouldOffer || (!installPrompt && !isApple)) return null;

  async function install() {
    const answer = await installPrompt?.prompt();
    setInstallPrompt(null);
    if (answer?.outcome === "dismissed") setDismissed(true);
  }

  return (
    <section className={styles.wide} aria-label="Sovelluksen asennus">
      <div className={`${styles.bar} ${styles.offer}`}>
        <p>
          {installPrompt
            ? "Asenna Halkopiha laitteellesi. Se aukeaa yhdellä painalluksella, myös ilman verkkoyhteyttä."
            : "Asenna Halkopiha: paina Safarin Jaa-painiketta ja valitse Lisää Koti-valikkoon."}
        </p>
        <div className={styles.buttons}>
          <Button variant="quiet" size="small" onClick={() => setDismissed(true)}>
            Ei kiitos
          </Button>
          {installPrompt && (
            <Button size="small" onClick={() => void install()}>
              Asenna
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
