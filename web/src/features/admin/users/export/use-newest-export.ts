import { useAtomValue } from "jotai/react";
import { useEffect, useRef, useState } from "react";
import { sessionAtom } from "../../../../lib/auth/session-atoms.ts";
import { useIsOffline } from "../../../../offline/ui/OfflineNotice.tsx";
import type { ExportState, ExportsConnection } from "./listen-to-export.ts";

/** An export that has given no sign of life for so long will never be done; milliseconds. */
const staleAfter = 15 * 60_000;

/** One that stopped in the middle counts as failed, so that another can be asked for. */
function failIfStale(newest: ExportState | null): ExportState | null {
  if (!newest || newest.state === "done" || newest.state === "failed") return newest;
  const isStale = Date.now() - Date.parse(newest.updatedAt) > staleAfter;
  return isStale ? { ...newest, state: "failed" } : newest;
}

/**
 * The newest export that this admin has asked for, as it goes on: `undefined` until that is known, null when there is none.
 * `isLost`: it could not be followed, or not be asked for, and the connection is closed; `reconnect` opens another.
 */
export function useNewestExport() {
  const adminId = useAtomValue(sessionAtom)?.user._id;
  const isOffline = useIsOffline();
  const [newest, setNewest] = useState<ExportState | null>();
  const [isLost, setIsLost] = useState(false);
  const connection = useRef<ExportsConnection>(undefined);

  useEffect(() => {
    if (!adminId || isOffline || isLost) return;
    let isWanted = true;
    const handleLost = () => {
      if (isWanted) setIsLost(true);
    };
    const onChange = (changed: ExportState | null) => {
      if (isWanted) setNewest(failIfStale(changed));
    };
    // Firebase is heavy: only an admin with a long list needs it here.
    const opening = import("./listen-to-export.ts").then(({ listenToExport }) =>
      listenToExport(adminId, { onChange, onLost: handleLost }),
    );
    opening.then((opened) => {
      connection.current = opened;
    }, handleLost);
    return () => {
      isWanted = false;
      connection.current = undefined;
      opening.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [adminId, isOffline, isLost]);

  async function request() {
    try {
      await connection.current?.request();
    } catch (error) {
      console.error("the export could not be requested", error);
      setIsLost(true);
    }
  }

  return { newest, isLost, request, reconnect: () => setIsLost(false) };
}
