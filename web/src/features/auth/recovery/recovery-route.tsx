import { useAtom } from "jotai/react";
import { Suspense, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { useSteps } from "../../../lib/routing/history/use-steps.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { joinClasses } from "../../../ui/classes.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Stepper } from "../../../ui/layout/Stepper.tsx";
import { useHydrated } from "../../../ui/layout/use-hydrated.ts";
import { useStepFocus } from "../../../ui/layout/use-step-focus.ts";
import styles from "../AuthPage.module.css";
import { emptyRecovery, type RecoveryStep, recoveryAtom } from "./recovery-atom.ts";

/** Loaded lazily: they use the validation of the sign-up form, which exceeds a page's script budget. */
const RecoverySteps = lazyPart(() => import("./RecoverySteps.tsx").then((file) => file.RecoverySteps));

const steps = ["Sähköposti", "Pinkoodi", "Salasanan vaihto"] as const;

const hashes = [
  [0, "tili"],
  [1, "pinkoodi"],
  [2, "salasana"],
] as const;

/** The step to show: after a reload, or with a shared link, the data of an earlier step may be missing. */
function resolveStep(step: RecoveryStep, account: string, pincode: string): RecoveryStep {
  if (account === "") return 0;
  return step === 2 && pincode === "" ? 1 : step;
}

/** Password recovery in three steps. §2 */
export function Component() {
  const [{ step: requestedStep, account, requestedAt }, setRecovery] = useAtom(recoveryAtom);
  const [pincode, setPincode] = useState("");
  const step = resolveStep(requestedStep, account, pincode);
  const setStep = (next: RecoveryStep) => setRecovery({ step: next, account, requestedAt });
  const { go, goBack } = useSteps<RecoveryStep>({ hashes, step, setStep });
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useStepFocus(step);
  return (
    <div className={joinClasses(styles.page, styles.narrow)}>
      <PageHead
        title="Salasanan palautus"
        description="Vaihda unohtunut salasana pinkoodilla."
        path={paths.recovery}
      />
      <h1 ref={heading} tabIndex={-1}>
        {step === 0 ? "Salasanan palautus" : steps[step]}
      </h1>
      <Stepper label="Palautuksen vaiheet" steps={steps} current={step} />
      <Card>
        <Suspense fallback={<Skeleton count={3} shape="line" />}>
          <RecoverySteps
            step={step}
            account={account}
            pincode={pincode}
            onRequested={(requested) => {
              setRecovery({ step, account: requested, requestedAt: Date.now() });
              setPincode("");
              if (step !== 1) go(1);
            }}
            onChangeAccount={() => goBack(0)}
            onValidated={(validated) => {
              setPincode(validated);
              go(2);
            }}
            onRecovered={() => {
              setRecovery(emptyRecovery);
              navigate({ pathname: paths.login, search });
            }}
          />
        </Suspense>
      </Card>
      <p>
        Muistitko salasanan?{" "}
        <Link to={{ pathname: paths.login, search: useHydrated() ? search : "" }}>Kirjaudu sisään</Link>
      </p>
    </div>
  );
}
