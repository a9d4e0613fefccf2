import type { Invoice } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { Link } from "react-router-dom";
import { toInvoicePath } from "../../lib/routing/paths.ts";

/** Links to the invoices of a seller, each with its amount and its due date. */
export function InvoiceLinks({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <ul aria-label="Jäsenmaksulaskut">
      {invoices.map(({ _id, year, fee, due }) => (
        <li key={_id}>
          <Link to={toInvoicePath(_id)}>Jäsenmaksulasku {year}</Link>, {formatEuros(fee.gross)}, eräpäivä{" "}
          {formatCalendarDay(due)}
        </li>
      ))}
    </ul>
  );
}
