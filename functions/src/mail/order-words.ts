import { formatEuros, formatVat } from "@halkopiha/domain/euros.ts";
import { lazily } from "@halkopiha/domain/lazily.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { linePrice, type VatClass } from "@halkopiha/domain/money.ts";
import { formatNumber } from "@halkopiha/domain/number.ts";
import { type Order, type OrderItem, statusLabel } from "@halkopiha/domain/order.ts";
import type { Block, Row } from "./blocks.ts";

const date = lazily(
  () => new Intl.DateTimeFormat("fi-FI", { timeZone: "Europe/Helsinki", dateStyle: "short" }),
);

/** `Alv 25,5%`, as orders label their tax. §9 */
const vatLabel = (vat: VatClass) => `Alv ${formatVat(vat).replace("\u00a0", "")}`;

export const sellerName = ({ seller }: Order) => seller.companyName ?? seller.fullName;

const itemRow = ({
  name,
  material,
  plength,
  quality,
  deliveryType,
  quantity,
  unit,
  unitPrice,
  vat,
}: OrderItem): Row => ({
  title: material ? `${name}, ${material}` : name,
  details: [plength, quality, deliveryType, `à ${formatEuros(unitPrice)}`].filter(Boolean).join(" · "),
  cells: [`${formatNumber(quantity)} ${unit}`, formatVat(vat), formatEuros(linePrice(unitPrice, quantity))],
});

function deliveryRows({ delivery, deliveryCost }: Order): Row[] {
  if (!delivery || !deliveryCost) return [];
  const { name, distance, vat, price } = deliveryCost;
  const details = distance === null ? name : `${name}, ${formatNumber(distance)} km`;
  return [{ title: "Toimitus", details, cells: ["", formatVat(vat), formatEuros(price)] }];
}

/** How the goods come to the buyer, when no row of the table says so. */
function deliveryWords({ delivery, deliveryCost }: Order): Block[] {
  if (!delivery) return [["Nouto myyjältä"]];
  return deliveryCost ? [] : [[messages.deliveryUnpriced]];
}

/** Which order it is, and how far. */
export const orderFacts = ({ orderNumber, createdAt, status }: Order): Block => [
  `Tilausnumero: ${orderNumber}`,
  `Tilattu: ${date().format(new Date(createdAt))}`,
  `Tila: ${statusLabel[status]}`,
];

/** What was ordered, how it comes, and what it costs, with the VAT of each class. */
export const orderLines = (order: Order): Block[] => [
  {
    table: {
      columns: ["Tuote", "Määrä", "Alv", "Yhteensä"],
      rows: [...order.items.map(itemRow), ...deliveryRows(order)],
    },
  },
  ...deliveryWords(order),
  {
    figures: [
      { term: "Veroton hinta", value: formatEuros(order.totals.totalPriceExcludingTax) },
      ...order.totals.byVat.map(({ vat, tax }) => ({ term: vatLabel(vat), value: formatEuros(tax) })),
    ],
    total: { term: "Yhteensä", value: formatEuros(order.totals.totalPrice) },
  },
];

const partyLines = (
  name: string,
  { address, phonenumber, email }: Pick<Order["seller"], "address" | "phonenumber" | "email">,
) => [
  name,
  address.street,
  `${address.zip} ${address.locality.location}`,
  ...(phonenumber ? [`Puhelin: ${phonenumber}`] : []),
  ...(email ? [`Sähköposti: ${email}`] : []),
];

export const sellerBlock = (order: Order): Block => ({
  about: "Myyjä",
  lines: partyLines(sellerName(order), order.seller),
});

export const buyerBlock = ({ buyer }: Order): Block => ({
  about: "Tilaaja",
  lines: partyLines(`${buyer.firstname} ${buyer.lastname}`, buyer),
});

/** Where the buyer is, as far as it is no free text. */
export const buyerPlaceBlock = ({ buyer: { address } }: Order): Block => ({
  about: "Tilaaja",
  lines: [`${address.zip} ${address.locality.location}`],
});
