import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import {
  decideIdentity,
  listIdentityRequests,
} from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatDate } from "../../../lib/format/format.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { identityRequestsId } from "../../../lib/routing/dashboard-anchors.ts";
import { IdentityDifferences } from "../../../market/people/IdentityDifferences.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import { Lookalikes } from "../shared/Lookalikes.tsx";
import styles from "./IdentityRequests.module.css";

const load = async () => (await api(listIdentityRequests, {}, { handlesNoResponse: true })).users;

/** One seller's requested change beside the current values. */
function Request({ user, onDecided }: { user: User; onDecided(): void }) {
  const [deciding, setDeciding] = useState<boolean | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const name = displayName(user);

  async function decide(approve: boolean) {
    if (!user.pendingIdentity) return;
    setDeciding(approve);
    const body = { approve, requestedAt: user.pendingIdentity.requestedAt };
    try {
      const { message } = await api(decideIdentity, { params: { id: user._id }, body });
      showBanner("success", `${name}: ${message}`);
      onDecided();
    } catch (error) {
      assertApiError(error);
      setDeciding(null);
      // The seller has withdrawn or changed the request, or another admin has decided.
      if (error.status === 409) onDecided();
    }
  }

  return (
    <Card className={styles.request}>
      <h3>{name}</h3>
      <p className={styles.soft}>
        {user.username}, pyydetty {formatDate(user.pendingIdentity?.requestedAt ?? user.updatedAt)}
      </p>
      <IdentityDifferences user={user} caption={`Pyydetty muutos: ${name} (${user.username})`} />
      <Lookalikes id={user._id} />
      <div className={styles.buttons}>
        <Button
          busy={deciding === true}
          disabled={isOffline || deciding === false}
          onClick={() => void decide(true)}
        >
          Hyväksy
        </Button>
        <Button
          variant="plain"
          busy={deciding === false}
          disabled={isOffline || deciding === true}
          onClick={() => void decide(false)}
        >
          Hylkää
        </Button>
      </div>
    </Card>
  );
}

/** Sellers who requested a new name or business ID (Y-tunnus); the old one stays in use until an admin decides. */
export function IdentityRequests() {
  return (
    <AsyncSection title="Tietojen muutospyynnöt" id={identityRequestsId} load={load}>
      {(users, again) =>
        users.length === 0 ? (
          <EmptyState title="Muutospyyntöjä ei ole." />
        ) : (
          <ul className={styles.requests}>
            {users.map((user) => (
              <li key={`${user._id} ${user.pendingIdentity?.requestedAt}`}>
                <Request user={user} onDecided={again} />
              </li>
            ))}
          </ul>
        )
      }
    </AsyncSection>
  );
}
