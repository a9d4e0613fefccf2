import { EditConflict } from "./EditConflict.tsx";
import type { useConflict } from "./use-conflict.ts";

interface Props {
  conflict: Pick<ReturnType<typeof useConflict>, "differences" | "takeMine" | "takeNow">;
  /** `h3` in a dialog, whose title is an `h2`. */
  heading?: "h2" | "h3";
  busy: boolean;
}

/** The fields that another device has changed since the form was opened; nothing without a conflict. */
export function ConflictNotice({ conflict, heading = "h3", busy }: Props) {
  const { differences, takeMine, takeNow } = conflict;
  if (!differences) return null;
  return (
    <EditConflict
      heading={heading}
      differences={differences}
      busy={busy}
      onKeepMine={takeMine}
      onTakeCurrent={takeNow}
    />
  );
}
