import { company } from "@halkopiha/domain/reference-data/company.ts";
import { Link } from "react-router-dom";
import { toMailHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import styles from "./ContactPage.module.css";

/** E-mail address and hours of customer service, and links to related pages. */
export function ContactDetails() {
  return (
    <aside className={styles.details} aria-label="Yhteystiedot">
      <h2>Autamme mielellämme</h2>
      <dl>
        <dt>Sähköposti</dt>
        <dd>
          <a href={toMailHref(company.email)}>{company.email}</a>
        </dd>
        <dt>Vastaamme</dt>
        <dd>{company.hours}</dd>
      </dl>
      <p>
        Saat sähköpostiisi linkin, josta voit lukea vastauksen ja jatkaa keskustelua. Tunnuksia ei tarvita.
      </p>
      <h3>Koskeeko asia tilausta?</h3>
      <p>
        Toimituspäivästä ja kuormasta tietää parhaiten myyjä. Hänen yhteystietonsa ovat
        tilausvahvistuksessasi.
      </p>
      <ul>
        <li>
          <Link to={paths.salesTerms}>Myynti- ja toimitusehdot</Link>
        </li>
        <li>
          <Link to={paths.quality}>Laatuvaatimukset</Link>
        </li>
        <li>
          <Link to={paths.info}>Polttopuuinfo</Link>
        </li>
      </ul>
    </aside>
  );
}
