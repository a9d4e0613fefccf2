import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { describeVat, listNetRows } from "@halkopiha/domain/money/vat-note.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { privateSellerNotice } from "@halkopiha/domain/products/trader-status.ts";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { PlacedOrder } from "../../market/orders/PlacedOrder.tsx";
import { TotalsList } from "../../ui/data/TotalsList.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import { DeliveryPlace } from "./DeliveryPlace.tsx";
import type { OrderLink } from "./load-order-page.ts";
import { OrderReduction } from "./OrderReduction.tsx";
import { OrderTime } from "./OrderTime.tsx";
import { ReorderButton } from "./ReorderButton.tsx";
import { StatusTimeline } from "./StatusTimeline.tsx";
import { WithdrawalRight } from "./WithdrawalRight.tsx";

/** Loaded lazily: it waits for an answer in any case, and the page is there before. */
const OrderNotifications = lazyPart(() =>
  import("./OrderNotifications.tsx").then((file) => file.OrderNotifications),
);

/** The terms of the contract that the order made. */
function Terms({ order }: { order: BuyerOrder }) {
  return (
    <Card>
      <h2>Ehdot</h2>
      <p>
        Kauppa on syntynyt sinun ja myyjän välille. Maksat suoraan myyjälle sillä tavalla, jonka sovit hänen
        kanssaan. {describeVat(order.totals.byVat)}{" "}
        {order.seller.business
          ? "Peruuttamisen ohje ja lomake ovat myös tilausvahvistuksessa."
          : `${privateSellerNotice}.`}
      </p>
      {order.items.some(({ dryGuaranteed }) => dryGuaranteed) && (
        <>
          <h3>Kuivuustakuu</h3>
          {drynessGuarantee.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      <p>
        <Link to={paths.salesTerms}>Myynti- ja toimitusehdot</Link>,{" "}
        <Link to={paths.withdrawal}>Peruuttamisoikeus</Link>
      </p>
    </Card>
  );
}

interface Props {
  order: BuyerOrder;
  /** When the server sent the order, if it could not be asked now: milliseconds since 1970. */
  cachedAt?: number | undefined;
  link: OrderLink;
  onChanged(order: BuyerOrder): void;
  /** Called when the order has changed elsewhere meanwhile. */
  onStale(): void;
  /** The review and the messages. */
  children?: ReactNode;
}

/** An order for its buyer: how far it is, what was ordered from whom, and what it costs. */
export function OrderDetails({ order, cachedAt, link, onChanged, onStale, children }: Props) {
  const { totals } = order;
  return (
    <>
      {cachedAt !== undefined && <CachedAt at={cachedAt} />}
      <Card>
        <h2>Vaiheet</h2>
        <StatusTimeline order={order} />
        <Suspense fallback={null}>
          <OrderNotifications link={link} />
        </Suspense>
        <CancelOrder order={order} link={link} onChanged={onChanged} />
      </Card>
      <OrderReduction order={order} link={link} onChanged={onChanged} onStale={onStale} />
      <OrderTime order={order} link={link} onChanged={onChanged} onStale={onStale} />
      {children}
      <PlacedOrder order={order}>
        <ReorderButton items={order.items} />
        <Button variant="plain" icon="print" onClick={() => window.print()}>
          Tulosta
        </Button>
      </PlacedOrder>
      <DeliveryPlace order={order} />
      <Card>
        <TotalsList
          rows={listNetRows(totals.totalPriceExcludingTax, totals.byVat)}
          total={{ term: "Yhteensä", value: formatEuros(totals.totalPrice) }}
        />
      </Card>
      <WithdrawalRight order={order} link={link} onChanged={onChanged} />
      <Terms order={order} />
    </>
  );
}
