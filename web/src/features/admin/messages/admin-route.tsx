import { resendMessage } from "@halkopiha/domain/contract/admin/messages.ts";
import {
  type ListedMessage,
  MessageChannel,
  MessageStateFilter,
} from "@halkopiha/domain/messaging/listed-message.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { TextSearch } from "../../../lib/forms/TextSearch.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useUrlState } from "../../../lib/routing/history/use-url-state.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { EmptyList } from "../../../ui/data/EmptyList.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { Table } from "../../../ui/data/Table.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { rootSections } from "../shared/admin-sections.ts";
import { requireRoot } from "../shared/require-admin.ts";
import { channelLabels, createMessageColumns, filterLabels } from "./message-columns.tsx";
import {
  formatMessageFilter,
  isNarrowed,
  loadMessagePage,
  type MessageFilter,
  parseMessageFilter,
} from "./message-filter.ts";
import { ResendFailed } from "./ResendFailed.tsx";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  requireRoot(request);
  const filter = parseMessageFilter(new URL(request.url).searchParams);
  return { filter, first: await loadMessagePage(filter, undefined, { handlesNoResponse: true }) };
}

type LoadedMessages = Awaited<ReturnType<typeof loader>>;

const stateOptions = MessageStateFilter.options.map((value) => ({ value, text: filterLabels[value] }));
const channelOptions = [
  { value: "", text: "Kaikki" },
  ...MessageChannel.options.map((value) => ({ value, text: channelLabels[value] })),
];

function MessageFilters({
  filter,
  onChange,
}: {
  filter: MessageFilter;
  onChange(filter: MessageFilter): void;
}) {
  return (
    <>
      <TextSearch
        name="Hae viestejä"
        label="Vastaanottaja"
        hint="Koko sähköpostiosoite tai puhelinnumero"
        searchId={filter.searchId}
        onSearch={(searchId) => onChange({ ...filter, searchId })}
      />
      <Toolbar label="Rajaus">
        <Select
          label="Tila"
          options={stateOptions}
          value={filter.state}
          onChange={({ target }) =>
            onChange({ ...filter, state: MessageStateFilter.safeParse(target.value).data ?? "all" })
          }
        />
        <Select
          label="Tapa"
          options={channelOptions}
          value={filter.channel ?? ""}
          onChange={({ target }) =>
            onChange({ ...filter, channel: MessageChannel.safeParse(target.value).data })
          }
        />
      </Toolbar>
    </>
  );
}

/** Queues single messages again. A failure is shown by the banner. */
function useResend() {
  const [resent, setResent] = useState<ReadonlyMap<string, ListedMessage>>(new Map());
  const [pending, setPending] = useState<string | null>(null);
  const showBanner = useSetAtom(showBannerAtom);

  async function resend({ _id: id }: ListedMessage): Promise<void> {
    setPending(id);
    try {
      const { message } = await api(resendMessage, { params: { id } });
      setResent((before) => new Map(before).set(id, message));
      showBanner("success", "Viesti lähetetään muutaman minuutin kuluessa.");
    } catch (error) {
      assertApiError(error);
    } finally {
      setPending(null);
    }
  }

  const withState = (message: ListedMessage): ListedMessage => resent.get(message._id) ?? message;
  return { pending, onResend: (message: ListedMessage) => void resend(message), withState };
}

function MessageList({ filter, first }: LoadedMessages) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => loadMessagePage(filter, cursor));
  const { withState, ...actions } = useResend();
  const isOffline = useIsOffline();
  const rows = pages.flatMap(({ messages }) => messages).map(withState);
  if (rows.length === 0) {
    const title = isNarrowed(filter) ? "Rajauksella ei löytynyt viestejä." : "Viestejä ei ole.";
    return <EmptyList title={title} busy={isLoading} onMore={loadMore} />;
  }
  return (
    <>
      <Table
        caption="Viestit"
        captionHidden
        columns={createMessageColumns({ ...actions, isOffline })}
        rows={rows}
        getKey={({ _id }) => _id}
      />
      <LoadMore
        countText={`${formatCount(rows.length, { one: "viesti", other: "viestiä" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** The queue of mails and text messages, the newest first, for root only. */
function MessagesPage() {
  const { filter, first } = useLoaderData<typeof loader>();
  const [chosen, choose] = useUrlState(filter, parseMessageFilter, formatMessageFilter);
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const isOffline = useIsOffline();
  return (
    <>
      <AdminTitle section={rootSections.messages} />
      <p>
        Sähköpostit ja tekstiviestit säilyvät 90 päivää. Viestien tekstejä ei näytetä, koska niissä on
        vastaanottajan koodeja ja linkkejä.
      </p>
      <MessageFilters filter={chosen} onChange={choose} />
      <p>
        <Button variant="plain" disabled={isOffline} onClick={() => open("laheta-kaikki")}>
          Lähetä kaikki epäonnistuneet uudelleen
        </Button>
      </p>
      <MessageList key={formatMessageFilter(filter)} filter={filter} first={first} />
      {overlay === "laheta-kaikki" && (
        <ResendFailed isOffline={isOffline} onClose={close} onResent={revalidate} />
      )}
    </>
  );
}

export { MessagesPage as Component };
