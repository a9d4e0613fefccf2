import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { resetSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";

/** Removes the second factor of a user who has lost the phone and the recovery codes. ADR 40 */
export function ResetFactorButton({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();

  async function reset() {
    const { message } = await api(resetSecondFactor, { params: { id: user._id } });
    showBanner("success", `${displayName(user)}: ${message}`);
  }

  return (
    <>
      <Button variant="plain" disabled={isOffline} onClick={() => setAsking(true)}>
        Poista kaksivaiheinen tunnistautuminen
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Poista kaksivaiheinen tunnistautuminen"
          confirm="Poista"
          onClose={() => setAsking(false)}
          onConfirm={reset}
        >
          <p>
            Tee tämä vain, jos {displayName(user)} on menettänyt puhelimensa ja palautuskoodinsa ja olet
            varmistanut, kuka hän on. Hänen istuntonsa päättyvät, ja tilille pääsee pelkällä salasanalla.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
