import type { Invoice, Party } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { formatEuros, formatVatLabel } from "@halkopiha/domain/money/euros.ts";
import { formatIban } from "@halkopiha/domain/money/iban-format.ts";
import { formatReferenceNumber } from "@halkopiha/domain/money/reference-number.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { TotalsList } from "../../ui/data/TotalsList.tsx";
import { Logo } from "../../ui/layout/Logo.tsx";
import styles from "./InvoicePage.module.css";

function Address({ title, party: { name, ytunnus, street, zip, place } }: { title: string; party: Party }) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        <strong>{name}</strong>
        <br />
        {street}
        <br />
        {zip} {place}
        {ytunnus && (
          <>
            <br />
            Y-tunnus {ytunnus}
          </>
        )}
      </address>
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [term: string, value: string | null])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, value]) =>
          value !== null && (
            <div key={term}>
              <dt>{term}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** An invoice; it prints on one A4 page. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { year, number, reference, date, due, plan, fee, buyer, seller } = invoice;
  const [written, dueDay] = [date, due].map(formatCalendarDay);
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Logo />
          <strong>Halkopiha</strong>
        </p>
        <h1 tabIndex={-1}>Jäsenmaksulasku {year}</h1>
      </header>
      <div className={styles.parties}>
        <Address title="Maksaja" party={buyer} />
        <Address title="Laskuttaja" party={seller} />
      </div>
      <Facts
        facts={[
          ["Laskun numero", number],
          ["Laskun päiväys", written ?? null],
          ["Eräpäivä", dueDay ?? null],
        ]}
      />
      <div className={styles.amounts}>
        <p>
          Halkopihan jäsenmaksu, {planName[plan]}, 1.1.–31.12.{year}
        </p>
        <TotalsList
          rows={[
            { term: "Veroton hinta", value: formatEuros(fee.net) },
            { term: formatVatLabel(fee.vat), value: formatEuros(fee.tax) },
          ]}
          total={{ term: "Maksettavaa", value: formatEuros(fee.gross) }}
        />
      </div>
      <section className={styles.payment}>
        <h2>Maksutiedot</h2>
        <Facts
          facts={[
            ["Saaja", seller.name],
            ["Tilinumero", formatIban(seller.iban)],
            ["BIC", seller.bic],
            ["Viitenumero", formatReferenceNumber(reference)],
            ["Eräpäivä", dueDay ?? null],
            ["Summa", formatEuros(fee.gross)],
          ]}
        />
      </section>
      <p className={styles.contact}>
        Kysyttävää laskusta? {[seller.email, seller.phone].filter(Boolean).join(", ")}
      </p>
    </article>
  );
}
