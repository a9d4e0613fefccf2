import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { findLastOpenDay } from "@halkopiha/domain/accounts/contract-index.ts";
import { hasContract } from "@halkopiha/domain/accounts/contract-notice.ts";
import { dueDay, getEnding } from "@halkopiha/domain/accounts/contract-year.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { giveNotice, withdrawNotice } from "@halkopiha/domain/contract/accounts/contract.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { calculateYearlyFee } from "@halkopiha/domain/reference-data/membership.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { useLoaded } from "../../../../lib/api/use-loaded.ts";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { useOverlay } from "../../../../lib/routing/history/use-overlay.ts";
import { useAccountChange } from "../../../../market/account/use-account-change.ts";
import { Badge } from "../../../../ui/feedback/Badge.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";
import styles from "../AccountPage.module.css";
import { ClosingRequestPart } from "./ClosingRequestPart.tsx";
import { describeContract, describeNotice, labelState, writeFee } from "./describe-contract.ts";
import { OwnPayments } from "./OwnPayments.tsx";
import { TermsPart } from "./TermsPart.tsx";

const loadPlans = async () => (await api(listPlans, {}, { handlesErrors: true })).accounts;

/** The yearly fee of the seller's plan; says so when it cannot be loaded. */
function YearlyFee({ user }: { user: User }) {
  const { value: plans, failure } = useLoaded(loadPlans);
  const { accountPlan } = user.userAccount.account;
  if (failure) return <>{planName[accountPlan]}, hintaa ei saatu haettua</>;
  if (!plans) return <>{planName[accountPlan]}</>;
  return (
    <>
      {planName[accountPlan]}, {writeFee(calculateYearlyFee(accountPlan, plans))}
    </>
  );
}

function Facts({ user, today }: { user: User; today: CalendarDay }) {
  const ending = getEnding(toContractFacts(user.userAccount));
  const lastDay = findLastOpenDay(toContractFacts(user.userAccount), today);
  const state = labelState(user, today);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Tila</dt>
        <dd>
          <Badge variant={state.variant}>{state.text}</Badge>
        </dd>
      </div>
      {lastDay && (
        <div>
          <dt>Voimassa asti</dt>
          <dd>{formatCalendarDay(lastDay)}</dd>
        </div>
      )}
      <div>
        <dt>Vuosimaksu</dt>
        <dd>
          <YearlyFee user={user} />
        </dd>
      </div>
      {ending?.reason === "unpaid" && (
        <div>
          <dt>Seuraava eräpäivä</dt>
          <dd>{formatCalendarDay(dueDay(ending.year))}</dd>
        </div>
      )}
    </dl>
  );
}

interface Props {
  user: User;
  today: CalendarDay;
  onSaved(user: User): void;
}

const overlayName = "notice";

/** With which a seller gives notice, or takes it back. */
function NoticeButtons({ user, today, onSaved }: Props) {
  const { overlay, open, close } = useOverlay();
  const [isBusy, setBusy] = useState(false);
  const change = useAccountChange(onSaved);
  const isOffline = useIsOffline();
  const reason = useId();
  const params = { id: user._id };
  const whileOffline = { disabled: isOffline, "aria-describedby": isOffline ? reason : undefined };

  async function withdraw() {
    setBusy(true);
    // The banner shows an error.
    await change(api(withdrawNotice, { params })).catch(() => undefined);
    setBusy(false);
  }

  return (
    <>
      <OfflineNotice action="Sopimuksen muuttaminen" id={reason} />
      {user.userAccount.noticeGiven ? (
        <Button busy={isBusy} {...whileOffline} onClick={() => void withdraw()}>
          Peru irtisanominen
        </Button>
      ) : (
        <Button variant="plain" {...whileOffline} onClick={() => open(overlayName)}>
          Irtisano sopimus
        </Button>
      )}
      {overlay === overlayName && !user.userAccount.noticeGiven && (
        <ConfirmDialog
          title="Irtisanotaanko sopimus?"
          confirm="Irtisano sopimus"
          disabled={isOffline}
          onClose={close}
          onConfirm={() => change(api(giveNotice, { params }))}
        >
          {describeNotice(user, today).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The seller's contract: its state today, what is owed and why, and how it ends. Admins have none. §9 */
export function ContractCard({ user, today, onSaved }: Props) {
  const heading = useId();
  if (!hasContract(user, today)) return null;
  return (
    <Card>
      <section className={styles.form} aria-labelledby={heading}>
        <h2 id={heading}>Sopimus</h2>
        <Facts user={user} today={today} />
        {describeContract(user, today).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <OwnPayments user={user} />
        <div className={styles.choices}>
          <NoticeButtons user={user} today={today} onSaved={onSaved} />
        </div>
        <ClosingRequestPart user={user} today={today} onSaved={onSaved} />
        <TermsPart user={user} onSaved={onSaved} />
      </section>
    </Card>
  );
}
