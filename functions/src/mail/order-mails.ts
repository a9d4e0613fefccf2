import { formatEuros, formatVat } from "@halkopiha/domain/euros.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { linePrice } from "@halkopiha/domain/money.ts";
import type { Order, OrderItem } from "@halkopiha/domain/order.ts";
import type { Mail } from "@halkopiha/domain/outgoing.ts";
import { bodies } from "./bodies.ts";

const kindOf = ({ name, material, quality, plength }: OrderItem) =>
  [name, material, quality, plength].filter(Boolean).join(", ");

const itemLine = (item: OrderItem) =>
  `${kindOf(item)}: ${item.quantity} ${item.unit} à ${formatEuros(item.unitPrice)} = ${formatEuros(linePrice(item.unitPrice, item.quantity))}`;

function deliveryLine({ delivery, deliveryCost }: Order): string {
  if (!delivery) return "Nouto myyjältä";
  if (!deliveryCost) return messages.deliveryUnpriced;
  const distance = deliveryCost.distance === null ? "" : ` (${deliveryCost.distance} km)`;
  return `Toimitus, ${deliveryCost.name}${distance}: ${formatEuros(deliveryCost.price)}`;
}

const totalLines = ({ totals }: Order) => [
  `Yhteensä: ${formatEuros(totals.totalPrice)}`,
  ...totals.byVat.map(({ vat, tax }) => `josta alv ${formatVat(vat)}: ${formatEuros(tax)}`),
];

const sellerName = ({ seller }: Order) => seller.companyName ?? seller.fullName;

const buyerLines = ({ buyer }: Order) => [
  `${buyer.firstname} ${buyer.lastname}`,
  `${buyer.address.street}, ${buyer.address.zip} ${buyer.address.locality.location}`,
  `Puhelin: ${buyer.phonenumber}`,
  `Sähköposti: ${buyer.email}`,
];

const sellerLines = (order: Order) => [
  sellerName(order),
  `${order.seller.address.street}, ${order.seller.address.zip} ${order.seller.address.locality.location}`,
  `Puhelin: ${order.seller.phonenumber}`,
];

/** Tells the buyer what was ordered from whom, and for how much. */
export function buyerConfirmation(order: Order): Mail {
  return {
    to: order.buyer.email,
    subject: `Tilausvahvistus ${order.orderNumber}`,
    ...bodies([
      [`Hei ${order.buyer.firstname}!`, `${messages.orderPlaced} Myyjä on saanut tiedon tilauksestasi.`],
      [`Tilausnumero: ${order.orderNumber}`],
      [...order.items.map(itemLine), deliveryLine(order)],
      totalLines(order),
      ["Myyjä:", ...sellerLines(order)],
    ]),
  };
}

/** Tells the seller what to prepare and for whom. */
export function sellerNotice(order: Order, to: string): Mail {
  return {
    to,
    subject: `Uusi tilaus ${order.orderNumber}`,
    ...bodies([
      [`Hei ${sellerName(order)}!`, "Olet saanut uuden tilauksen. Löydät sen profiilisi kohdasta Tilaukset."],
      [`Tilausnumero: ${order.orderNumber}`],
      [...order.items.map(itemLine), deliveryLine(order)],
      totalLines(order),
      ["Tilaaja:", ...buyerLines(order)],
    ]),
  };
}
