import { Suspense } from "react";
import { lazyDialog } from "../../lib/connection/lazy-dialog.tsx";
import { useButtonOverlay } from "../../lib/routing/history/use-button-overlay.ts";
import { Button } from "../../ui/forms/Button.tsx";
import type { AlertButtonProps, AlertProps } from "./alert-props.ts";

const AlertDialog = lazyDialog("Hakuvahti", () =>
  import("./AlertDialog.tsx").then((file) => file.AlertDialog),
);

/** Overlay name of the dialog that asks for the e-mail address: a page may have a button for each of several products. */
const toOverlayName = ({ productId }: AlertProps) =>
  productId === undefined ? "vahti" : `vahti-${productId}`;

/** Button that offers mails about what is not for sale yet; a press asks for the e-mail address. */
export function AlertButton({ size, ...target }: AlertButtonProps) {
  const { isOpen, open, close } = useButtonOverlay(toOverlayName(target));

  return (
    <>
      <Button variant="plain" size={size} icon="mail" aria-haspopup="dialog" onClick={open}>
        {target.productId === undefined ? "Ilmoita uusista" : "Ilmoita, kun saatavilla"}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog target={target} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
