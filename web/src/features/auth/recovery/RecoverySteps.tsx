import { recoverPassword, validatePincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import styles from "../AuthPage.module.css";
import { PincodeForm } from "../PincodeForm.tsx";
import { requestCode } from "../request-code.ts";
import { AccountForm, toAccountReference } from "./AccountForm.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import type { RecoveryStep } from "./recovery-atom.ts";

interface Props {
  step: RecoveryStep;
  /** The e-mail address or user name of the first step. */
  account: string;
  /** The pincode of the second step. */
  pincode: string;
  onRequested(account: string): void;
  onChangeAccount(): void;
  onValidated(pincode: string): void;
  onRecovered(): void;
}

/** The three steps: account, pincode, new password. §2 */
export function RecoverySteps(props: Props) {
  const { step, account, pincode, onRequested, onChangeAccount, onValidated, onRecovered } = props;
  const showBanner = useSetAtom(showBannerAtom);

  async function request(entered: string) {
    await requestCode(toAccountReference(entered));
    onRequested(entered);
  }

  async function validate(typed: string) {
    await api(validatePincode, { body: { pincode: typed } });
    onValidated(typed);
  }

  async function recover(password: string, confPassword: string) {
    const { message } = await api(recoverPassword, {
      body: { ...toAccountReference(account), pincode, password, confPassword },
    });
    showBanner("success", message);
    onRecovered();
  }

  if (step === 0) return <AccountForm initial={account} onSubmit={request} />;
  if (step === 2)
    return <NewPasswordForm button="Vaihda salasana" action="Salasanan vaihto" onSubmit={recover} />;
  return (
    <div className={styles.form}>
      <p>
        Jos tili <strong>{account}</strong> löytyy, lähetimme siihen pinkoodin. Kirjoita se tähän.
      </p>
      <PincodeForm
        offlineAction="Salasanan palautus"
        action="Jatka"
        onSubmit={validate}
        onResend={() => request(account)}
      />
      <Button variant="quiet" onClick={onChangeAccount}>
        Vaihda tili
      </Button>
    </div>
  );
}
