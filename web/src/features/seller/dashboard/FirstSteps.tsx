import type { User } from "@halkopiha/domain/accounts/user.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { useAtom, useAtomValue } from "jotai/react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./FirstSteps.module.css";
import { type FirstStep, listFirstSteps } from "./first-steps.ts";

/** True when the steps are done or have been hidden, so that they are not loaded again. */
const hideFirstStepsAtom = userStoredAtom("first-steps-hidden", false, (stored) =>
  stored === true ? true : undefined,
);

/** Loads the steps; null when that fails, because the orders below are what the seller came for. */
async function loadSteps(owner: string): Promise<FirstStep[] | null> {
  try {
    // The account too: the profile is not loaded again when the seller comes back from its settings.
    const [{ user }, { deliveryCosts }, groups] = await Promise.all([
      api(readUser, { params: { id: owner } }, { handlesNoResponse: true }),
      api(listDeliveryCosts, { query: { owner } }, { handlesNoResponse: true }),
      api(listUserProducts, { params: { id: owner } }, { handlesNoResponse: true }),
    ]);
    return listFirstSteps({ user, costCount: deliveryCosts.length, groups });
  } catch (error) {
    assertApiError(error);
    return null;
  }
}

function StepList({ steps, onHide }: { steps: readonly FirstStep[]; onHide(): void }) {
  const isDone = steps.every((step) => step.isDone);
  const hideDone = useEffectEvent(() => {
    if (isDone) onHide();
  });
  useEffect(hideDone, []);
  if (isDone) return null;
  return (
    <Card className={styles.card}>
      <h2>Ensiaskeleet</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.text} className={styles.step}>
            <span className={step.isDone ? styles.done : styles.open}>
              {step.isDone && <Icon name="check" />}
            </span>
            {step.isDone ? (
              <span>
                {step.text}
                <VisuallyHidden> (tehty)</VisuallyHidden>
              </span>
            ) : (
              <Link to={step.to}>{step.text}</Link>
            )}
          </li>
        ))}
      </ol>
      <Button variant="quiet" onClick={onHide}>
        Piilota ohjeet
      </Button>
    </Card>
  );
}

/** A checklist for new sellers, until everything is done or they hide it. */
export function FirstSteps({ user }: { user: User }) {
  const [isHidden, setHidden] = useAtom(hideFirstStepsAtom);
  const session = useAtomValue(sessionAtom);
  const [steps, setSteps] = useState<FirstStep[] | null>(null);
  const load = useEffectEvent(async () => {
    // After a logout, while the page is being left, the calls would be answered as to a stranger.
    if (!isHidden && session) setSteps(await loadSteps(user._id));
  });
  // Not while rendering, which React may start again and again until the page is mounted.
  useEffect(() => void load(), []);
  if (isHidden || !steps) return null;
  return <StepList steps={steps} onHide={() => setHidden(true)} />;
}
