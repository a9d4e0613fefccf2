import { Registration } from "@halkopiha/domain/accounts/registration.ts";
import { register as registerCall } from "@halkopiha/domain/contract/accounts/registration.ts";
import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { findTermsInForce } from "@halkopiha/domain/terms/terms-versions.ts";
import { Suspense, use, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { getToday } from "../../../lib/format/today.ts";
import { setFieldErrors } from "../../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../../lib/forms/use-form-draft.ts";
import type { PlanOffer } from "../../../market/plans/plan-offers.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "../AuthPage.module.css";
import { DetailsFields, type RegisterValues } from "./DetailsFields.tsx";
import { FeeCard } from "./FeeCard.tsx";
import { isField, RegisterButton } from "./RegisterButton.tsx";
import {
  emptyRegistration,
  type RegistrationProgress,
  registrationAtom,
  type Secrets,
} from "./register-draft-atom.ts";

interface Props {
  plan: PlanName;
  plans: Promise<readonly PlanOffer[]>;
  regions: Promise<readonly Region[]>;
  /** What was typed on this page before, for who comes back to correct something. */
  secrets: Secrets;
  onBack(): void;
  onDone(secrets: Secrets): void;
}

function Fee({ plans, plan }: Pick<Props, "plans" | "plan">) {
  const chosen = use(plans).find(({ accountPlan }) => accountPlan === plan);
  return chosen ? <FeeCard plan={chosen} /> : null;
}

/** The sign-up form, validated with the schema that the server uses. §2, §5 */
export function DetailsStep({ plan, plans, regions, secrets, onBack, onDone }: Props) {
  const { form } = useFormDraft<RegisterValues, Registration, RegistrationProgress>({
    draftAtom: registrationAtom,
    emptyDraft: emptyRegistration,
    saved: { ...emptyRegistration.draft, ...secrets, accountPlan: plan },
    restore: ({ draft }) => draft,
    toDraft({ password, confPassword, socialSecurityNumber, terms, accountPlan, ...draft }) {
      return { step: 1, plan, draft };
    },
    resolver: schemaResolver(Registration),
  });
  // Idempotency key: resending the form after a lost response does not register the user twice.
  const [key] = useState(() => crypto.randomUUID());

  // That of the page which the form links, when it was opened.
  const [termsVersion] = useState(() => findTermsInForce(getToday()).version);

  async function submit(values: Registration) {
    try {
      const body = { ...values, termsVersion };
      await api(registerCall, { body, headers: { "idempotency-key": key } });
      const { password, confPassword, socialSecurityNumber, terms } = form.getValues();
      onDone({ password, confPassword, socialSecurityNumber, terms });
    } catch (error) {
      assertApiError(error);
      const taken = error.code === "usernameTaken" && { username: error.message };
      setFieldErrors(form, { ...error.fields, ...taken }, isField);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
      aria-label="Tiedot"
    >
      <Suspense fallback={<Skeleton count={1} />}>
        <Fee plans={plans} plan={plan} />
      </Suspense>
      <Card>
        <Suspense fallback={<Skeleton count={6} shape="line" />}>
          <DetailsFields form={form} regions={regions} />
        </Suspense>
      </Card>
      <div className={styles.buttons}>
        <RegisterButton form={form} />
        <Button variant="plain" onClick={onBack}>
          Takaisin
        </Button>
      </div>
    </form>
  );
}
