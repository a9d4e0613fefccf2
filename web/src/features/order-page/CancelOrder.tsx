import { cancelOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import { canCancel } from "@halkopiha/domain/orders/cancellation.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { useSetAtom } from "jotai/react";
import { useId, useState } from "react";
import { api } from "../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./OrderEnd.module.css";

export interface EndProps {
  order: BuyerOrder;
  link: OrderLink;
  onChanged(order: BuyerOrder): void;
}

/** With which a buyer cancels an order that its seller has not taken up; nothing for others. */
export function CancelOrder({ order, link: { id, code }, onChanged }: EndProps) {
  // Not an overlay of the history, whose entry would lack the code in the fragment.
  const [isOpen, setOpen] = useState(false);
  const isOffline = useIsOffline();
  const showBanner = useSetAtom(showBannerAtom);
  const reason = useId();
  if (!canCancel(order, "buyer")) return null;

  async function cancel() {
    const answer = await api(cancelOrder, { params: { id }, body: { code } });
    showBanner("success", "Tilaus on peruttu.");
    onChanged(answer.order);
  }

  return (
    <div className={styles.act}>
      <OfflineNotice action="Tilauksen peruminen" id={reason} />
      <Button
        variant="plain"
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => setOpen(true)}
      >
        Peru tilaus
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Perutaanko tilaus?"
          confirm="Peru tilaus"
          cancel="Älä peru"
          onClose={() => setOpen(false)}
          onConfirm={cancel}
        >
          <p>
            Myyjä ei ole vielä ottanut tilausta {order.orderNumber} käsittelyyn, joten voit perua sen
            kokonaan. Myyjä saa tiedon heti. Perumista ei voi kumota.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
