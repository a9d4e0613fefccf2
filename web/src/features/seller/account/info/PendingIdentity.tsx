import type { User } from "@halkopiha/domain/accounts/user.ts";
import { withdrawIdentity } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { useSetAtom } from "jotai/react";
import { useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { IdentityDifferences } from "../../../../market/people/IdentityDifferences.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../AccountPage.module.css";

/** Notice about a new name or business ID (Y-tunnus) that waits for an admin; buyers see the old one until then. */
export function PendingIdentity({ user, onSaved }: { user: User; onSaved(user: User): void }) {
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();

  async function withdraw() {
    setBusy(true);
    try {
      const answer = await api(withdrawIdentity, { params: { id: user._id } });
      showBanner("success", answer.message);
      onSaved(answer.user);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      setBusy(false);
    }
  }

  return (
    <section className={styles.pending} aria-labelledby={heading}>
      <h3 id={heading}>Odottaa ylläpidon hyväksyntää</h3>
      <p>
        Ostajat näkevät nykyiset tietosi, kunnes muutos on hyväksytty.
        {user.email && " Saat päätöksestä sähköpostia."}
      </p>
      <IdentityDifferences user={user} caption="Pyytämäsi muutos" />
      <div className={styles.choices}>
        <Button variant="plain" busy={busy} disabled={isOffline} onClick={() => void withdraw()}>
          Peru pyyntö
        </Button>
      </div>
    </section>
  );
}
