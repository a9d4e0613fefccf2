import { readOperatorSettings } from "@halkopiha/domain/contract/reference-data/operator.ts";
import type { Operator } from "@halkopiha/domain/reference-data/operator.ts";
import { useAtomValue } from "jotai/react";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";
import styles from "./OperatorPage.module.css";
import { describeOperator, toOperatorValues } from "./operator-values.ts";

/** Loaded lazily: its module also has the schemas of the form, which exceed a page's script budget. */
const OperatorForm = lazyPart(() => import("./OperatorForm.tsx").then((file) => file.OperatorForm));

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return api(readOperatorSettings, {}, { handlesNoResponse: true });
}

/** The details as an admin reads them, who may not change them. */
function Facts({ operator }: { operator: Operator }) {
  return (
    <dl className={styles.facts}>
      {Object.values(describeOperator(toOperatorValues(operator))).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who runs the market: root edits it, other admins read it. */
function OperatorPage() {
  const { operator } = useLoaderData<typeof loader>();
  const isRoot = useAtomValue(sessionAtom)?.user.role === "root";
  const revalidate = useRevalidate();
  return (
    <>
      <AdminTitle section={adminSections.operator} />
      {!isRoot && !operator && (
        <EmptyState title="Yrityksen tietoja ei ole vielä täydennetty.">
          <p>Pääkäyttäjä täydentää ne.</p>
        </EmptyState>
      )}
      {(isRoot || operator) && (
        <Card>
          <p>
            Tiedot näkyvät jokaisen sivun alareunassa, asiakaspalvelun sivulla, ehdoissa ja sähköposteissa.
            {!isRoot && " Vain pääkäyttäjä voi muuttaa niitä."}
          </p>
          {isRoot ? (
            <Suspense fallback={<Skeleton count={10} shape="line" />}>
              <OperatorForm key={operator?.updatedAt} operator={operator} onSaved={revalidate} />
            </Suspense>
          ) : (
            operator && <Facts operator={operator} />
          )}
        </Card>
      )}
    </>
  );
}

export { OperatorPage as Component };
