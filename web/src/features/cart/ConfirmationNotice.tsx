import { Button } from "../../ui/forms/Button.tsx";
import styles from "./ConfirmationNotice.module.css";

/** Above a new cart: opens the confirmation of the last order. */
export function ConfirmationNotice({ onOpen }: { onOpen(): void }) {
  return (
    <div className={styles.notice}>
      <p>Edellinen tilauksesi on lähetetty myyjälle.</p>
      <Button variant="quiet" size="small" onClick={onOpen}>
        Näytä tilausvahvistus
      </Button>
    </div>
  );
}

/** Above the confirmation of the last order: opens the new cart. */
export function CartNotice({ onOpen }: { onOpen(): void }) {
  return (
    <div className={styles.notice}>
      <p>Ostoskorissasi on uusia tuotteita.</p>
      <Button variant="quiet" size="small" onClick={onOpen}>
        Avaa ostoskori
      </Button>
    </div>
  );
}
