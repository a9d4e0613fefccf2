import { useAtom } from "jotai/react";
import { playChime } from "../../../lib/orders/chime.ts";
import { orderSoundAtom } from "../../../lib/orders/new-orders-atoms.ts";
import { Switch } from "../../../ui/forms/Switch.tsx";

/** A sound for who does not look at the screen; switching it on lets it be heard. */
export function SoundSwitch() {
  const [isOn, setOn] = useAtom(orderSoundAtom);
  function change(on: boolean): void {
    setOn(on);
    // A browser without sound: the list and the title tell it all the same.
    if (on) playChime().catch(() => undefined);
  }
  return <Switch label="Äänimerkki uudesta tilauksesta" on={isOn} onChange={change} />;
}
