import { listHiddenListings, showListing } from "@halkopiha/domain/contract/admin/listings.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useSetAtom } from "jotai/react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { RecallButton } from "../../../market/recalls/RecallButton.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

const loadPage = (cursor?: string) => api(listHiddenListings, { query: { limit: pageSize, cursor } });

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  return api(listHiddenListings, { query: { limit: pageSize } }, { handlesNoResponse: true });
}

const createColumns = (onShow: (id: string) => void): readonly Column<Product>[] => [
  { header: "Ilmoitus", cell: (product) => <strong>{formatListingTitle(product)}</strong> },
  { header: "Myyjä", cell: ({ owner }) => owner.name },
  { header: "Piilotettu", cell: ({ hidden }) => hidden && formatDateTime(hidden.hiddenAt) },
  { header: "Syy", cell: ({ hidden }) => hidden?.reason },
  {
    header: "Näytä",
    isActions: true,
    cell: (product) =>
      product.hidden?.isRecall ? (
        <Link to={paths.adminRecalls}>Takaisinvedossa</Link>
      ) : (
        <>
          <Button
            variant="plain"
            aria-label={`Näytä taas: ${formatListingTitle(product)}`}
            onClick={() => onShow(product._id)}
          >
            Näytä taas
          </Button>
          <RecallButton product={product} label={`Vedä takaisin: ${formatListingTitle(product)}`} />
        </>
      ),
  },
];

/** The listings that admins have hidden, each of which can be shown again. */
function HiddenListingsPage() {
  const { pages, isLoading, loadMore } = usePages(useLoaderData<typeof loader>(), loadPage);
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const rows = pages.flatMap(({ products }) => products);
  const chosen = rows.find(({ _id }) => _id === overlay);

  async function show({ _id: id }: Product) {
    const { message } = await api(showListing, { params: { id } });
    showBanner("success", message);
    await revalidate();
  }

  return (
    <>
      <AdminTitle section={adminSections.hiddenListings} />
      <p>Ilmoituksen voi piilottaa sen omalla sivulla. Myyjä saa syyn sähköpostiinsa.</p>
      {rows.length === 0 ? (
        <EmptyState title="Yhtään ilmoitusta ei ole piilotettu." />
      ) : (
        <>
          <Table
            caption="Piilotetut ilmoitukset"
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
      {chosen && (
        <ConfirmDialog
          title={`Näytetäänkö ${formatListingTitle(chosen)} taas?`}
          confirm="Näytä taas"
          variant="primary"
          disabled={isOffline}
          onClose={close}
          onConfirm={() => show(chosen)}
        >
          Ilmoitus näkyy heti ostajille, ja myyjä saa siitä sähköpostin.
        </ConfirmDialog>
      )}
    </>
  );
}

export { HiddenListingsPage as Component };
