import { useAtom } from "jotai/react";
import { playChime } from "../../../lib/orders/chime.ts";
import { orderSoundAtom } from "../../../lib/orders/new-orders-atoms.ts";
import { Switch } from "../../../ui/forms/Switch.tsx";

/** Switch for a sound on new orders; switching it on plays the sound. */
export function SoundSwitch() {
  const [isOn, setOn] = useAtom(orderSoundAtom);
  function change(on: boolean): void {
    setOn(on);
    // If the browser cannot play sound, the list and the title still show new orders.
    if (on) playChime().catch(() => undefined);
  }
  return <Switch label="Äänimerkki uudesta tilauksesta" on={isOn} onChange={change} />;
}
