import { formatFinnishDay } from "@halkopiha/domain/calendar.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { formatAppliedVat, formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import { formatNumber } from "@halkopiha/domain/money/number.ts";
import { listNetRows } from "@halkopiha/domain/money/vat-note.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import { type Order, type OrderItem, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { listStatedFacts } from "@halkopiha/domain/products/dry-wood.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { formatTraderStatus } from "@halkopiha/domain/products/trader-status.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import type { Block, Row } from "../rendering/blocks.ts";

export const getSellerName = ({ seller }: Order) => seller.companyName ?? seller.fullName;

const toItemRow = ({
  name,
  material,
  plength,
  quality,
  deliveryType,
  quantity,
  unit,
  unitPrice,
  vat,
  ...facts
}: OrderItem): Row => ({
  title: formatItemTitle({ name, material }),
  details: [plength, quality, deliveryType, ...listStatedFacts(facts), `à ${formatEuros(unitPrice)}`]
    .filter(Boolean)
    .join(" · "),
  cells: [
    formatQuantity(quantity, unit),
    formatAppliedVat(vat),
    formatEuros(calculateLinePrice(unitPrice, quantity)),
  ],
});

function toDeliveryRows({ delivery, deliveryCost }: Order): Row[] {
  if (!delivery || !deliveryCost) return [];
  const { name: costName, distance, vat, price } = deliveryCost;
  const name = costName.toLowerCase();
  const details = distance === null ? name : `${name}, ${formatNumber(distance)}\u00a0km`;
  return [{ title: "Toimitus", details, cells: ["", formatAppliedVat(vat), formatEuros(price)] }];
}

/** A note on pickup or unpriced delivery; a priced delivery is a row of the table. */
function toDeliveryNote(order: Order): Block[] {
  const fulfilment = getFulfilment(order);
  if (fulfilment === "service") return [[messages.serviceAgreed]];
  if (fulfilment === "pickup") return [["Nouto myyjältä"]];
  return order.deliveryCost ? [] : [[messages.deliveryUnpriced]];
}

/** When the buyer learns where an order of a private seller is fetched. */
export const toPickupNote = (order: Order): Block[] =>
  getFulfilment(order) === "pickup" && !order.seller.business ? [[messages.pickupAddressLater]] : [];

/** Order number, date and status. `status`: its name for the reader. */
export const toOrderSummary = (order: Order, status: string = statusLabel[order.status]): Block => [
  `Tilausnumero: ${order.orderNumber}`,
  `Tilattu: ${formatFinnishDay(order.createdAt)}`,
  `Tila: ${status}`,
];

/** The products, the delivery, and the prices with the VAT of each class. */
export const toOrderBlocks = (order: Order): Block[] => [
  {
    table: {
      columns: ["Tuote", "Määrä", "Alv", "Yhteensä"],
      rows: [...order.items.map(toItemRow), ...toDeliveryRows(order)],
    },
  },
  ...toDeliveryNote(order),
  {
    sums: listNetRows(order.totals.totalPriceExcludingTax, order.totals.byVat),
    total: { term: "Yhteensä", value: formatEuros(order.totals.totalPrice) },
  },
];

const toPartyLines = (
  names: readonly string[],
  { address, phonenumber, email }: Pick<Order["seller"], "address" | "phonenumber" | "email">,
) => [
  ...names,
  ...(address.street ? [address.street] : []),
  `${address.zip} ${address.locality.location}`,
  ...(phonenumber ? [`Puhelin: ${phonenumber}`] : []),
  ...(email ? [`Sähköposti: ${email}`] : []),
];

export const toSellerBlock = (order: Order): Block => ({
  about: "Myyjä",
  lines: toPartyLines([getSellerName(order), formatTraderStatus(order.seller)], order.seller),
});

export const toBuyerBlock = ({ buyer }: Order): Block => ({
  about: "Ostaja",
  lines: toPartyLines([`${buyer.firstname} ${buyer.lastname}`], buyer),
});

/** The buyer's zip code and locality, without free text. */
export const toBuyerLocalityBlock = ({ buyer: { address } }: Order): Block => ({
  about: "Ostaja",
  lines: [`${address.zip} ${address.locality.location}`],
});
