import { SecurityEventFilter } from "@halkopiha/domain/admin/security-event.ts";
import { readDiagnosis } from "@halkopiha/domain/contract/admin/diagnosis.ts";
import { listSecurityEvents } from "@halkopiha/domain/contract/admin/security-events.ts";
import { Suspense } from "react";
import { Await, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api, type CallOptions } from "../../../lib/api/client.ts";
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
import { createEventColumns, formatAccount } from "./event-columns.tsx";
import { type EventFilter, formatEventFilter, parseEventFilter } from "./event-filter.ts";
import { filterLabels } from "./event-labels.ts";
import { SeenNetwork } from "./SeenNetwork.tsx";

const loadPage = (filter: EventFilter, cursor?: string, options?: CallOptions) =>
  api(listSecurityEvents, { query: { ...filter, limit: pageSize, cursor } }, options);

export async function loader({ request }: LoaderFunctionArgs) {
  requireRoot(request);
  const filter = parseEventFilter(new URL(request.url).searchParams);
  // Said beside the events, and left out without an answer.
  const diagnosis = api(readDiagnosis, {}, { handlesErrors: true }).catch(() => null);
  return { filter, diagnosis, first: await loadPage(filter, undefined, { handlesNoResponse: true }) };
}

type LoadedEvents = Awaited<ReturnType<typeof loader>>;

const filterOptions = SecurityEventFilter.options.map((value) => ({ value, text: filterLabels[value] }));

/** Selects a group of events; the account is selected by its name in the table. */
function EventFilters({
  filter,
  accountName,
  onChange,
}: {
  filter: EventFilter;
  accountName: string | undefined;
  onChange(filter: EventFilter): void;
}) {
  return (
    <Toolbar label="Rajaus">
      <Select
        label="Tapahtumat"
        options={filterOptions}
        value={filter.kinds}
        onChange={({ target }) => {
          const kinds = SecurityEventFilter.safeParse(target.value);
          onChange({ ...filter, kinds: kinds.success ? kinds.data : "all" });
        }}
      />
      {filter.user && (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => onChange({ kinds: filter.kinds })}
        >{`Poista rajaus: ${accountName ?? filter.user}`}</Button>
      )}
    </Toolbar>
  );
}

function EventList({ filter, first }: Pick<LoadedEvents, "filter" | "first">) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadPage(filter, cursor));
  const rows = pages.flatMap(({ events }) => events);
  if (rows.length === 0) {
    const isNarrowed = filter.kinds !== "all" || filter.user !== undefined;
    const title = isNarrowed ? "Rajauksella ei löytynyt tapahtumia." : "Tapahtumia ei vielä ole.";
    return <EmptyList title={title} busy={isLoading} onMore={loadMore} />;
  }
  return (
    <>
      <Table
        caption="Turvatapahtumat"
        captionHidden
        columns={createEventColumns(filter)}
        rows={rows}
        getKey={({ _id }) => _id}
      />
      <LoadMore
        countText={`${formatCount(rows.length, { one: "tapahtuma", other: "tapahtumaa" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** The security events, the latest first, for root only. */
function SecurityEventsPage() {
  const { filter, first, diagnosis } = useLoaderData<typeof loader>();
  const [chosen, choose] = useUrlState(filter, parseEventFilter, formatEventFilter);
  const accounts = first.events.flatMap(({ user, by }) => [user, by]);
  const account = accounts.find((one) => one?._id === chosen.user);
  return (
    <>
      <AdminTitle section={rootSections.securityEvents} />
      <p>
        Kirjautumiset, evätyt yritykset ja tunnusten muutokset säilyvät vuoden. Samasta verkosta tulleilla on
        sama tunnus; verkon osoitetta ei tallenneta.
      </p>
      <Suspense>
        <Await resolve={diagnosis}>{(seen) => seen && <SeenNetwork network={seen.network} />}</Await>
      </Suspense>
      <EventFilters
        filter={chosen}
        accountName={account ? formatAccount(account) : undefined}
        onChange={choose}
      />
      <EventList filter={filter} first={first} />
    </>
  );
}

export { SecurityEventsPage as Component };
