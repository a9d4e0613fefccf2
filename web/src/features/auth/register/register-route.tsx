import { useAtom } from "jotai/react";
import { Suspense, useEffect, useState } from "react";
import { Await, redirect, useLoaderData, useLocation } from "react-router-dom";
import { loadRegions } from "../../../lib/api/locations.ts";
import { whenIdle } from "../../../lib/api/when-idle.ts";
import { LoadFailed } from "../../../lib/connection/LoadFailed.tsx";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { useSteps } from "../../../lib/routing/history/use-steps.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { isLoggedInAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { loadPlanOffers } from "../../../market/plans/plan-offers.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Stepper } from "../../../ui/layout/Stepper.tsx";
import { useStepFocus } from "../../../ui/layout/use-step-focus.ts";
import styles from "../AuthPage.module.css";
import { PlanStep } from "./PlanStep.tsx";
import {
  emptyRegistration,
  noSecrets,
  type RegistrationStep,
  registrationAtom,
} from "./register-draft-atom.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

/** Logged-in users have an account already and are redirected to the profile. */
export function loader() {
  if (store.get(isLoggedInAtom)) throw redirect(paths.profile);
  const plans = loadPlanOffers();
  plans.catch(() => undefined);
  return { plans, regions: loadRegions() };
}

/** Loaded lazily: the validation of phone numbers and ids exceeds a page's script budget. */
const loadForms = () => import("./register-forms.ts");
const DetailsStep = lazyPart(() => loadForms().then((file) => file.DetailsStep));
const VerifyStep = lazyPart(() => loadForms().then((file) => file.VerifyStep));

const steps = ["Tili", "Tiedot", "Vahvistus"] as const;

const hashes = [
  [0, "tili"],
  [1, "tiedot"],
  [2, "vahvistus"],
] as const;

/** Registration in three steps: plan, details, PIN code. §2 */
function Register({ plans, regions }: ReturnType<typeof loader>) {
  const [{ step: requestedStep, plan, draft }, setSignUp] = useAtom(registrationAtom);
  const [secrets, setSecrets] = useState(noSecrets);
  const preselectedPlan = new URLSearchParams(useLocation().search).get("tili");
  // Without a user name nobody has registered on this device, for example when the link of the last step was shared.
  const step = requestedStep === 2 && draft.username === "" ? 0 : requestedStep;
  const heading = useStepFocus(step);
  const { go, goBack } = useSteps<RegistrationStep>({
    hashes,
    step,
    setStep: (next) => setSignUp({ step: next, plan, draft }),
  });

  useEffect(() => {
    void whenIdle(() => void loadForms().catch(() => undefined));
  }, []);

  return (
    <div className={styles.page}>
      <PageHead
        title="Liity myyjäksi"
        description="Avaa myyjän tili Halkopihaan: valitse tili, täytä tiedot ja vahvista pinkoodilla."
        path={paths.register}
      />
      <h1 ref={heading} tabIndex={-1}>
        {step === 0 ? "Liity myyjäksi" : steps[step]}
      </h1>
      {step === 0 && (
        <p className={styles.lead}>
          Myy polttopuita, puutuotteita ja metsäpalveluja oman maakuntasi asukkaille. Valitse tili, täytä
          tiedot ja vahvista ne pinkoodilla.
        </p>
      )}
      <Stepper label="Liittymisen vaiheet" steps={steps} current={step} />
      <Suspense fallback={<Skeleton count={3} shape="line" />}>
        {step === 0 && (
          <Await resolve={plans} errorElement={<LoadFailed title="Tilivaihtoehtoja ei saatu haettua." />}>
            {(loadedPlans) => (
              <PlanStep
                plans={loadedPlans}
                preselectedPlan={preselectedPlan}
                onChoose={(chosen) => {
                  setSignUp({ step, plan: chosen, draft });
                  go(1);
                }}
              />
            )}
          </Await>
        )}
        {step === 1 && (
          <DetailsStep
            plan={plan}
            plans={plans}
            regions={regions}
            secrets={secrets}
            onBack={() => goBack(0)}
            onDone={(typed) => {
              setSecrets(typed);
              go(2);
            }}
          />
        )}
        {step === 2 && (
          <VerifyStep
            draft={draft}
            password={secrets.password}
            onVerified={() => setSignUp(emptyRegistration)}
            onBack={() => goBack(1)}
          />
        )}
      </Suspense>
    </div>
  );
}

function RegisterPage() {
  return <Register {...useLoaderData<typeof loader>()} />;
}

const pending = new Promise<never>(() => undefined);

/** The page while the plans are pending. */
function RegisterSkeleton() {
  return <Register plans={pending} regions={pending} />;
}

export { RegisterPage as Component, RegisterSkeleton as HydrateFallback };
