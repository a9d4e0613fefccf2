import { useSetAtom } from "jotai/react";
import { useNavigate } from "react-router-dom";
import { assertApiError } from "../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { toLoginState } from "../login/login-state.ts";
import { useLogIn } from "../use-log-in.ts";
import { VerifyAccount } from "../VerifyAccount.tsx";
import type { RegistrationDraft } from "./register-draft-atom.ts";

interface Props {
  draft: Pick<RegistrationDraft, "username" | "email">;
  /** Empty after a reload. */
  password: string;
  /** Empties the form. */
  onVerified(): void;
  onBack(): void;
}

/** The pincode step of the registration. It logs in with the password that was typed, or else leads to the login. §2 */
export function VerifyStep({ draft: { username, email }, password, onVerified, onBack }: Props) {
  const logIn = useLogIn();
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function logInOrFail(): Promise<boolean> {
    try {
      await logIn({ username, password }, { isFirst: true });
      return true;
    } catch (error) {
      assertApiError(error);
      return false;
    }
  }

  async function openAccount(message: string): Promise<void> {
    const isLoggedIn = password !== "" && (await logInOrFail());
    // Only now, because it shows the first step.
    onVerified();
    if (isLoggedIn) return;
    showBanner("success", message);
    await navigate(paths.login, { state: toLoginState(username) });
  }

  return (
    <VerifyAccount
      username={username}
      intro={`Lähetimme pinkoodin ${email.trim() === "" ? "tekstiviestillä" : `osoitteeseen ${email}`}. Kirjoita se tähän, niin tilisi on vahvistettu.`}
      onVerified={openAccount}
    >
      <Button variant="quiet" onClick={onBack}>
        Korjaa tietoja
      </Button>
    </VerifyAccount>
  );
}
