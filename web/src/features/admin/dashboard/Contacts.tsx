import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { listContacts } from "@halkopiha/domain/contract/contacts.ts";
import { type Contact, TicketFilter } from "@halkopiha/domain/messaging/ticket.ts";
import { useCallback, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { contactsId } from "../../../lib/routing/dashboard-anchors.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { advanceTicket } from "../../../market/tickets/move-ticket.ts";
import { statusLabel, subjectLabel } from "../../../market/tickets/ticket-labels.ts";
import { EmptyList } from "../../../ui/data/EmptyList.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import { ContactStatus } from "./ContactStatus.tsx";
import styles from "./Dashboard.module.css";

const limit = 15;

type Page = ResponseBody<typeof listContacts>;

function loadPage(status: TicketFilter | undefined, cursor?: string): Promise<Page> {
  return api(listContacts, { query: { limit, status, cursor } }, { handlesNoResponse: cursor === undefined });
}

const columns: readonly Column<Contact>[] = [
  {
    header: "Lähettäjä",
    cell: ({ _id, name, email }) => (
      <div>
        <Link to={`${paths.adminContacts}/${_id}`} className={styles.name}>
          {name}
        </Link>
        <span className={styles.soft}>{email}</span>
      </div>
    ),
  },
  { header: "Aihe", cell: ({ subject }) => subjectLabel[subject] },
  {
    header: "Viimeisin viesti",
    cell: ({ messages }) => <span className={styles.excerpt}>{messages.at(-1)?.text}</span>,
  },
  { header: "Päivitetty", cell: ({ updatedAt }) => formatDate(updatedAt) },
];

function emptyTitle(filter: TicketFilter | undefined): string {
  if (filter === "open") return "Avoimia yhteydenottoja ei ole.";
  return filter ? "Tässä tilassa ei ole yhteydenottoja." : "Yhteydenottoja ei ole.";
}

interface ListProps {
  first: Page;
  filter: TicketFilter | undefined;
  reload(): void;
  onChanged(): void;
}

function List({ first, filter, reload, onChanged }: ListProps) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadPage(filter, cursor));
  const [changed, setChanged] = useState<ReadonlyMap<string, Contact>>(new Map());
  const isOffline = useIsOffline();
  const contacts = pages
    .flatMap((page) => page.contacts)
    .map((contact) => changed.get(contact._id) ?? contact);

  function update(contact: Contact) {
    setChanged((all) => new Map(all).set(contact._id, contact));
    onChanged();
  }

  async function move(contact: Contact) {
    try {
      await advanceTicket(contact, update);
    } catch (error) {
      assertApiError(error);
      // Someone else has changed the status.
      if (error.status === 409) reload();
    }
  }

  if (contacts.length === 0) {
    return <EmptyList title={emptyTitle(filter)} busy={isLoading} onMore={loadMore} />;
  }
  const state: Column<Contact> = {
    header: "Tila",
    cell: (contact) => <ContactStatus contact={contact} disabled={isOffline} onMove={move} />,
  };
  return (
    <>
      <Table
        caption="Yhteydenotot"
        captionHidden
        rows={contacts}
        getKey={({ _id }) => _id}
        columns={[state, ...columns]}
      />
      <LoadMore
        countText={`${formatCount(contacts.length, { one: "yhteydenotto", other: "yhteydenottoa" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** Query parameter with the status of the listed contacts; without it the open ones are listed. */
const filterParam = "yhteydenotot";
const everyStatus = "kaikki";

/** The filter of the contacts, kept in the URL; undefined for all of them. */
function useContactFilter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(search).get(filterParam);
  const known = TicketFilter.options.find((status) => status === value) ?? "open";
  return {
    filter: value === everyStatus ? undefined : known,
    setFilter(filter: TicketFilter | undefined) {
      const params = new URLSearchParams(search);
      params.set(filterParam, filter ?? everyStatus);
      if (filter === "open") params.delete(filterParam);
      void navigate({ pathname, search: params.toString() }, { preventScrollReset: true });
    },
  };
}

/** Messages to customer service, open ones by default. §2, §4 */
export function Contacts({ onChanged }: { onChanged(): void }) {
  const { filter, setFilter } = useContactFilter();
  const load = useCallback(() => loadPage(filter), [filter]);
  const select = (
    <Select
      label="Yhteydenottojen tila"
      empty="Kaikki"
      options={TicketFilter.options.map((value) => ({
        value,
        text: value === "open" ? "Avoimet" : statusLabel[value],
      }))}
      value={filter ?? ""}
      onChange={({ target }) => setFilter(TicketFilter.options.find((known) => known === target.value))}
    />
  );
  return (
    <AsyncSection title="Yhteydenotot" id={contactsId} load={load} tools={select}>
      {(first, again) => <List first={first} filter={filter} reload={again} onChanged={onChanged} />}
    </AsyncSection>
  );
}
