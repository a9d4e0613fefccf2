import { orderStatuses, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { Suspense, useEffect } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router-dom";
import { ApiError } from "../../../lib/api/errors.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { CachedAt } from "../../../lib/notifications/CachedAt.tsx";
import { applyOrderUpdatesAtom, orderUpdatesAtom } from "../../../lib/orders/order-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";
import { lazyPart } from "../../../offline/ui/lazy-part.tsx";
import { Pager } from "../../../ui/data/Pager.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { loadFirstOrders, loadOrders, type OrderPageData } from "../load-orders.ts";
import { formatFilterQuery, isNarrowed, type OrderFilter, parseFilter } from "../order-filter.ts";
import { HeldSteps } from "../steps/HeldSteps.tsx";
import { useOrdersArea } from "../use-orders-area.ts";
import { useRevalidateWhenOnline } from "../use-revalidate-when-online.ts";
import { mergeOrderUpdates } from "./merge-order-updates.ts";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrdersPage.module.css";
import { SoundSwitch } from "./SoundSwitch.tsx";

const noOrders: OrderPageData = { orders: [] };

/** Sellers can filter only by status. */
function parseUrlFilter({ pathname, searchParams }: URL): OrderFilter {
  const filter = parseFilter(searchParams);
  return pathname.startsWith(paths.admin) ? filter : { status: filter.status };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const filter = parseUrlFilter(url);
  // The parent route redirects this visitor.
  if (!store.get(isLoggedInAtom)) return { filter, page: noOrders };
  try {
    return { filter, page: await loadFirstOrders(filter) };
  } catch (error) {
    // An account that is not active yet sees a notice instead of orders.
    if (error instanceof ApiError && error.status === 403) return { filter, page: noOrders };
    throw error;
  }
}

function emptyTitle(filter: OrderFilter): string {
  const { status, ...others } = filter;
  if (isNarrowed(others)) return "Rajauksella ei löytynyt tilauksia.";
  return status ? "Tässä tilassa ei ole tilauksia." : "Tilauksia ei vielä ole.";
}

const getListKey = (filter: OrderFilter, { orders: [newest] }: OrderPageData) =>
  `${formatFilterQuery(filter)} ${newest?._id} ${newest?.status}`;

function OrderList({ filter, first }: { filter: OrderFilter; first: OrderPageData }) {
  // With the key of the list, so that loading the first page again does not discard the others.
  const { pages, isLoading, loadMore } = usePages(
    first,
    (cursor) => loadOrders(filter, cursor),
    getListKey(filter, first),
  );
  const updates = useAtomValue(orderUpdatesAtom);
  const hasMore = pages.at(-1)?.nextCursor !== undefined;
  const orders = mergeOrderUpdates(
    { orders: pages.flatMap((page) => page.orders), hasMore, filter },
    updates,
  );

  if (orders.length === 0) {
    return <EmptyState title={emptyTitle(filter)} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pager
        countText={`${formatCount(orders.length, { one: "tilaus", other: "tilausta" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** Only admins need it. */
const AdminOrderFilters = lazyPart(() =>
  import("./AdminOrderFilters.tsx").then((file) => file.AdminOrderFilters),
);

function OrdersPage() {
  const { filter, page } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  // From the URL, which changes before the list is loaded, so that a second filter is added to the first.
  const requestedFilter = parseFilter(new URLSearchParams(useLocation().search));
  const [first] = page.orders;
  const { area } = useOrdersArea();
  const applyOrderUpdates = useSetAtom(applyOrderUpdatesAtom);
  const isOwn = area === "Profiili";
  useRevalidateWhenOnline();
  // Orders in the list count as known, also when the live connection fails.
  useEffect(() => {
    if (isOwn) applyOrderUpdates(page.orders);
  }, [isOwn, page, applyOrderUpdates]);
  return (
    <>
      <SectionTitle area={area} section="Tilaukset" />
      <Toolbar label="Rajaus">
        <Select
          label="Tila"
          empty="Kaikki"
          options={orderStatuses.map((value) => ({ value, text: statusLabel[value] }))}
          value={requestedFilter.status ?? ""}
          onChange={({ target }) => {
            const status = orderStatuses.find((known) => known === target.value);
            navigate(formatFilterQuery({ ...requestedFilter, status }));
          }}
        />
        {isOwn && <SoundSwitch />}
        {!isOwn && (
          <Suspense fallback={null}>
            <AdminOrderFilters
              filter={requestedFilter}
              knownSeller={first?.seller._id === requestedFilter.userid ? first?.seller : undefined}
            />
          </Suspense>
        )}
      </Toolbar>
      {page.cachedAt && <CachedAt at={Date.parse(page.cachedAt)} />}
      <OrderList key={getListKey(filter, page)} filter={filter} first={page} />
      <HeldSteps />
    </>
  );
}

export { OrdersPage as Component };
