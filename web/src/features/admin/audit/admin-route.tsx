import type { AuditEvent } from "@halkopiha/domain/admin/audit.ts";
import { getFieldLabel } from "@halkopiha/domain/admin/field-labels.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { useUrlState } from "../../../lib/routing/history/use-url-state.ts";
import { EmptyList } from "../../../ui/data/EmptyList.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { rootSections } from "../shared/admin-sections.ts";
import { requireRoot } from "../shared/require-admin.ts";
import { AuditFilters } from "./AuditFilters.tsx";
import styles from "./AuditPage.module.css";
import { formatAuditFilter, isNarrowed, loadAuditPage, parseAuditFilter } from "./audit-filter.ts";
import { actionLabel, actionVariant, formatValue, kindLabel } from "./audit-labels.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  requireRoot(request);
  const filter = parseAuditFilter(new URL(request.url).searchParams);
  return { filter, first: await loadAuditPage(filter, undefined, { handlesNoResponse: true }) };
}

type LoadedAudit = Awaited<ReturnType<typeof loader>>;

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
    header: "Toiminto",
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

function ChangeList({ filter, first }: LoadedAudit) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadAuditPage(filter, cursor));
  const rows = pages.flatMap(({ entries }) => entries);
  if (rows.length === 0) {
    return (
      <EmptyList
        title={isNarrowed(filter) ? "Rajauksella ei löytynyt muutoksia." : "Muutoksia ei vielä ole."}
        busy={isLoading}
        onMore={loadMore}
      />
    );
  }
  return (
    <>
      <Table caption="Muutosloki" captionHidden columns={columns} rows={rows} getKey={({ _id }) => _id} />
      <LoadMore
        countText={`${formatCount(rows.length, { one: "muutos", other: "muutosta" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** The change log, newest first, for root only. */
function AuditPage() {
  const { filter, first } = useLoaderData<typeof loader>();
  const [chosen, choose] = useUrlState(filter, parseAuditFilter, formatAuditFilter);
  return (
    <>
      <AdminTitle section={rootSections.audit} />
      <p>Ylläpitäjien tekemät muutokset säilyvät kaksi vuotta.</p>
      <AuditFilters filter={chosen} onChange={choose} listed={first.entries.map(({ by }) => by)} />
      <ChangeList filter={filter} first={first} />
    </>
  );
}

export { AuditPage as Component };
