import { formatAppliedVat, formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import { describeVat, listNetRows } from "@halkopiha/domain/money/vat-note.ts";
import { type Order, type OrderItem, type OrderTotals, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { formatBusinessId, privateSellerNotice } from "@halkopiha/domain/products/trader-status.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import type { ReactNode } from "react";
import { toMailHref, toTelHref } from "../../../lib/format/contact-href.ts";
import { formatDate, formatDateTime } from "../../../lib/format/format.ts";
import { useOperator } from "../../../market/operator/use-operator.ts";
import { findEndingBadge } from "../../../market/orders/ending-labels.ts";
import {
  formatDelivery,
  formatItemDetails,
  formatPromisedTime,
} from "../../../market/orders/order-labels.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { TotalsList } from "../../../ui/data/TotalsList.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Logo } from "../../../ui/layout/Logo.tsx";
import { type DisplayedStatus, formatStepNote } from "../steps/displayed-status.ts";
import styles from "./OrderSheet.module.css";

const headClass = {
  recieved: styles.recieved,
  "in progress": styles.inProgress,
  "in delivery": styles.inDelivery,
  delivered: styles.delivered,
} as const;

const columns: readonly Column<OrderItem>[] = [
  {
    header: "Tuote",
    cell: (item) => (
      <span>
        {formatItemTitle(item)}
        <small className={styles.details}>{formatItemDetails(item)}</small>
      </span>
    ),
  },
  {
    header: "Määrä",
    cell: ({ quantity, unit }) => formatQuantity(quantity, unit),
    isNumeric: true,
  },
  { header: "Yksikköhinta", cell: ({ unitPrice }) => formatEuros(unitPrice), isNumeric: true },
  { header: "Alv", cell: ({ vat }) => formatAppliedVat(vat), isNumeric: true },
  {
    header: "Yhteensä",
    cell: ({ unitPrice, quantity }) => formatEuros(calculateLinePrice(unitPrice, quantity)),
    isNumeric: true,
  },
];

interface PartyProps {
  title: string;
  name: ReactNode;
  /** The Y-tunnus of a business. */
  businessId?: string | null;
  of: { phonenumber: string; email: string | null; address: Order["buyer"]["address"] };
}

function Party({ title, name, businessId, of: { phonenumber, email, address } }: PartyProps) {
  return (
    <section className={styles.party}>
      <h2>{title}</h2>
      <address>
        <strong>{name}</strong>
        <br />
        {businessId && (
          <>
            {formatBusinessId(businessId)}
            <br />
          </>
        )}
        {address.street}
        <br />
        {address.zip} {address.locality.location}
        <a href={toTelHref(phonenumber)}>{phonenumber}</a>
        {email && <a href={toMailHref(email)}>{email}</a>}
      </address>
    </section>
  );
}

interface Props {
  order: Order;
  totals: OrderTotals;
  displayedStatus: DisplayedStatus;
}

/** The order confirmation; it prints on one A4 page. §2 */
export function OrderSheet({ order, totals, displayedStatus }: Props) {
  const operator = useOperator();
  const { status } = displayedStatus;
  const note = formatStepNote(displayedStatus);
  const ending = findEndingBadge(order);
  const isEnded = ending?.isEnd === true;
  const promisedTime = formatPromisedTime(order.items, order.delivery);
  const { buyer, createdAt, deliveryCost, deliveryNotes, items, orderNumber, seller, updatedAt } = order;
  return (
    <article className={styles.sheet}>
      <p className={styles.letterhead}>
        <Logo />
        <strong>Halkopiha</strong>
        <span>
          {seller.companyName ?? seller.fullName}
          <br />
          {seller.address.street}, {seller.address.zip} {seller.address.locality.location}
        </span>
      </p>
      <header className={joinClasses(styles.head, isEnded ? styles.inDelivery : headClass[status])}>
        <div>
          <p className={styles.kind}>Tilausvahvistus</p>
          <h1 tabIndex={-1}>{orderNumber}</h1>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Tila</dt>
            <dd>
              <strong>{isEnded ? ending.text : statusLabel[status]}</strong>
            </dd>
            {ending && !isEnded && (
              <dd className={styles.pending}>
                <Badge variant={ending.variant}>{ending.text}</Badge>
              </dd>
            )}
            {note && (
              <dd className={styles.pending}>
                <Badge>{note}</Badge>
              </dd>
            )}
          </div>
          <div>
            <dt>Tilattu</dt>
            <dd>{formatDate(createdAt)}</dd>
          </div>
          <div>
            <dt>Päivitetty</dt>
            <dd>{formatDateTime(updatedAt)}</dd>
          </div>
        </dl>
      </header>
      <div className={styles.body}>
        <div className={styles.parties}>
          <Party title="Ostaja" name={`${buyer.firstname} ${buyer.lastname}`} of={buyer} />
          <Party
            title="Myyjä"
            name={seller.companyName ?? seller.fullName}
            businessId={seller.ytunnus}
            of={seller}
          />
        </div>
        <Table caption="Tuotteet" columns={columns} rows={items} getKey={({ _id }) => _id} />
        <p className={styles.delivery}>
          <span>{formatDelivery(order)}</span>
          {deliveryCost && <strong>{formatEuros(deliveryCost.price)}</strong>}
        </p>
        {(promisedTime || deliveryNotes) && (
          <section className={styles.terms}>
            <h2>Toiveet ja ajo-ohje</h2>
            {promisedTime && <p>Luvattu: {promisedTime.toLowerCase()}.</p>}
            {deliveryNotes && <p className={styles.typed}>{deliveryNotes}</p>}
          </section>
        )}
        <div className={styles.totals}>
          <TotalsList
            rows={listNetRows(totals.totalPriceExcludingTax, totals.byVat)}
            total={{ term: "Yhteensä", value: formatEuros(totals.totalPrice) }}
          />
        </div>
        <section className={styles.terms}>
          <h2>Ehdot</h2>
          <p>
            Kauppa syntyy ostajan ja myyjän välille. {describeVat(totals.byVat)} Maksusta ja toimituksen
            ajankohdasta sovitaan myyjän kanssa. Halkopiha välittää tilauksen eikä ole kaupan osapuoli.{" "}
            {seller.business
              ? `Kuluttajalla on ${withdrawalDays} päivän peruuttamisoikeus; ohje ja lomake ovat tilausvahvistuksessa.`
              : `${privateSellerNotice}.`}
          </p>
        </section>
      </div>
      <p className={styles.imprint}>
        <span>{operator?.name ?? "Halkopiha"}</span>
        {operator && <span>{[operator.email, operator.hours].filter(Boolean).join(", ")}</span>}
        <span>{orderNumber}</span>
      </p>
    </article>
  );
}
