import { listRecalls } from "@halkopiha/domain/contract/admin/recalls.ts";
import { isWorking } from "@halkopiha/domain/recalls/recall-rules.ts";
import { useSetAtom } from "jotai/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";
import { createColumns } from "./recall-columns.tsx";
import { TakeBackDialog } from "./TakeBackDialog.tsx";
import { UnreachedDialog } from "./UnreachedDialog.tsx";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

const loadPage = (cursor?: string) => api(listRecalls, { query: { limit: pageSize, cursor } });

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return api(listRecalls, { query: { limit: pageSize } }, { handlesNoResponse: true });
}

const takeBack = "peru-";
const unreached = "tavoittamatta-";

/** The recalls, with how many buyers have been told. */
function RecallsPage() {
  const { pages, isLoading, loadMore } = usePages(useLoaderData<typeof loader>(), loadPage);
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const showBanner = useSetAtom(showBannerAtom);
  const rows = pages.flatMap(({ recalls }) => recalls);
  const findChosen = (name: string) => rows.find(({ _id }) => overlay === name + _id);
  const [ended, listed] = [findChosen(takeBack), findChosen(unreached)];

  async function onDone(message: string) {
    showBanner("success", message);
    await revalidate();
  }

  return (
    <>
      <AdminTitle section={adminSections.recalls} />
      <p>
        Vaarallinen tuote vedetään takaisin sen omalla sivulla tai piilotetuissa ilmoituksissa. Kaikille sen
        tilanneille kerrotaan.
      </p>
      {rows.some(isWorking) && (
        <p>
          <Button variant="plain" onClick={() => void revalidate()}>
            Päivitä luvut
          </Button>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title="Yhtään tuotetta ei ole vedetty takaisin." />
      ) : (
        <>
          <Table
            caption="Takaisinvedot"
            captionHidden
            columns={createColumns({
              onTakeBack: (id) => open(takeBack + id),
              onList: (id) => open(unreached + id),
            })}
            rows={rows}
            getKey={({ _id }) => _id}
          />
          <LoadMore
            countText={`${formatCount(rows.length, { one: "takaisinveto", other: "takaisinvetoa" })} näkyvissä`}
            busy={isLoading}
            onMore={loadMore}
          />
        </>
      )}
      {ended && <TakeBackDialog key={ended._id} recall={ended} onClose={close} onDone={onDone} />}
      {listed && <UnreachedDialog key={listed._id} recall={listed} onClose={close} />}
    </>
  );
}

export { RecallsPage as Component };
