import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatTimeWindow, getAgreedTime } from "@halkopiha/domain/orders/agree-time.ts";
import { type Order, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { formatDate } from "../../../lib/format/format.ts";
import { findEndingBadge } from "../../../market/orders/ending-labels.ts";
import { newOrdersAtom } from "../../../market/orders/new-orders-atoms.ts";
import { formatDeliveryMethod, statusVariant } from "../../../market/orders/order-labels.ts";
import { isUnreadAtom } from "../../../market/orders/unread-atoms.ts";
import { Price } from "../../../ui/data/Price.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { listEntryState } from "../list-entry.ts";
import { formatStepNote, useDisplayedStatus } from "../steps/displayed-status.ts";
import { useOrdersArea } from "../use-orders-area.ts";
import styles from "./OrderCard.module.css";

function StatusBadges({ order }: { order: Order }) {
  const { area } = useOrdersArea();
  const displayed = useDisplayedStatus(order);
  const note = formatStepNote(displayed);
  const ending = findEndingBadge(order);
  const isNew = useAtomValue(newOrdersAtom).has(order._id) && !displayed.step;
  const isUnread = useAtomValue(isUnreadAtom)(order) && area === "Profiili";
  return (
    <span className={styles.badges}>
      {isNew && <Badge variant="positive">Uusi</Badge>}
      {isUnread && <Badge variant="accent">Uusi viesti</Badge>}
      {ending && <Badge variant={ending.variant}>{ending.text}</Badge>}
      {!ending?.isEnd && (
        <Badge variant={statusVariant[displayed.status]}>{statusLabel[displayed.status]}</Badge>
      )}
      {note && <Badge>{note}</Badge>}
    </span>
  );
}

interface Props {
  order: Order;
  isSelected: boolean;
  /** Undefined for an order that cannot be selected. */
  onSelect: ((isSelected: boolean) => void) | undefined;
}

export function OrderCard({ order, isSelected, onSelect }: Props) {
  const { _id, buyer, createdAt, items, orderNumber, seller, totals } = order;
  const { street, zip, locality } = buyer.address;
  const { orders, area } = useOrdersArea();
  const agreed = getAgreedTime(order);
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {onSelect && (
          <span className={styles.select}>
            <Checkbox
              label={<VisuallyHidden>Valitse tilaus {orderNumber}</VisuallyHidden>}
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </span>
        )}
        <h2 className={styles.number}>
          {/* The link covers the whole card. */}
          <Link to={`${orders}/${_id}`} state={listEntryState} className={styles.open}>
            {orderNumber}
          </Link>
        </h2>
        <StatusBadges order={order} />
      </header>
      <p className={styles.facts}>
        <span>{formatDate(createdAt)}</span>
        <span className={styles.deliveryMethod}>
          <Icon name={order.delivery ? "truck" : "pin"} />
          {formatDeliveryMethod(order)}
        </span>
      </p>
      {agreed && (
        <p className={styles.time}>
          Sovittu: <strong>{formatTimeWindow(agreed)}</strong>
        </p>
      )}
      {area === "Hallinta" && <p>Myyjä: {seller.companyName ?? seller.fullName}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item._id}>
            {formatQuantity(item.quantity, item.unit)} · {formatItemTitle(item)}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <address className={styles.buyer}>
          <strong>
            {buyer.firstname} {buyer.lastname}
          </strong>
          <br />
          {street}, {zip} {locality.location}
        </address>
        <Price text={formatEuros(totals.totalPrice)} />
      </footer>
    </article>
  );
}
