import { resendFailed } from "@halkopiha/domain/contract/admin/messages.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  isOffline: boolean;
  onClose(): void;
  /** Called when messages have been queued, also if a later one failed. */
  onResent(): Promise<unknown>;
}

/** Asks whether all messages that were given up are queued again, and does so in parts, counting them. */
export function ResendFailed({ isOffline, onClose, onResent }: Props) {
  const [count, setCount] = useState<number | null>(null);
  const showBanner = useSetAtom(showBannerAtom);

  async function resendAll(): Promise<void> {
    let cursor: string | undefined;
    let total = 0;
    setCount(0);
    try {
      do {
        const { resent, nextCursor } = await api(resendFailed, { body: { cursor } });
        total += resent;
        cursor = nextCursor;
        setCount(total);
      } while (cursor !== undefined);
    } finally {
      await onResent();
    }
    showBanner("success", `${formatCount(total, { one: "viesti", other: "viestiä" })} siirretty jonoon.`);
  }

  return (
    <ConfirmDialog
      title="Lähetetäänkö kaikki epäonnistuneet uudelleen?"
      confirm="Lähetä kaikki"
      variant="primary"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={resendAll}
    >
      <p>
        Viestit siirretään jonoon ja lähetetään muutaman minuutin kuluessa. Lähetystä ei voi perua.
        Vanhentuneita koodeja ei lähetetä.
      </p>
      <p role="status">
        {count !== null && `${formatCount(count, { one: "viesti", other: "viestiä" })} siirretty jonoon…`}
      </p>
    </ConfirmDialog>
  );
}
