import type { AuditEvent } from "@halkopiha/domain/admin/audit.ts";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { EmptyList } from "../../../ui/data/EmptyList.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { requireRoot } from "../shared/require-admin.ts";
import styles from "./AuditPage.module.css";
import { actionLabel, actionVariant, formatValue, getFieldLabel, kindLabel } from "./audit-labels.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  requireRoot(request);
  return api(listAudit, { query: { limit: pageSize } }, { handlesNoResponse: true });
}

const loadPage = (cursor: string | undefined) => api(listAudit, { query: { limit: pageSize, cursor } });

function Changes({ kind, changes }: Pick<AuditEvent, "kind" | "changes">) {
  return (
    <details className={styles.changes}>
      <summary>{formatCount(changes.length, { one: "tieto", other: "tietoa" })}</summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{getFieldLabel(field)}</dt>
            <dd>
              {before === null && after === null
                ? "muutettu"
                : `${formatValue(kind, field, before)} → ${formatValue(kind, field, after)}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const columns: readonly Column<AuditEvent>[] = [
  { header: "Aika", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: "Kuka", cell: ({ by }) => by.username },
  {
    header: "Teko",
    cell: ({ action }) => <Badge variant={actionVariant[action]}>{actionLabel[action]}</Badge>,
  },
  {
    header: "Kohde",
    cell: ({ kind, target }) => (
      <div className={styles.target}>
        {kindLabel[kind]} <strong>{target.name}</strong>
      </div>
    ),
  },
  { header: "Muutokset", cell: ({ kind, changes }) => <Changes kind={kind} changes={changes} /> },
];

/** The change log, newest first. */
function AuditPage() {
  const { pages, isLoading, loadMore } = usePages(useLoaderData<typeof loader>(), loadPage);
  const rows = pages.flatMap(({ entries }) => entries);
  return (
    <>
      <PageHead title="Muutosloki" />
      <SectionTitle area="Hallinta" section="Muutosloki" />
      <p>Ylläpitäjien tekemät muutokset säilyvät kaksi vuotta.</p>
      {rows.length === 0 ? (
        <EmptyList title="Muutoksia ei vielä ole." busy={isLoading} onMore={loadMore} />
      ) : (
        <>
          <Table caption="Muutosloki" captionHidden columns={columns} rows={rows} getKey={({ _id }) => _id} />
          <LoadMore
            countText={`${formatCount(rows.length, { one: "muutos", other: "muutosta" })} näkyvissä`}
            busy={isLoading}
            onMore={loadMore}
          />
        </>
      )}
    </>
  );
}

export { AuditPage as Component };
