import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { operatorAtom } from "../../../market/operator/operator-atom.ts";
import { useOperator } from "../../../market/operator/use-operator.ts";
import { Card } from "../../../ui/layout/Card.tsx";

/** Tells root that nobody has entered who runs the market, until somebody has. */
export function MissingOperator() {
  const isRoot = useAtomValue(sessionAtom)?.user.role === "root";
  useOperator(isRoot);
  const isMissing = useAtomValue(operatorAtom) === null;
  if (!isRoot || !isMissing) return null;
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
