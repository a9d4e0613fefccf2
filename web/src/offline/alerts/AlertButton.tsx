import { useAtom } from "jotai/react";
import { atom } from "jotai/vanilla";
import { Suspense, useId } from "react";
import { useOverlay } from "../../lib/routing/history/use-overlay.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { lazyDialog } from "../ui/lazy-dialog.tsx";
import type { AlertButtonProps, AlertProps } from "./alert-props.ts";

const AlertDialog = lazyDialog("Hakuvahti", () =>
  import("./AlertDialog.tsx").then((file) => file.AlertDialog),
);

/** Overlay name of the dialog that asks for the e-mail address: a page may have a button for each of several products. */
const toOverlayName = ({ productId }: AlertProps) =>
  productId === undefined ? "vahti" : `vahti-${productId}`;

/** The button that was pressed last: a product may be in the results and in the seller's dialog over them. */
const pressedButtonAtom = atom<string | null>(null);

/** Button that offers mails about what is not for sale yet; a press asks for the e-mail address. */
export function AlertButton({ size, ...target }: AlertButtonProps) {
  const { overlay, open, close } = useOverlay();
  const name = toOverlayName(target);
  const id = useId();
  const [pressed, setPressed] = useAtom(pressedButtonAtom);

  function press() {
    setPressed(id);
    open(name);
  }

  return (
    <>
      <Button variant="plain" size={size} icon="mail" aria-haspopup="dialog" onClick={press}>
        {target.productId === undefined ? "Ilmoita uusista" : "Ilmoita, kun saatavilla"}
      </Button>
      {overlay === name && (pressed === null || pressed === id) && (
        <Suspense fallback={null}>
          <AlertDialog target={target} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
