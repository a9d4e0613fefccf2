import { useAtom, useAtomValue } from "jotai/react";
import { useState } from "react";
import { cartStepAtom } from "../app/cart-atoms.ts";
import { storedAtom } from "../app/stored-atom.ts";
import { Button } from "../ui/Button.tsx";
import { installOfferAtom } from "./install-atoms.ts";
import styles from "./OfflineBars.module.css";
import { countVisit } from "./visits.ts";

/** Someone who does not want it is asked once. */
const refusedAtom = storedAtom("install-refused", false, (kept) => (kept === true ? true : undefined));

/** Safari on a phone or tablet installs, but offers nothing by itself. iPads call themselves Macs, which have no touch. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Offers to install the app to those who have come back, or who have just ordered. */
export function InstallBar() {
  const [offer, setOffer] = useAtom(installOfferAtom);
  const [isRefused, setRefused] = useAtom(refusedAtom);
  const hasOrdered = useAtomValue(cartStepAtom) === 3;
  const [visits] = useState(() => countVisit(Date.now()));
  const [isApple] = useState(isAppleTouch);

  const isWelcome = (visits > 1 || hasOrdered) && !isRefused && !isInstalled();
  if (!isWelcome || (!offer && !isApple)) return null;

  async function install() {
    const answer = await offer?.prompt();
    setOffer(null);
    if (answer?.outcome === "dismissed") setRefused(true);
  }

  return (
    <section className={styles.wide} aria-label="Sovelluksen asennus">
      <div className={`${styles.bar} ${styles.offer}`}>
        <p>
          {offer
            ? "Asenna Halkopiha laitteellesi. Se aukeaa yhdellä painalluksella, myös ilman verkkoa."
            : "Asenna Halkopiha: paina Safarin Jaa-painiketta ja valitse Lisää Koti-valikkoon."}
        </p>
        <div className={styles.buttons}>
          <Button look="quiet" size="small" onClick={() => setRefused(true)}>
            Ei kiitos
          </Button>
          {offer && (
            <Button size="small" onClick={() => void install()}>
              Asenna
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
