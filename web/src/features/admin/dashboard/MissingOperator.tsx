import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { operatorAtom } from "../../../market/operator/operator-atom.ts";
import { useOperator } from "../../../market/operator/use-operator.ts";
import { Card } from "../../../ui/layout/Card.tsx";

/** Without an account number no invoice is made. ADR 49 */
function MissingAccount() {
  return (
    <Card>
      <h2>Tilinumero puuttuu</h2>
      <p>
        Jäsenmaksulaskut tehdään 1. helmikuuta alkaen. Niitä ei tehdä, ennen kuin yrityksen tilinumero on
        annettu.
      </p>
      <p>
        <Link to={paths.adminOperator}>Lisää tilinumero</Link>
      </p>
    </Card>
  );
}

/** Tells root that nobody has entered who runs the market, or the account number that invoices need, until somebody has. */
export function MissingOperator() {
  const isRoot = useAtomValue(sessionAtom)?.user.role === "root";
  useOperator(isRoot);
  const operator = useAtomValue(operatorAtom);
  if (!isRoot || operator === undefined) return null;
  if (operator !== null) return operator.iban === null ? <MissingAccount /> : null;
  return (
    <Card>
      <h2>Yrityksen tiedot puuttuvat</h2>
      <p>Kävijät eivät näe, kuka palvelua ylläpitää, ja sähköposteista puuttuvat yhteystiedot.</p>
      <p>
        <Link to={paths.adminOperator}>Täydennä yrityksen tiedot</Link>
      </p>
    </Card>
  );
}
