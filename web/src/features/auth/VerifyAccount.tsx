import { verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import type { ReactNode } from "react";
import { api } from "../../lib/api/client.ts";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./AuthPage.module.css";
import { PincodeForm } from "./PincodeForm.tsx";
import { requestCode } from "./request-code.ts";

interface Props {
  username: string;
  /** Says where the pincode was sent. */
  intro: ReactNode;
  /** Called with the server's message when the account is verified. */
  onVerified(message: string): Promise<void> | void;
  children?: ReactNode;
}

/** Verifies an account with the pincode that was sent to its owner. §2 */
export function VerifyAccount({ username, intro, onVerified, children }: Props) {
  async function verify(pincode: string) {
    const { message } = await api(verifyPincode, { body: { pincode, username } });
    await onVerified(message);
  }

  return (
    <Card className={styles.form}>
      <p>{intro}</p>
      <PincodeForm
        offlineAction="Vahvistus"
        action="Varmenna"
        onSubmit={verify}
        onResend={() => requestCode({ username })}
      />
      {children}
    </Card>
  );
}
