import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { hasContract, giveNotice as withNoticeOf } from "@halkopiha/domain/accounts/contract-notice.ts";
import { dueDay, getEnding, lastContractDay } from "@halkopiha/domain/accounts/contract-year.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { giveNotice, withdrawNotice } from "@halkopiha/domain/contract/accounts/contract.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { getToday } from "../../../../lib/format/today.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";
import styles from "../Users.module.css";

const write = (day: CalendarDay | null): string => (day === null ? "–" : formatCalendarDay(day));

/** How a contract ends after notice today. */
function describeNotice(user: User, today: CalendarDay): string[] {
  const facts = toContractFacts(withNoticeOf(user, today).userAccount);
  const ending = getEnding(facts);
  return [
    `Sopimus päättyy ${write(lastContractDay(facts))}, ja tili on auki siihen asti.`,
    ...(ending?.reason === "unpaid"
      ? [
          `Vuosi ${ending.year} kuuluu vielä sopimukseen. Sen maksun eräpäivä on ${write(dueDay(ending.year))}.`,
        ]
      : []),
    "Myyjä saa irtisanomisesta vahvistuksen.",
  ];
}

/** What an admin does for a seller who calls: records notice of the contract, or takes it back. §9, ADR 47 */
export function UserNotice({ user, onChanged }: { user: User; onChanged(): Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const today = getToday();
  if (!hasContract(user, today)) return null;
  const params = { id: user._id };
  const { noticeGiven } = user.userAccount;

  async function change(answer: Promise<{ message: string }>) {
    const { message } = await answer;
    showBanner("success", `${displayName(user)}: ${message}`);
    await onChanged();
  }

  return (
    <div>
      {noticeGiven && (
        <p>
          Irtisanottu {write(noticeGiven)}, päättyy{" "}
          {write(lastContractDay(toContractFacts(user.userAccount)))}.
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="plain" disabled={isOffline} onClick={() => setAsking(true)}>
          {noticeGiven ? "Peru irtisanominen" : "Kirjaa irtisanominen"}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={noticeGiven ? "Perutaanko irtisanominen?" : "Kirjataanko irtisanominen?"}
          confirm={noticeGiven ? "Peru irtisanominen" : "Kirjaa irtisanominen"}
          cancel="Takaisin"
          variant={noticeGiven ? "primary" : "danger"}
          disabled={isOffline}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            change(noticeGiven ? api(withdrawNotice, { params }) : api(giveNotice, { params }))
          }
        >
          <p>Tee tämä vain myyjän pyynnöstä: {displayName(user)}.</p>
          {(noticeGiven
            ? ["Sopimus jatkuu taas vuodesta toiseen. Myyjä saa siitä vahvistuksen."]
            : describeNotice(user, today)
          ).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      )}
    </div>
  );
}
