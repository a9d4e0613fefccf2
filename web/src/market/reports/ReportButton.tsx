import { Suspense } from "react";
import { lazyDialog } from "../../lib/connection/lazy-dialog.tsx";
import { useButtonOverlay } from "../../lib/routing/history/use-button-overlay.ts";
import { Button } from "../../ui/forms/Button.tsx";
import type { Reported } from "./reported.ts";

/** Nobody loads the form before it is opened. */
const ReportDialog = lazyDialog("Ilmoita ylläpidolle", () =>
  import("./ReportDialog.tsx").then((file) => file.ReportDialog),
);

/** Button that opens the form with which a listing or a review is reported to the administrators. */
export function ReportButton({ kind, id, title }: Reported) {
  const { isOpen, open, close } = useButtonOverlay(`ilmoita-${id}`);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="warning"
        aria-haspopup="dialog"
        aria-label={`Ilmoita ylläpidolle: ${title}`}
        onClick={open}
      >
        Ilmoita
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} title={title} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
