import type { User } from "@halkopiha/domain/accounts/user.ts";
import { acceptTerms } from "@halkopiha/domain/contract/accounts/contract.ts";
import { useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { useAccountChange } from "../../../../market/account/use-account-change.ts";
import { Button } from "../../../../ui/forms/Button.tsx";

interface Props {
  user: Pick<User, "_id">;
  version: number;
  onSaved(user: User): void;
}

/** The button with which a seller accepts a version of the terms of use; the banner shows an error. */
export function AcceptTerms({ user, version, onSaved }: Props) {
  const [isBusy, setBusy] = useState(false);
  const isOffline = useIsOffline();
  const reason = useId();
  const change = useAccountChange(onSaved);

  async function accept() {
    setBusy(true);
    await change(api(acceptTerms, { params: { id: user._id }, body: { version } })).catch(() => undefined);
    setBusy(false);
  }

  return (
    <>
      <OfflineNotice action="Ehtojen hyväksyminen" id={reason} />
      <Button
        busy={isBusy}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => void accept()}
      >
        Hyväksy uudet ehdot
      </Button>
    </>
  );
}
