import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { decideClosing, listClosingRequests } from "@halkopiha/domain/contract/accounts/contract.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { findClosingDay } from "@halkopiha/domain/terms/closing-right.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatDate } from "../../../lib/format/format.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { closingRequestsId } from "../../../lib/routing/dashboard-anchors.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import styles from "./IdentityRequests.module.css";

const load = async () => (await api(listClosingRequests, {}, { handlesNoResponse: true })).users;

/** What of the yearly fee a seller has paid. */
function describePayment({ userAccount }: User): string {
  const { paidUntil } = toContractFacts(userAccount);
  return userAccount.paid && paidUntil !== null ? `maksettu vuodelle ${paidUntil}` : "maksamatta";
}

/** One seller's request that their account be closed. */
function Request({ user, onDecided }: { user: User; onDecided(): void }) {
  const [isAsking, setAsking] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const name = displayName(user);
  const { closingRequest } = user;
  const closingDay = findClosingDay(user);

  async function decide(approve: boolean) {
    if (!closingRequest) return;
    const body = { approve, requestedAt: closingRequest.requestedAt };
    try {
      const { message } = await api(decideClosing, { params: { id: user._id }, body });
      showBanner("success", `${name}: ${message}`);
      onDecided();
    } catch (error) {
      assertApiError(error);
      // The seller has withdrawn or changed the request, or another admin has decided.
      if (error.status === 409) onDecided();
      throw error;
    }
  }

  async function reject() {
    setRejecting(true);
    // The banner shows an error.
    await decide(false).catch(() => setRejecting(false));
  }

  return (
    <Card className={styles.request}>
      <h3>{name}</h3>
      <p className={styles.soft}>
        {user.username}, pyydetty {formatDate(closingRequest?.requestedAt ?? user.updatedAt)},{" "}
        {describePayment(user)}
      </p>
      <p>{closingRequest?.reason || "Syytä ei kerrottu."}</p>
      {closingDay && (
        <p>
          Myyjä ei ole hyväksynyt uusia käyttöehtoja, joten pyyntöä ei voi hylätä. Tili suljetaan viimeistään{" "}
          {formatCalendarDay(addDays(closingDay, -1))}.
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="danger" disabled={isOffline || isRejecting} onClick={() => setAsking(true)}>
          Sulje tili
        </Button>
        {!closingDay && (
          <Button variant="plain" busy={isRejecting} disabled={isOffline} onClick={() => void reject()}>
            Hylkää
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Suljetaanko ${name}?`}
          confirm="Sulje tili"
          disabled={isOffline}
          onClose={() => setAsking(false)}
          onConfirm={() => decide(true)}
        >
          Ilmoitukset poistuvat myynnistä ja myyjä kirjataan ulos. Hän saa siitä viestin ja voi toimittaa
          avoimet tilauksensa loppuun.
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Sellers who have asked for their account to be closed, which an admin does or rejects. */
export function ClosingRequests() {
  return (
    <AsyncSection title="Sulkemispyynnöt" id={closingRequestsId} load={load}>
      {(users, again) =>
        users.length === 0 ? (
          <EmptyState title="Sulkemispyyntöjä ei ole." />
        ) : (
          <ul className={styles.requests}>
            {users.map((user) => (
              <li key={`${user._id} ${user.closingRequest?.requestedAt}`}>
                <Request user={user} onDecided={again} />
              </li>
            ))}
          </ul>
        )
      }
    </AsyncSection>
  );
}
