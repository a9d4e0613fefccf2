import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { findWithdrawalObstacle, getWithdrawalEnd } from "@halkopiha/domain/orders/withdrawal.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import { privateSellerNotice } from "@halkopiha/domain/products/trader-status.ts";
import { type ReactNode, Suspense, useId, useState } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { OfflineNotice, useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import { formatDate } from "../../lib/format/format.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { EndProps } from "./CancelOrder.tsx";
import styles from "./OrderEnd.module.css";

/** Loaded when it is opened: most buyers never do. */
const WithdrawalDialog = lazyPart(() =>
  import("./WithdrawalDialog.tsx").then((file) => file.WithdrawalDialog),
);

/** The day on which the period ends, in Finland: the instant is past it. */
const formatLastDay = (end: string) => formatDate(new Date(Date.parse(end) - 1).toISOString());

/** Until when one may withdraw. */
function describePeriod(order: BuyerOrder): string {
  const end = getWithdrawalEnd(order);
  if (end !== null) return `viimeistään ${formatLastDay(end)}`;
  const start = areServices(order.items) ? "tilauksesta" : "siitä, kun olet saanut tavaran";
  return `viimeistään ${withdrawalDays} päivän kuluttua ${start}`;
}

function Right({ children }: { children: ReactNode }) {
  return (
    <Card>
      <h2>Peruuttamisoikeus</h2>
      {children}
    </Card>
  );
}

/** The function for withdrawing, during the whole period. Consumer Rights Directive art. 11a(1). */
function OpenRight(props: EndProps) {
  // Not an overlay of the history, whose entry would lack the code in the fragment.
  const [isOpen, setOpen] = useState(false);
  const isOffline = useIsOffline();
  const reason = useId();
  return (
    <Right>
      <p>Voit peruuttaa sopimuksen syytä ilmoittamatta {describePeriod(props.order)}.</p>
      <div className={styles.act}>
        <OfflineNotice action="Peruuttaminen" id={reason} />
        <Button
          disabled={isOffline}
          aria-describedby={isOffline ? reason : undefined}
          onClick={() => setOpen(true)}
        >
          Peruuta sopimus tästä
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <WithdrawalDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Right>
  );
}

/** How the buyer withdraws from the contract, or why they cannot; nothing once the order has ended, which the steps show. */
export function WithdrawalRight(props: EndProps) {
  const { order } = props;
  const [now] = useState(() => Date.now());
  if (order.withdrawal) return null;
  const obstacle = findWithdrawalObstacle(order, now);
  switch (obstacle) {
    case null:
      return <OpenRight {...props} />;
    case "cancelled":
      return null;
    case "private":
      return (
        <Right>
          <p>
            Lakisääteistä peruuttamisoikeutta ei ole, koska myyjä ei ole yritys. {privateSellerNotice}. Sovi
            muutoksista myyjän kanssa.
          </p>
        </Right>
      );
    case "over":
      return (
        <Right>
          <p>Peruuttamisaika on päättynyt. Jos tavarassa tai palvelussa on virhe, kerro siitä myyjälle.</p>
        </Right>
      );
    default:
      return obstacle satisfies never;
  }
}
