import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { lazyPart } from "../../../offline/ui/lazy-part.tsx";
import { joinClasses } from "../../../ui/classes.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Stepper } from "../../../ui/layout/Stepper.tsx";
import { useStepFocus } from "../../../ui/layout/use-step-focus.ts";
import styles from "../AuthPage.module.css";

/** Loaded lazily: they use the validation of the sign-up form, which exceeds a page's script budget. */
const RecoverySteps = lazyPart(() => import("./RecoverySteps.tsx").then((file) => file.RecoverySteps));

const steps = ["Sähköposti", "Pinkoodi", "Salasanan vaihto"] as const;

/** Password recovery in three steps. §2 */
export function RecoveryPage() {
  const [step, setStep] = useState<0 | 1 | 2>(0);
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
          <RecoverySteps step={step} onStep={setStep} />
        </Suspense>
      </Card>
      <p>
        Muistitko salasanan? <Link to={paths.login}>Kirjaudu sisään</Link>
      </p>
    </div>
  );
}
