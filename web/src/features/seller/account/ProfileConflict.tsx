import { EditConflict } from "../../../lib/forms/EditConflict.tsx";
import type { useConflict } from "../../../lib/forms/use-conflict.ts";

type Conflict = Pick<ReturnType<typeof useConflict>, "differences" | "takeMine" | "takeNow">;

/** The fields that another device has changed since the form was opened; nothing without a conflict. */
export function ProfileConflict({ conflict, busy }: { conflict: Conflict; busy: boolean }) {
  const { differences, takeMine, takeNow } = conflict;
  if (!differences) return null;
  return (
    <EditConflict
      heading="h2"
      differences={differences}
      busy={busy}
      onKeepMine={takeMine}
      onTakeCurrent={takeNow}
    />
  );
}
