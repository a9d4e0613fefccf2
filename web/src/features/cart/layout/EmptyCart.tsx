import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { lastSearchAtom } from "../../../market/products/last-search-atom.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { StepButtons } from "./StepButtons.tsx";

/** The link from the cart to where the visitor has searched. */
export function BackToSearch() {
  return (
    <Link to={`${paths.search}${useAtomValue(lastSearchAtom)}`} className={buttonClass("plain")}>
      Takaisin
    </Link>
  );
}

/** A cart without products. `placedOrderCount`: orders placed on this device. */
export function EmptyCart({ placedOrderCount = 0 }: { placedOrderCount?: number }) {
  return (
    <>
      <EmptyState title="Ostoskorisi on tyhjä.">
        <Link to={paths.placedOrders} className={buttonClass("quiet")}>
          {placedOrderCount > 0 ? `Omat tilaukset (${placedOrderCount})` : "Omat tilaukset"}
        </Link>
      </EmptyState>
      <StepButtons back={<BackToSearch />}>
        <Button variant="accent" size="large" disabled>
          Jatka
        </Button>
      </StepButtons>
    </>
  );
}
