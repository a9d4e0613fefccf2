import { messages } from "@halkopiha/domain/messages.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import type { ReactNode } from "react";
import { formatDateTime } from "../../lib/format/format.ts";
import { joinClasses } from "../../ui/classes.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { TraderStatus } from "../people/TraderStatus.tsx";
import { OrderedItems, OrderedRow } from "./OrderedItems.tsx";
import { formatDelivery, formatPromisedTime } from "./order-labels.ts";
import styles from "./PlacedOrder.module.css";
import { PostalAddress } from "./PostalAddress.tsx";

interface PartyProps {
  title: string;
  name: string;
  of: { phonenumber?: string; email?: string | null; address: Order["buyer"]["address"] };
  note?: string | false;
  children?: ReactNode;
}

function Party({ title, name, of: { phonenumber, email, address }, note, children }: PartyProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {children}
      <PostalAddress
        name={name}
        street={address.street}
        zip={address.zip}
        locality={address.locality.location}
        phonenumber={phonenumber}
        email={email}
      />
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

interface Props {
  /** The page of an order has no phone number and no e-mail address of its buyer. */
  order: Omit<Order, "buyer" | "withdrawal"> & {
    buyer: BuyerOrder["buyer"] & Partial<Pick<Order["buyer"], "phonenumber" | "email">>;
  };
  className?: string | undefined;
  /** Where the order is, if that is known. */
  status?: ReactNode;
  /** Buttons for this order. */
  children?: ReactNode;
}

/** An order as its buyer sees it: products, delivery, total, and where it is fetched from or delivered to. */
export function PlacedOrder({ order, className, status, children }: Props) {
  const { buyer, createdAt, delivery, deliveryCost, deliveryNotes, items, orderNumber, seller, totals } =
    order;
  const promisedTime = formatPromisedTime(items, delivery);
  const isPickup = !delivery && !areServices(items);
  return (
    <Card className={joinClasses(styles.order, className)}>
      <p className={styles.label}>Tilausnumero</p>
      <h2 className={styles.number}>{orderNumber}</h2>
      <p className={joinClasses(styles.label, styles.date)}>{formatDateTime(createdAt)}</p>
      {status}
      <OrderedItems items={items}>
        <OrderedRow text={formatDelivery(order)} cents={deliveryCost?.price ?? null} />
        <OrderedRow text="Yhteensä" cents={totals.totalPrice} isTotal />
      </OrderedItems>
      {promisedTime && <p className={styles.note}>{promisedTime}.</p>}
      <div className={styles.parties}>
        <Party
          title={isPickup ? "Nouda myyjältä" : "Myyjä"}
          name={seller.companyName ?? seller.fullName}
          of={seller}
          note={isPickup && seller.address.street === "" && messages.pickupAddressLater}
        >
          <TraderStatus seller={seller} />
        </Party>
        <Party
          title={delivery ? "Toimitetaan osoitteeseen" : "Ostaja"}
          name={`${buyer.firstname} ${buyer.lastname}`}
          of={buyer}
        />
        {deliveryNotes && (
          <section>
            <h3 className={styles.title}>Toiveet ja ajo-ohje</h3>
            <p className={styles.typed}>{deliveryNotes}</p>
          </section>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </Card>
  );
}
