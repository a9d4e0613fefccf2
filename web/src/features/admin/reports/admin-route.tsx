import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { listReports } from "@halkopiha/domain/contract/admin/reports.ts";
import { useSetAtom } from "jotai/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api, type CallOptions } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useUrlState } from "../../../lib/routing/history/use-url-state.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { ReportFigures } from "./ReportFigures.tsx";
import { createColumns, isOpen } from "./report-columns.tsx";
import {
  formatReportFilter,
  parseReportFilter,
  type ReportFilter,
  reportFilterOptions,
} from "./report-filter.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

const loadPage = (filter: ReportFilter, cursor?: string, options?: CallOptions) =>
  api(
    listReports,
    { query: { limit: pageSize, cursor, ...(filter !== "all" && { state: filter }) } },
    options,
  );

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  const filter = parseReportFilter(new URL(request.url).searchParams);
  const first = await loadPage(filter, undefined, { handlesNoResponse: true });
  return { filter, first, year: toFinnishDay(new Date().toISOString()).year };
}

type LoadedReports = Awaited<ReturnType<typeof loader>>;

function ReportList({ filter, first }: Pick<LoadedReports, "filter" | "first">) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadPage(filter, cursor));
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const showBanner = useSetAtom(showBannerAtom);
  const rows = pages.flatMap(({ reports }) => reports);
  const chosen = rows.find((report) => report._id === overlay && isOpen(report));

  async function onDecided(message: string) {
    showBanner("success", message);
    await revalidate();
  }

  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title={filter === "open" ? "Yhtään ilmoitusta ei odota päätöstä." : "Ilmoituksia ei löytynyt."}
        />
      ) : (
        <>
          <Table
            caption="Ilmoitukset sisällöstä"
            captionHidden
            columns={createColumns(open)}
            rows={rows}
            getKey={({ _id }) => _id}
          />
          <LoadMore
            countText={`${formatCount(rows.length, { one: "ilmoitus", other: "ilmoitusta" })} näkyvissä`}
            busy={isLoading}
            onMore={loadMore}
          />
        </>
      )}
      {chosen && <DecisionDialog key={chosen._id} report={chosen} onClose={close} onDecided={onDecided} />}
    </>
  );
}

/** Reports of listings and reviews, each of which is decided once, and the appeals against the decisions. */
function ReportsPage() {
  const { filter, first, year } = useLoaderData<typeof loader>();
  const [chosen, choose] = useUrlState(filter, parseReportFilter, formatReportFilter);
  return (
    <>
      <AdminTitle section={adminSections.reports} />
      <p>
        Käyttäjien ilmoitukset myynti-ilmoituksista ja arvosteluista. Perustelu lähetetään ilmoittajalle ja,
        kun jotakin piilotetaan, sisällön julkaisijalle. Odottaa päätöstä: {first.openCount}.
      </p>
      <Toolbar label="Rajaus">
        <Select
          label="Tila"
          options={reportFilterOptions}
          value={chosen}
          onChange={({ target }) => choose(parseReportFilter(new URLSearchParams({ tila: target.value })))}
        />
      </Toolbar>
      <ReportList key={filter} filter={filter} first={first} />
      <ReportFigures year={year} />
    </>
  );
}

export { ReportsPage as Component };
