import {
  recoverPassword,
  requestPincode,
  validatePincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { PincodeForm } from "../PincodeForm.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

interface Props {
  step: 0 | 1 | 2;
  onStep(step: 0 | 1 | 2): void;
}

/** The three steps: e-mail address, code, new password. §2 */
export function RecoverySteps({ step, onStep }: Props) {
  const [email, setEmail] = useState("");
  const [pincode, setPincode] = useState("");
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function request(address: string) {
    const { message } = await api(requestPincode, { body: { email: address } });
    setEmail(address);
    showBanner("success", message);
    onStep(1);
  }

  async function validate(typed: string) {
    await api(validatePincode, { body: { pincode: typed } });
    setPincode(typed);
    onStep(2);
  }

  async function recover(password: string, confPassword: string) {
    const { message } = await api(recoverPassword, { body: { email, pincode, password, confPassword } });
    showBanner("success", message);
    navigate(paths.login);
  }

  if (step === 0) return <EmailForm initial={email} onSubmit={request} />;
  if (step === 2) return <NewPasswordForm onSubmit={recover} />;
  return (
    <PincodeForm
      offlineAction="Salasanan palautus"
      action="Jatka"
      onSubmit={validate}
      onResend={() => request(email)}
    />
  );
}
