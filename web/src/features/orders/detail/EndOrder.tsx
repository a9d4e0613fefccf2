import { endUnfetchedOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { canCancel } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { Suspense, useId } from "react";
import { api } from "../../../lib/api/client.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import type { DisplayedStatus } from "../steps/displayed-status.ts";
import styles from "./OrderEnding.module.css";
import { useShowChanged } from "./use-show-changed.ts";

/** Loaded when it is opened: few orders are rejected. */
const RejectDialog = lazyPart(() => import("./RejectDialog.tsx").then((file) => file.RejectDialog));

/** What ends an order by its seller, as long as its status allows it. A queued step is sent or taken back first. */
export function EndOrder({ order, displayedStatus }: { order: Order; displayedStatus: DisplayedStatus }) {
  const { overlay, open, close } = useOverlay();
  const isOffline = useIsOffline();
  const reason = useId();
  const showChanged = useShowChanged();
  if (displayedStatus.step) return null;
  const canReject = canCancel(order, "seller");
  if (!canReject && !canCancel(order, "notFetched")) return null;

  async function giveUp() {
    showChanged((await api(endUnfetchedOrder, { params: { id: order._id } })).order);
  }

  const text = canReject ? "Hylkää tilaus" : "Ei noudettu";
  return (
    <div className={styles.end}>
      <OfflineNotice action={canReject ? "Tilauksen hylkääminen" : "Tilauksen päättäminen"} id={reason} />
      <Button
        variant="plain"
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => open("end")}
      >
        {text}
      </Button>
      {overlay === "end" && canReject && (
        <Suspense fallback={null}>
          <RejectDialog order={order} onClose={close} onChanged={showChanged} />
        </Suspense>
      )}
      {overlay === "end" && !canReject && (
        <ConfirmDialog
          title="Eikö tilausta noudettu?"
          confirm="Ei noudettu"
          onClose={close}
          onConfirm={giveUp}
        >
          <p>
            Tilaus {order.orderNumber} päättyy, ostaja saa siitä tiedon, ja tilattu määrä palaa myyntiin. Tätä
            ei voi kumota.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
