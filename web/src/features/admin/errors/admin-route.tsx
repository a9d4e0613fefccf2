import { listErrors, markError } from "@halkopiha/domain/contract/admin/errors.ts";
import { type ErrorGroup, ErrorSource } from "@halkopiha/domain/errors/error-report.ts";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api, type CallOptions } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { useUrlState } from "../../../lib/routing/history/use-url-state.ts";
import { EmptyList } from "../../../ui/data/EmptyList.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { Table } from "../../../ui/data/Table.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { rootSections } from "../shared/admin-sections.ts";
import { requireRoot } from "../shared/require-admin.ts";
import { createErrorColumns, sourceLabels } from "./error-columns.tsx";
import { type ErrorFilter, formatErrorFilter, parseErrorFilter } from "./error-filter.ts";

const loadPage = (filter: ErrorFilter, cursor?: string, options?: CallOptions) =>
  api(listErrors, { query: { ...filter, limit: pageSize, cursor } }, options);

export async function loader({ request }: LoaderFunctionArgs) {
  requireRoot(request);
  const filter = parseErrorFilter(new URL(request.url).searchParams);
  return { filter, first: await loadPage(filter, undefined, { handlesNoResponse: true }) };
}

type LoadedErrors = Awaited<ReturnType<typeof loader>>;

const sourceOptions = [
  { value: "", text: "Kaikki" },
  ...ErrorSource.options.map((value) => ({ value, text: sourceLabels[value] })),
];

/** Selects the source; a release is selected by its name in the table. */
function ErrorFilters({ filter, onChange }: { filter: ErrorFilter; onChange(filter: ErrorFilter): void }) {
  const { source, release } = filter;
  return (
    <Toolbar label="Rajaus">
      <Select
        label="Lähde"
        options={sourceOptions}
        value={source ?? ""}
        onChange={({ target }) => onChange({ ...filter, source: ErrorSource.safeParse(target.value).data })}
      />
      {release && (
        <Button variant="quiet" icon="close" onClick={() => onChange({ source })}>
          {`Poista rajaus: ${release}`}
        </Button>
      )}
    </Toolbar>
  );
}

/** Marks errors as handled, and takes that back. A failure is shown by the banner. */
function useMarks() {
  const [marked, setMarked] = useState<ReadonlyMap<string, ErrorGroup>>(new Map());
  const [pending, setPending] = useState<string | null>(null);

  async function mark({ _id: id, handledAt }: ErrorGroup): Promise<void> {
    setPending(id);
    try {
      const { error } = await api(markError, { params: { id }, body: { handled: handledAt === null } });
      setMarked((before) => new Map(before).set(id, error));
    } catch (error) {
      assertApiError(error);
    } finally {
      setPending(null);
    }
  }

  const withMark = (error: ErrorGroup): ErrorGroup => marked.get(error._id) ?? error;
  return { pending, onMark: (error: ErrorGroup) => void mark(error), withMark };
}

function ErrorList({ filter, first }: LoadedErrors) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadPage(filter, cursor));
  const { withMark, ...actions } = useMarks();
  const rows = pages.flatMap(({ errors }) => errors).map(withMark);
  if (rows.length === 0) {
    const isNarrowed = filter.source !== undefined || filter.release !== undefined;
    const title = isNarrowed ? "Rajauksella ei löytynyt virheitä." : "Virheitä ei ole.";
    return <EmptyList title={title} busy={isLoading} onMore={loadMore} />;
  }
  return (
    <>
      <Table
        caption="Virheet"
        captionHidden
        columns={createErrorColumns(filter, actions)}
        rows={rows}
        getKey={({ _id }) => _id}
      />
      <LoadMore
        countText={`${formatCount(rows.length, { one: "virhe", other: "virhettä" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** The errors of browsers and of the server, the latest first, for root only. */
function ErrorsPage() {
  const { filter, first } = useLoaderData<typeof loader>();
  const [chosen, choose] = useUrlState(filter, parseErrorFilter, formatErrorFilter);
  return (
    <>
      <AdminTitle section={rootSections.errors} />
      <p>
        Selainten ja palvelimen odottamattomat virheet säilyvät 90 päivää viimeisestä kerrasta. Samasta syystä
        tulleet ovat samalla rivillä, ja jokaisella julkaisulla on omat rivinsä. Henkilötietoja ei tallenneta.
      </p>
      <ErrorFilters filter={chosen} onChange={choose} />
      <ErrorList filter={filter} first={first} />
    </>
  );
}

export { ErrorsPage as Component };
