import * as z from "zod/mini";
import { displayName, type User } from "../accounts/user.ts";
import { toFinnishDate } from "../finnish-date.ts";
import { findBic } from "../money/iban.ts";
import { AppliedVat, Cents, calculateLinePrice, calculateTotals, Sum, VatShare } from "../money/money.ts";
import { isWithoutVat, vatExemptNote } from "../money/vat-note.ts";
import { isEnded } from "../orders/cancellation.ts";
import { getFulfilment } from "../orders/fulfilment.ts";
import type { Order } from "../orders/order.ts";
import { toOrderReference } from "../orders/order-number.ts";
import { units } from "../products/catalogue.ts";
import { formatItemTitle } from "../products/product-title.ts";
import { CalendarDay, Id, Instant, Quantity } from "../schemas/primitives.ts";
import { PaymentTerm, toDueDay } from "./payment-terms.ts";

/** A seller or a buyer, as the order has them; the street of a private seller is null. */
const Party = z.object({
  name: z.string(),
  street: z.nullable(z.string()),
  zip: z.string(),
  place: z.string(),
});

const Line = z.object({
  title: z.string(),
  quantity: Quantity,
  unit: z.enum(units),
  unitPrice: Cents,
  price: Sum,
  vat: AppliedVat,
});

/** The receipt of a delivered order, as it was made; nothing of it changes. ADR 63 */
export const Receipt = z.object({
  /** The id of its order. */
  _id: Id,
  /** The running number of the seller's receipts of a year: `K2026-0001`. */
  number: z.string(),
  orderNumber: z.string(),
  sellerId: Id,
  date: CalendarDay,
  ordered: CalendarDay,
  delivered: CalendarDay,
  fulfilment: z.enum(["delivery", "pickup", "service"]),
  seller: z.extend(Party, { ytunnus: z.nullable(z.string()) }),
  buyer: Party,
  lines: z.array(Line),
  /** What the delivery costs; null on pickup, and where nothing was agreed. */
  delivery: z.nullable(z.object({ price: Sum, vat: AppliedVat })),
  /** Whether prices include VAT; if not, none is shown. */
  isVatLiable: z.boolean(),
  /** Why no VAT is shown; null where it is. Missing in receipts from before it was stored. */
  vatNote: z.optional(z.nullable(z.string())),
  total: Sum,
  /** The total by VAT class, highest first; empty without VAT. */
  byVat: z.array(VatShare),
  payment: z.object({
    terms: z.nullable(PaymentTerm),
    due: z.nullable(CalendarDay),
    iban: z.nullable(z.string()),
    bic: z.nullable(z.string()),
    reference: z.nullable(z.string()),
  }),
  createdAt: Instant,
});
export type Receipt = z.infer<typeof Receipt>;

type Deliverable = Pick<Order, "status"> & Parameters<typeof isEnded>[0];

/** Whether a receipt of an order can be made: it is delivered, and its buyer has not withdrawn from all of it. */
export const canMakeReceipt = (order: Deliverable): boolean =>
  order.status === "delivered" && !isEnded(order);

/** Whether a seller is a business; in orders from before that was stored, whose seller has a company name. */
const isOfBusiness = ({ business, companyName }: Pick<Order["seller"], "business" | "companyName">) =>
  business || companyName !== null;

/**
 * Whether a receipt shows VAT: that of a seller who charges it, and is registered, as a business or as a person with a Y-tunnus. Who shows VAT
 * owes it. Value Added Tax Act 1501/1993 § 209 g.
 */
export const isVatLiable = (
  { seller, totals }: Pick<Order, "seller" | "totals">,
  account: Pick<User, "ytunnus"> | null,
): boolean => !isWithoutVat(totals.byVat) && (isOfBusiness(seller) || findTaxId(seller, account) !== null);

/** The Y-tunnus of a private person when the order was made; in orders from before it was stored, the present one. */
const findTaxId = ({ taxId }: Order["seller"], account: Pick<User, "ytunnus"> | null): string | null =>
  taxId === undefined ? (account?.ytunnus ?? null) : taxId;

