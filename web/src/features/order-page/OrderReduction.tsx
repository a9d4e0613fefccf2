import { answerReduction } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { canReduce } from "@halkopiha/domain/orders/reduce-order.ts";
import { useSetAtom } from "jotai/react";
import { useId, useState, useTransition } from "react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { ReductionState } from "../../market/orders/ReductionState.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./OrderEnd.module.css";

interface Props {
  order: BuyerOrder;
  link: OrderLink;
  onChanged(order: BuyerOrder): void;
  /** Called when the seller has changed the proposal meanwhile. */
  onStale(): void;
}

/** With which a buyer accepts less than was ordered, or keeps the order as it is; nothing without a proposal. */
export function OrderReduction({ order, link: { id, code }, onChanged, onStale }: Props) {
  const [pressed, setPressed] = useState<boolean>();
  const [isSending, start] = useTransition();
  const isOffline = useIsOffline();
  const hint = useId();
  const showBanner = useSetAtom(showBannerAtom);
  const { reduction } = order;
  if (!reduction) return null;
  const { proposedAt } = reduction;

  async function answer(accepted: boolean) {
    try {
      const answered = await api(answerReduction, { params: { id }, body: { code, proposedAt, accepted } });
      showBanner("success", accepted ? "Tilaus on muutettu." : "Tilaus pysyy ennallaan.");
      onChanged(answered.order);
    } catch (error) {
      // The banner has shown it.
      assertApiError(error);
      if (error.status === 403 || error.status === 409) onStale();
    }
  }

  function press(accepted: boolean) {
    setPressed(accepted);
    start(() => answer(accepted));
  }

  const state = { disabled: isOffline || isSending, "aria-describedby": isOffline ? hint : undefined };
  return (
    <Card>
      <h2>Pienempi määrä</h2>
      <ReductionState order={order} reduction={reduction} reader="buyer" />
      {!reduction.answer && canReduce(order) && (
        <div className={styles.act}>
          <OfflineNotice action="Vastaaminen" id={hint} />
          <div className={styles.buttons}>
            <Button {...state} busy={isSending && pressed === true} onClick={() => press(true)}>
              Hyväksy muutos
            </Button>
            <Button
              {...state}
              variant="plain"
              busy={isSending && pressed === false}
              onClick={() => press(false)}
            >
              Pidä tilaus ennallaan
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
