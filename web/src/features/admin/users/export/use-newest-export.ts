import { useAtomValue } from "jotai/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { useRetryOnline } from "../../../../lib/connection/use-retry-online.ts";
import { getServerTime } from "../../../../lib/format/server-clock.ts";
import { sessionAtom } from "../../../../lib/session/session-atoms.ts";
import type { ExportState, ExportsConnection } from "./listen-to-export.ts";

/** Milliseconds without an update after which an unfinished export counts as failed. */
const staleAfter = 15 * 60_000;

/** Marks a stale export as failed, so that a new one can be requested. */
export function failIfStale(newest: ExportState | null, now: number): ExportState | null {
  if (!newest || newest.state === "done" || newest.state === "failed") return newest;
  const isStale = now - Date.parse(newest.updatedAt) > staleAfter;
  return isStale ? { ...newest, state: "failed" } : newest;
}

/**
 * The newest export of this admin if it is of this query, updated live: `undefined` until known, null when there is none. `isLost`: the subscription or a request
 * failed and the connection is closed; `reconnect` opens a new one.
 */
export function useNewestExport(query: string) {
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
      if (isWanted) setNewest(failIfStale(changed, getServerTime()));
    };
    // The Firestore SDK is large; only admins with a long list of sellers need it here.
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
      await connection.current?.request(query);
    } catch (error) {
      console.error("the export could not be requested", error);
      setIsLost(true);
    }
  }

  const reconnect = useCallback(() => setIsLost(false), []);
  useRetryOnline(isLost ? "lost" : null, reconnect);

  const isOfQuery = !newest || newest.query === query;
  return { newest: isOfQuery ? newest : null, isLost, request, reconnect };
}