/** What a receipt without VAT says of it: that the prices have none, or only that it is not shown. */
function describeMissingVat({ totals }: Pick<Order, "totals">): string {
  return isWithoutVat(totals.byVat)
    ? vatExemptNote
    : "Arvonlisäveroa ei ole eritelty, koska myyjällä ei ole Y-tunnusta.";
}

/** The number of a receipt: the year and the running number of the seller's receipts in it. */
export const formatReceiptNumber = (year: number, ordinal: number): string =>
  `K${year}-${String(ordinal).padStart(4, "0")}`;

type Address = Order["buyer"]["address"];

const toParty = (name: string, { zip, locality }: Address, street: string | null) => ({
  name,
  street,
  zip,
  place: locality.location,
});

/** The seller's present account; null when it has been deleted. */
type SellerAccount = Pick<User, "business" | "ytunnus" | "iban" | "paymentTerms"> | null;

interface ReceiptContext {
  account: SellerAccount;
  isVatLiable: boolean;
  /** The running number of the seller's receipts in the year of `at`. */
  ordinal: number;
  at: Instant;
}

function toPayment(orderNumber: string, date: CalendarDay, account: SellerAccount): Receipt["payment"] {
  const { iban = null, paymentTerms = null } = account ?? {};
  return {
    terms: paymentTerms,
    due: paymentTerms && toDueDay(paymentTerms, date),
    iban,
    bic: iban && findBic(iban),
    reference: iban && toOrderReference(orderNumber),
  };
}

/** The Y-tunnus on a receipt: that of a business, or of a person whose receipt shows VAT. Value Added Tax Act § 209 e. */
function findShownId(
  { seller }: Pick<Order, "seller">,
  account: SellerAccount,
  hasVat: boolean,
): string | null {
  if (seller.ytunnus !== null) return seller.ytunnus;
  if (isOfBusiness(seller)) return account?.business ? account.ytunnus : null;
  return hasVat ? findTaxId(seller, account) : null;
}

/** The receipt of a delivered order: its lines, parties and prices are those of the order, how to pay is what the seller says now. */
export function draftReceipt(
  order: Order,
  { account, isVatLiable: hasVat, ordinal, at }: ReceiptContext,
): Receipt {
  const { seller, buyer, deliveryCost } = order;
  const date = toFinnishDate(at);
  const isBusiness = isOfBusiness(seller);
  const lines = order.items.map((item) => ({
    title: formatItemTitle(item),
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: item.unitPrice,
    price: calculateLinePrice(item.unitPrice, item.quantity),
    vat: item.vat,
  }));
  const delivery = deliveryCost && { price: deliveryCost.price, vat: deliveryCost.vat };
  const rows = [...lines, ...(delivery ? [delivery] : [])].map(({ price, vat }) => ({ gross: price, vat }));
  const { gross, byVat } = calculateTotals(rows);
  return {
    _id: order._id,
    number: formatReceiptNumber(Number(date.slice(0, 4)), ordinal),
    orderNumber: order.orderNumber,
    sellerId: seller._id,
    date,
    ordered: toFinnishDate(order.createdAt),
    delivered: toFinnishDate(order.statusTimes?.delivered ?? order.updatedAt),
    fulfilment: getFulfilment(order),
    seller: {
      ...toParty(
        displayName({ ...seller, business: isBusiness }),
        seller.address,
        isBusiness ? seller.address.street : null,
      ),
      ytunnus: findShownId(order, account, hasVat),
    },
    buyer: toParty(`${buyer.firstname} ${buyer.lastname}`, buyer.address, buyer.address.street),
    lines,
    delivery,
    isVatLiable: hasVat,
    vatNote: hasVat ? null : describeMissingVat(order),
    total: gross,
    byVat: hasVat ? byVat : [],
    payment: toPayment(order.orderNumber, date, account),
    createdAt: at,
  };
}
