import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { type PricedPlan, standardPlans } from "@halkopiha/domain/reference-data/membership.ts";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { FeeTable } from "./Fees.tsx";

/** The current plans; the standard prices until they are loaded. */
function useCurrentPlans(): readonly PricedPlan[] {
  const [plans, setPlans] = useState<readonly PricedPlan[]>(Object.values(standardPlans));
  useEffect(() => {
    // If the request fails, the standard prices stay.
    api(listPlans, {}).then(
      ({ accounts }) => accounts.length > 0 && setPlans(accounts),
      () => undefined,
    );
  }, []);
  return plans;
}

/** What the plans cost today, for who joins: an admin may have changed it since the terms were written. */
export function CurrentFees() {
  return (
    <>
      <p>Näillä hinnoilla tili avataan nyt.</p>
      <FeeTable caption="Hinnat nyt, koko vuodelta ja toukokuussa liittyvältä" plans={useCurrentPlans()} />
    </>
  );
}
