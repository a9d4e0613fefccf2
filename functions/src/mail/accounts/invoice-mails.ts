import { type Invoice, toInvoiceId } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatEuros, formatVatLabel } from "@halkopiha/domain/money/euros.ts";
import { formatIban } from "@halkopiha/domain/money/iban-format.ts";
import { formatReferenceNumber } from "@halkopiha/domain/money/reference-number.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { buildLoginUrl } from "../login-link.ts";
import { renderBodies } from "../rendering/render-bodies.ts";

type SentInvoice = Omit<Invoice, "_id" | "createdAt">;

/** The page of an invoice, which prints on one A4 page. */
const buildInvoiceUrl = ({ userId, year }: SentInvoice): string =>
  buildLoginUrl(`/lasku/${toInvoiceId(userId, year)}`);

const formatCompany = ({ name, ytunnus, street, zip, place }: SentInvoice["seller"]): string[] => [
  ytunnus === null ? name : `${name}, Y-tunnus ${ytunnus}`,
  `${street}, ${zip} ${place}`,
];

/** The invoice of a seller's yearly fee: what, how much, until when and to which account. §9 */
export function invoiceMail(user: User, to: string, invoice: SentInvoice): Mail {
  const { year, number, date, due, fee, plan, buyer, seller, reference } = invoice;
  return {
    to,
    subject: `Jäsenmaksulasku ${year}, eräpäivä ${formatCalendarDay(due)}`,
    ...renderBodies([
      [
        `Hei ${displayName(user)}!`,
        `Tämä on laskusi Halkopihan jäsenmaksusta vuodelta ${year} (${planName[plan]}). Maksa se viimeistään ${formatCalendarDay(due)}.`,
      ],
      {
        sums: [
          { term: "Veroton hinta", value: formatEuros(fee.net) },
          { term: formatVatLabel(fee.vat), value: formatEuros(fee.tax) },
        ],
        total: { term: "Maksettavaa", value: formatEuros(fee.gross) },
      },
      {
        about: "Maksutiedot",
        lines: [
          `Saaja: ${seller.name}`,
          `Tilinumero: ${formatIban(seller.iban)}`,
          ...(seller.bic === null ? [] : [`BIC: ${seller.bic}`]),
          `Viitenumero: ${formatReferenceNumber(reference)}`,
          `Eräpäivä: ${formatCalendarDay(due)}`,
        ],
      },
      {
        about: `Lasku ${number}, ${formatCalendarDay(date)}`,
        lines: [
          ...formatCompany(seller),
          `Maksaja: ${buyer.name}, ${buyer.street}, ${buyer.zip} ${buyer.place}`,
        ],
      },
      { link: "Avaa ja tulosta lasku", url: buildInvoiceUrl(invoice) },
      [
        "Jos olet jo maksanut, kiitos: sinun ei tarvitse tehdä mitään. Jos et halua jatkaa tai laskussa on virhe, ota yhteyttä asiakaspalveluun.",
      ],
    ]),
  };
}

/** The same as a text message, without a link. */
export function invoiceMessage({ year, due, fee, seller, reference }: SentInvoice): string {
  const sum = formatEuros(fee.gross).replaceAll(/\s/g, " ");
  return `jäsenmaksu ${year}, ${sum}, eräpäivä ${formatCalendarDay(due)}, tili ${seller.iban}, viite ${reference}.`;
}
