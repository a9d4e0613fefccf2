import type { ComponentType } from "react";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { LoadError } from "./LoadError.tsx";
import { lazyPart } from "./lazy-part.tsx";

/** As `lazyPart`, for a dialog: if it cannot be loaded, a dialog with this title says so. */
export function lazyDialog<Props extends { onClose(): void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart<Props>(load, ({ isRetrying, onRetry, onClose }) => (
    <Dialog title={title} onClose={onClose}>
      <LoadError title="Ikkunaa ei saatu ladattua." isRetrying={isRetrying} onRetry={onRetry} />
    </Dialog>
  ));
}
