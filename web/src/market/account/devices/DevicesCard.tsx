import type { UserSession } from "@halkopiha/domain/accounts/user-session.ts";
import { endOtherSession, endSession, listSessions } from "@halkopiha/domain/contract/accounts/session.ts";
import { useSetAtom } from "jotai/react";
import { useId, useRef, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { LoadError } from "../../../lib/connection/LoadError.tsx";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatDateTime } from "../../../lib/format/format.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./DevicesCard.module.css";

const loadSessions = async () => (await api(listSessions, {}, { handlesErrors: true })).sessions;

interface RowProps {
  session: UserSession;
  isBusy: boolean;
  onEnd(): void;
}

function Device({ session: { device, lastUsedAt, createdAt, isCurrent }, isBusy, onEnd }: RowProps) {
  const isOffline = useIsOffline();
  const used = `Käytetty viimeksi ${formatDateTime(lastUsedAt)}`;
  return (
    <li className={styles.device}>
      <div>
        <strong>{device}</strong> {isCurrent && <Badge variant="positive">Tämä laite</Badge>}
        <p className={styles.times}>
          {isCurrent ? "Käytössä nyt" : used}, kirjautunut {formatDateTime(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="plain" size="small" busy={isBusy} disabled={isOffline} onClick={onEnd}>
          Kirjaa ulos
          <VisuallyHidden>
            {" "}
            laite {device}, {used.toLowerCase()}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** The devices on which the user is logged in; each of the others, or all of them, can be logged out. ADR 39 */
export function DevicesCard() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { value: sessions, failure, isLoading, load } = useLoaded(loadSessions);
  const [ending, setEnding] = useState<string | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;

  async function end(what: string, call: () => Promise<{ message: string }>) {
    setEnding(what);
    try {
      showBanner("success", (await call()).message);
      // The pressed button goes with its row.
      title.current?.focus();
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    } finally {
      setEnding(null);
      load();
    }
  }

  return (
    <Card role="region" aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        Laitteet, joilla olet kirjautunut
      </h2>
      <p className={styles.hint}>Jos jokin laite ei ole sinun, kirjaa se ulos ja vaihda salasanasi.</p>
      {sessions && (
        <ul className={styles.devices}>
          {sessions.map((session) => (
            <Device
              key={session._id}
              session={session}
              isBusy={ending === session._id}
              onEnd={() => void end(session._id, () => api(endOtherSession, { params: { id: session._id } }))}
            />
          ))}
        </ul>
      )}
      {!sessions && !failure && <Skeleton count={3} shape="line" />}
      {!sessions && failure && (
        <LoadError title="Laitteita ei saatu haettua." isRetrying={isLoading} onRetry={load} />
      )}
      {hasOthers && (
        <Button
          variant="plain"
          busy={ending === "others"}
          disabled={isOffline}
          onClick={() => void end("others", () => api(endSession, { query: { sessions: "others" } }))}
        >
          Kirjaa ulos muut laitteet
        </Button>
      )}
    </Card>
  );
}
