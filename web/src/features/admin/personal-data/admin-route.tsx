import { exportPersonalData, searchPersonalData } from "@halkopiha/domain/contract/admin/personal-data.ts";
import { type FoundItem, type FoundKind, obstacleText } from "@halkopiha/domain/personal-data/found-data.ts";
import { type FormEvent, useState } from "react";
import { Link, type LoaderFunctionArgs } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { DownloadButton } from "../../../lib/files/DownloadButton.tsx";
import { formatDateTime, formatNumber } from "../../../lib/format/format.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";
import { EraseDialog } from "./EraseDialog.tsx";
import styles from "./PersonalDataPage.module.css";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

export function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return null;
}

/** What was found, and of which address or number. */
interface Found {
  contact: string;
  kinds: FoundKind[];
}

const toTitle = (kind: string, { id, title }: FoundItem) =>
  kind === "orders" ? <Link to={`${paths.adminOrders}/${id}`}>{title}</Link> : title;

const createColumns = (kind: string): readonly Column<FoundItem>[] => [
  { header: "Tieto", cell: (item) => toTitle(kind, item) },
  { header: "Luotu", cell: ({ createdAt }) => (createdAt === null ? "–" : formatDateTime(createdAt)) },
  {
    header: "Anonymisoitaessa",
    cell: ({ obstacle }) => (obstacle === null ? "Poistetaan" : `Säilyy: ${obstacleText[obstacle]}`),
  },
];

function Kind({ kind, label, items, isMore }: FoundKind) {
  const count = isMore ? `yli ${formatNumber(items.length)}` : formatNumber(items.length);
  return (
    <section className={styles.form}>
      <h2>
        {label} ({count})
      </h2>
      <Table
        caption={label}
        captionHidden
        rows={items}
        getKey={({ id }) => id}
        columns={createColumns(kind)}
      />
      {isMore && <p>Kaikkia ei näytetä. Vienti ja anonymisointi koskevat kaikkia.</p>}
    </section>
  );
}

const overlayName = "erase";

function FoundData({ found, onErased }: { found: Found; onErased(): void }) {
  const { overlay, open, close } = useOverlay();
  const isOffline = useIsOffline();
  const { contact, kinds } = found;

  return (
    <div className={styles.found}>
      {kinds.length === 0 ? (
        <EmptyState title="Tällä osoitteella tai numerolla ei ole tietoja." />
      ) : (
        <div className={styles.buttons}>
          <DownloadButton
            name={exportPersonalData.file.name}
            fetchFile={() => api(exportPersonalData, { body: { contact } })}
          >
            Vie tiedot (JSON)
          </DownloadButton>
          <Button variant="danger" disabled={isOffline} onClick={() => open(overlayName)}>
            Anonymisoi
          </Button>
        </div>
      )}
      {kinds.map((kind) => (
        <Kind key={kind.kind} {...kind} />
      ))}
      {overlay === overlayName && <EraseDialog contact={contact} onClose={close} onErased={onErased} />}
    </div>
  );
}

/** Looks for what is stored of an address or a number, copies it for its person, and forgets the person (GDPR arts. 15, 17 and 20). */
function PersonalDataPage() {
  const [found, setFound] = useState<Found>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function search(contact: string) {
    setBusy(true);
    setError(undefined);
    try {
      const { kinds } = await api(searchPersonalData, { body: { contact } });
      setFound({ contact, kinds });
    } catch (failure) {
      assertApiError(failure);
      setError(failure.fields["contact"]);
    }
    setBusy(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void search(String(new FormData(event.currentTarget).get("contact") ?? ""));
  }

  return (
    <>
      <AdminTitle section={adminSections.personalData} />
      <p>
        Varmista ensin, että pyytäjä on se, jonka tiedot ovat kyseessä. Haku, vienti ja anonymisointi jäävät
        muutoslokiin ilman osoitetta tai numeroa.
      </p>
      <form className={styles.search} onSubmit={submit} noValidate aria-label="Henkilötietojen haku">
        <TextField
          label="Sähköposti tai puhelinnumero"
          name="contact"
          autoComplete="off"
          error={error}
          onChange={() => setError(undefined)}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={isBusy} action="Haku">
            Hae tiedot
          </SubmitButton>
        </div>
      </form>
      <div aria-live="polite">
        {found && <FoundData key={found.contact} found={found} onErased={() => void search(found.contact)} />}
      </div>
    </>
  );
}

export { PersonalDataPage as Component };
