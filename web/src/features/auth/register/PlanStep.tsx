import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { PlanCard } from "../../../market/plans/PlanCard.tsx";
import type { PlanOffer } from "../../../market/plans/plan-offers.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import styles from "../AuthPage.module.css";

interface Props {
  plans: readonly PlanOffer[];
  /** The plan that the link to this page preselects. */
  preselectedPlan: string | null;
  onChoose(plan: PlanName): void;
}

/** The plans, each with a button to continue. §2 */
export function PlanStep({ plans, preselectedPlan, onChoose }: Props) {
  if (plans.length === 0) return <EmptyState title="Tilejä ei ole nyt tarjolla." />;
  return (
    <>
      <p>
        Onko sinulla jo tili? <Link to={paths.login}>Kirjaudu sisään</Link>
      </p>
      <h2>Valitse tili</h2>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan._id}>
            <PlanCard plan={plan}>
              <Button
                variant={preselectedPlan === plan.accountPlan ? "accent" : "primary"}
                onClick={() => onChoose(plan.accountPlan)}
                aria-label={`Luo tili: ${plan.title}`}
              >
                Luo tili
              </Button>
            </PlanCard>
          </li>
        ))}
      </ul>
    </>
  );
}
