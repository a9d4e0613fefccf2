import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { useOperator } from "../../../market/operator/use-operator.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./NextSteps.module.css";

/** What happens after an order, and what the buyer does if nothing happens. */
export function NextSteps({ hasSeveralSellers }: { hasSeveralSellers: boolean }) {
  const operator = useOperator();
  return (
    <Card>
      <h2 className={styles.title}>Mitä seuraavaksi tapahtuu</h2>
      <ol className={styles.steps}>
        <li>
          {hasSeveralSellers ? "Jokainen myyjä" : "Myyjä"} ottaa sinuun yhteyttä ja sopii kanssasi ajasta.
        </li>
        <li>Maksat suoraan myyjälle sovitulla tavalla. Halkopiha ei ota vastaan maksuja.</li>
        <li>
          Jos haluat kysyä, muuttaa tai perua jotakin, soita myyjälle. Hänen puhelinnumeronsa on tilauksen
          tiedoissa.
        </li>
        <li>
          Jos et kuule myyjästä parissa arkipäivässä, soita hänelle. Ellet tavoita häntä, kirjoita{" "}
          <Link to={paths.contact}>asiakaspalveluun</Link>
          {operator && ` (${operator.email})`} ja kerro tilausnumero.
        </li>
      </ol>
      <p className={styles.stored}>
        Tilaus jää tälle laitteelle: löydät sen myöhemmin kohdasta{" "}
        <Link to={paths.placedOrders}>Omat tilaukset</Link>.
      </p>
    </Card>
  );
}
