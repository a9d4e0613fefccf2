import { useAtom } from "jotai/react";
import { atom } from "jotai/vanilla";
import { useId } from "react";
import { useOverlay } from "./use-overlay.ts";

/** The button that was pressed last: a product may be in the results and in the seller's dialog over them. */
const pressedButtonAtom = atom<string | null>(null);

/** The overlay of this name for one of the buttons that open it: only the one that was pressed renders it. */
export function useButtonOverlay(name: string) {
  const { overlay, open, close } = useOverlay();
  const id = useId();
  const [pressed, setPressed] = useAtom(pressedButtonAtom);
  return {
    isOpen: overlay === name && (pressed === null || pressed === id),
    open() {
      setPressed(id);
      open(name);
    },
    close,
  };
}
