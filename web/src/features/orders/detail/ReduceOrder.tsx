import type { Order } from "@halkopiha/domain/orders/order.ts";
import { canReduce } from "@halkopiha/domain/orders/reduce-order.ts";
import { Suspense, useId } from "react";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { ReductionState } from "../../../market/orders/ReductionState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { DisplayedStatus } from "../steps/displayed-status.ts";
import styles from "./OrderEnding.module.css";
import { useShowChanged } from "./use-show-changed.ts";

/** Loaded when it is opened: few orders become smaller. */
const ReduceDialog = lazyPart(() => import("./ReduceDialog.tsx").then((file) => file.ReduceDialog));

/** What a seller who cannot deliver all of an order proposes to its buyer. A queued step is sent or taken back first. */
export function ReduceOrder({ order, displayedStatus }: { order: Order; displayedStatus: DisplayedStatus }) {
  const { overlay, open, close } = useOverlay();
  const isOffline = useIsOffline();
  const reason = useId();
  const showChanged = useShowChanged();
  const isOpen = canReduce(order) && !displayedStatus.step;
  if (!isOpen && !order.reduction) return null;
  return (
    <>
      {order.reduction && (
        <Card>
          <h2>Määrän pienentäminen</h2>
          <ReductionState order={order} reduction={order.reduction} reader="seller" />
        </Card>
      )}
      {isOpen && (
        <div className={styles.end}>
          <OfflineNotice action="Määrän pienentäminen" id={reason} />
          <Button
            variant="plain"
            disabled={isOffline}
            aria-describedby={isOffline ? reason : undefined}
            onClick={() => open("reduce")}
          >
            Pienennä määrää
          </Button>
          {overlay === "reduce" && (
            <Suspense fallback={null}>
              <ReduceDialog order={order} onClose={close} onChanged={showChanged} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
