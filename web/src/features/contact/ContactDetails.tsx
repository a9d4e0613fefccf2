import type { OperatorDetails } from "@halkopiha/domain/reference-data/operator-details.ts";
import { Link } from "react-router-dom";
import { toMailHref, toTelHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { useOperator } from "../../market/operator/use-operator.ts";
import styles from "./ContactPage.module.css";

function Operator({ name, ytunnus, street, zip, place, email, phone, hours }: OperatorDetails) {
  return (
    <dl>
      <dt>Sähköposti</dt>
      <dd>
        <a href={toMailHref(email)}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>Puhelin</dt>
          <dd>
            <a href={toTelHref(phone)}>{phone}</a>
          </dd>
        </>
      )}
      {hours && (
        <>
          <dt>Vastaamme</dt>
          <dd>{hours}</dd>
        </>
      )}
      <dt>Palvelun ylläpitäjä</dt>
      <dd>
        {name}, Y-tunnus {ytunnus}
        <br />
        {street}, {zip} {place}
      </dd>
    </dl>
  );
}

/** How to reach customer service, who runs the market, and links to related pages. */
export function ContactDetails() {
  const operator = useOperator();
  return (
    <aside className={styles.details} aria-label="Yhteystiedot">
      <h2>Autamme mielellämme</h2>
      {operator && <Operator {...operator} />}
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
