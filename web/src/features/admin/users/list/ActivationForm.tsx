import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useId, useState } from "react";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { EditConflict } from "../../../../lib/forms/EditConflict.tsx";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { ActivatePaidButton } from "../../shared/ActivatePaidButton.tsx";
import { PaidYearSelect } from "../../shared/PaidYearSelect.tsx";
import { findReasonError, RestrictionReasonField } from "../../shared/RestrictionReasonField.tsx";
import { UnpaidActivationDialog } from "../../shared/UnpaidActivationDialog.tsx";
import { useActivation } from "../../shared/use-activation.ts";
import { YesNoSelect } from "../../shared/YesNoSelect.tsx";
import styles from "../Users.module.css";

/** Form for whether the fee is paid and the account is active. §4 */
export function ActivationForm({ user, onChanged }: { user: User; onChanged(): Promise<void> }) {
  const showBanner = useSetAtom(showBannerAtom);
  const activation = useActivation(user, ({ message }) => {
    showBanner("success", message);
    return onChanged();
  });
  const { chosen, choose, isSending, submit, differences, takeMine, takeNow } = activation;
  const { isUnpaid, confirmUnpaid, cancelUnpaid } = activation;
  const isOffline = useIsOffline();
  const reason = useId();

  const isClosed = user.userAccount.isActive && !chosen.active;
  const [reasonError, setReasonError] = useState<string>();

  function save(event: FormEvent) {
    event.preventDefault();
    const error = isClosed ? findReasonError(activation.reason) : undefined;
    setReasonError(error);
    if (error === undefined) submit();
  }

  return (
    <>
      {differences && (
        <EditConflict
          differences={differences}
          busy={isSending}
          onKeepMine={takeMine}
          onTakeCurrent={takeNow}
        />
      )}
      {!user.userAccount.isActive && (
        <div className={styles.buttons}>
          <ActivatePaidButton user={user} activation={activation} />
        </div>
      )}
      <form className={styles.activation} onSubmit={save} aria-label="Aktivointi">
        <YesNoSelect
          label="Tili on aktiivinen"
          on={chosen.active}
          onChange={(active) => choose({ active })}
        />
        <YesNoSelect label="Tili on maksettu" on={chosen.paid} onChange={(paid) => choose({ paid })} />
        {chosen.paid && (
          <PaidYearSelect
            account={user.userAccount}
            chosen={chosen.paidUntil}
            onChange={(paidUntil) => choose({ paidUntil })}
          />
        )}
        {isClosed && (
          <RestrictionReasonField
            value={activation.reason}
            error={reasonError}
            onChange={activation.setReason}
          />
        )}
        <Button
          type="submit"
          variant={user.userAccount.isActive ? "primary" : "plain"}
          busy={isSending}
          disabled={isOffline}
          aria-describedby={isOffline ? reason : undefined}
        >
          Tallenna tila
        </Button>
        <OfflineNotice action="Tilan tallentaminen" id={reason} />
      </form>
      {isUnpaid && (
        <UnpaidActivationDialog name={displayName(user)} onClose={cancelUnpaid} onConfirm={confirmUnpaid} />
      )}
    </>
  );
}
