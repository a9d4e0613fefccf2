import { advanceContact, listContacts } from "@halkopiha/domain/contract/admin/contacts.ts";
import type { Answer } from "@halkopiha/domain/contract/call.ts";
import {
  type Contact,
  getNextTicketStatus,
  type TicketStatus,
  ticketStatuses,
} from "@halkopiha/domain/messaging/ticket.ts";
import { useSetAtom } from "jotai/react";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { ApiError } from "../../../lib/api/errors.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { statusLabel, subjectLabel } from "../../../lib/tickets/ticket-labels.ts";
import { useIsOffline } from "../../../offline/ui/OfflineNotice.tsx";
import { Pager } from "../../../ui/data/Pager.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import { ContactStatus } from "./ContactStatus.tsx";
import styles from "./Dashboard.module.css";
import { contactsId } from "./section-ids.ts";

const limit = 15;

type Page = Answer<typeof listContacts>;

function loadPage(status: TicketStatus | null, cursor?: string): Promise<Page> {
  const query = { limit, status: status ?? undefined, cursor };
  return api(listContacts, { query }, { quiet: cursor === undefined });
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

interface ListProps {
  first: Page;
  status: TicketStatus | null;
  reload(): void;
}

function List({ first, status, reload }: ListProps) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadPage(status, cursor));
  const [changed, setChanged] = useState<ReadonlyMap<string, Contact>>(new Map());
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const contacts = pages
    .flatMap((page) => page.contacts)
    .map((contact) => changed.get(contact._id) ?? contact);

  /** §4: `recieved` becomes `in progress`, any other status becomes `resolved`. */
  async function advance({ _id, name, status: before }: Contact) {
    const next = getNextTicketStatus(before);
    if (!next) return;
    try {
      const { contact } = await api(advanceContact, { params: { id: _id }, body: { status: next } });
      setChanged((all) => new Map(all).set(_id, contact));
      showBanner("success", `${name}: ${statusLabel[contact.status]}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Someone else has changed the status.
      if (error.status === 409) reload();
    }
  }

  if (contacts.length === 0) {
    return <EmptyState title={status ? "Tässä tilassa ei ole yhteydenottoja." : "Yhteydenottoja ei ole."} />;
  }
  const state: Column<Contact> = {
    header: "Tila",
    cell: (contact) => <ContactStatus contact={contact} disabled={isOffline} onAdvance={advance} />,
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
      <Pager
        countText={`${formatCount(contacts.length, { one: "yhteydenotto", other: "yhteydenottoa" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** Messages to customer service with their status. §2, §4 */
export function Contacts() {
  const [status, setStatus] = useState<TicketStatus | null>(null);
  const load = useCallback(() => loadPage(status), [status]);
  const filter = (
    <Select
      label="Yhteydenottojen tila"
      empty="Kaikki"
      options={ticketStatuses.map((value) => ({ value, text: statusLabel[value] }))}
      value={status ?? ""}
      onChange={({ target }) => setStatus(ticketStatuses.find((known) => known === target.value) ?? null)}
    />
  );
  return (
    <AsyncSection title="Yhteydenotot" id={contactsId} load={load} tools={filter}>
      {(first, again) => <List first={first} status={status} reload={again} />}
    </AsyncSection>
  );
}
