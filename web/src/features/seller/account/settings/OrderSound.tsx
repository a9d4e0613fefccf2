import { useAtom } from "jotai/react";
import { playChime } from "../../../../market/orders/chime.ts";
import { orderSoundAtom } from "../../../../market/orders/new-orders-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Switch } from "../../../../ui/forms/Switch.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import styles from "./OrderSound.module.css";

// If the browser cannot play sound, the list and the title still show new orders.
const play = () => void playChime().catch(() => undefined);

/** The sound of new orders, a setting of this device; switching it on plays the sound. */
export function OrderSound() {
  const [isOn, setOn] = useAtom(orderSoundAtom);
  function change(on: boolean): void {
    setOn(on);
    if (on) play();
  }
  return (
    <Card>
      <h2>Äänimerkit tällä laitteella</h2>
      <div className={styles.sound}>
        <Switch label="Äänimerkki uudesta tilauksesta" on={isOn} onChange={change} />
        <Button variant="plain" onClick={play}>
          Kokeile ääntä
        </Button>
      </div>
      <p className={styles.hint}>Ääni kuuluu, kun profiilisi on auki.</p>
    </Card>
  );
}
