import { requestPincode, verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { useSetAtom } from "jotai/react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PincodeForm } from "../PincodeForm.tsx";

interface Props {
  username: string;
  email: string;
  onBack(): void;
  onDone(): void;
}

/** Verifies the new account with the PIN code. §2 */
export function PincodeStep({ username, email, onBack, onDone }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function verify(pincode: string) {
    const { message } = await api(verifyPincode, { body: { pincode, username } });
    showBanner("success", message);
    onDone();
    navigate(paths.login);
  }

  async function resend() {
    const { message } = await api(requestPincode, { body: { username } });
    showBanner("success", message);
  }

  return (
    <Card>
      <p>
        Lähetimme pinkoodin {email.trim() === "" ? "tekstiviestillä" : `osoitteeseen ${email}`}. Kirjoita se
        tähän, niin tilisi on vahvistettu.
      </p>
      <PincodeForm offlineAction="Vahvistus" action="Varmenna" onSubmit={verify} onResend={resend} />
      <Button variant="quiet" onClick={onBack}>
        Korjaa tietoja
      </Button>
    </Card>
  );
}
