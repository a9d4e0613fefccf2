import { hideReview, listReviews, showReview } from "@halkopiha/domain/contract/admin/reviews.ts";
import type { ListedReview } from "@halkopiha/domain/reviews/review.ts";
import { useSetAtom } from "jotai/react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
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
import { Stars } from "../../../market/reviews/Stars.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { requireAdmin } from "../shared/require-admin.ts";
import { HideDialog } from "./HideDialog.tsx";
import styles from "./ReviewsPage.module.css";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

/** The query parameter that narrows the list to the hidden reviews. */
const hiddenParam = "piilotetut";

const isHiddenOnly = (searchParams: URLSearchParams) => searchParams.has(hiddenParam);

const toQuery = (searchParams: URLSearchParams) => ({
  limit: pageSize,
  ...(isHiddenOnly(searchParams) && { hidden: "true" as const }),
});

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  const query = toQuery(new URL(request.url).searchParams);
  return api(listReviews, { query }, { handlesNoResponse: true });
}

const describe = ({ orderNumber }: ListedReview) => `tilauksen ${orderNumber} arvostelu`;

const createColumns = (onChange: (id: string) => void): readonly Column<ListedReview>[] => [
  {
    header: "Tilaus",
    cell: ({ _id, orderNumber }) => <Link to={`${paths.adminOrders}/${_id}`}>{orderNumber}</Link>,
  },
  { header: "Myyjä", cell: ({ sellerName }) => sellerName },
  {
    header: "Arvostelu",
    cell: ({ stars, text, author }) => (
      <>
        <Stars stars={stars} />
        <p className={styles.text}>{text ?? "Ei tekstiä"}</p>
        <p className={styles.author}>
          {author.firstname}, {author.locality}
        </p>
      </>
    ),
  },
  { header: "Vastaus", cell: ({ answer }) => <p className={styles.text}>{answer?.text ?? "–"}</p> },
  { header: "Kirjoitettu", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: "Piilottamisen syy", cell: ({ hidden }) => hidden?.reason ?? "–" },
  {
    header: "Näkyvyys",
    isActions: true,
    cell: (review) => (
      <Button
        variant={review.hidden ? "plain" : "danger"}
        aria-label={`${review.hidden ? "Näytä taas" : "Piilota"}: ${describe(review)}`}
        onClick={() => onChange(review._id)}
      >
        {review.hidden ? "Näytä taas" : "Piilota"}
      </Button>
    ),
  },
];

/** All reviews, each of which can be hidden for a reason and shown again. */
function ReviewsPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const first = useLoaderData<typeof loader>();
  const { pages, isLoading, loadMore } = usePages(first, (cursor) =>
    api(listReviews, { query: { ...toQuery(searchParams), cursor } }),
  );
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const rows = pages.flatMap(({ reviews }) => reviews);
  const chosen = rows.find(({ _id }) => _id === overlay);

  async function change(request: Promise<{ message: string }>) {
    const { message } = await request;
    showBanner("success", message);
    await revalidate();
  }

  return (
    <>
      <AdminTitle section={adminSections.reviews} />
      <p>Ostaja ja myyjä saavat piilottamisen syyn sähköpostiinsa ja näkevät sen tilauksen sivulla.</p>
      <Checkbox
        label="Vain piilotetut"
        checked={isHiddenOnly(searchParams)}
        onChange={({ target }) => setSearchParams(target.checked ? { [hiddenParam]: "" } : {})}
      />
      {rows.length === 0 ? (
        <EmptyState
          title={
            isHiddenOnly(searchParams) ? "Yhtään arvostelua ei ole piilotettu." : "Arvosteluja ei ole vielä."
          }
        />
      ) : (
        <>
          <Table
            caption="Arvostelut"
            captionHidden
            columns={createColumns(open)}
            rows={rows}
            getKey={({ _id }) => _id}
          />
          <LoadMore
            countText={`${formatCount(rows.length, { one: "arvostelu", other: "arvostelua" })} näkyvissä`}
            busy={isLoading}
            onMore={loadMore}
          />
        </>
      )}
      {chosen?.hidden && (
        <ConfirmDialog
          title={`Näytetäänkö ${describe(chosen)} taas?`}
          confirm="Näytä taas"
          variant="primary"
          disabled={isOffline}
          onClose={close}
          onConfirm={() => change(api(showReview, { params: { id: chosen._id } }))}
        >
          Arvostelu näkyy heti kaikille, ja ostaja ja myyjä saavat siitä sähköpostin.
        </ConfirmDialog>
      )}
      {chosen && !chosen.hidden && (
        <HideDialog
          title={`Piilota ${describe(chosen)}`}
          onClose={close}
          onHide={(reason) => change(api(hideReview, { params: { id: chosen._id }, body: { reason } }))}
        />
      )}
    </>
  );
}

export { ReviewsPage as Component };
