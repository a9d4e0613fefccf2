import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { Suspense, useEffect } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router-dom";
import { ApiError } from "../../../lib/api/errors.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { maySeeOrders } from "../../../lib/auth/current-user.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { CachedAt } from "../../../lib/notifications/CachedAt.tsx";
import { useUrlState } from "../../../lib/routing/history/use-url-state.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { isLoggedInAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { profileSections } from "../../../market/account/profile-sections.ts";
import { applyOrderUpdatesAtom, orderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { EmptyList } from "../../../ui/data/EmptyList.tsx";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import {
  loadCounts,
  loadFirstOrders,
  loadOrders,
  type OrderPageData,
  rememberLoaded,
} from "../load-orders.ts";
import { formatFilterQuery, type OrderFilter, parseFilter } from "../order-filter.ts";
import { useOrdersArea } from "../use-orders-area.ts";
import { useRevalidateWhenOnline } from "../use-revalidate-when-online.ts";
import { mergeOrderUpdates } from "./merge-order-updates.ts";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrdersPage.module.css";
import { ClearSearchLink, SearchForm } from "./SearchForm.tsx";
import { StatusChips } from "./StatusChips.tsx";
import { useOrderCounts } from "./use-order-counts.ts";
import { useOrdersOfSteps } from "./use-orders-of-steps.ts";
import { useSelectedOrders } from "./use-selected-orders.ts";

const noOrders: OrderPageData = { orders: [], cachedAt: null };

/** Sellers cannot filter by seller. */
function parseUrlFilter(pathname: string, params: URLSearchParams): OrderFilter {
  const filter = parseFilter(params);
  if (pathname.startsWith(paths.admin)) return filter;
  return { ...filter, userid: undefined };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const filter = parseUrlFilter(pathname, searchParams);
  // The parent route does not load again when only the filter changes, and the session may have ended since.
  if (!store.get(isLoggedInAtom)) throw redirectToLogin(request);
  // An account that is not active yet sees a notice instead of orders.
  const nothing = { filter, page: noOrders, counts: null };
  if (!(await maySeeOrders(request))) return nothing;
  try {
    const [page, counts] = await Promise.all([loadFirstOrders(filter), loadCounts(filter)]);
    return { filter, page, counts };
  } catch (error) {
    // It was active when it was last loaded, or has been closed and may not see delivered orders.
    if (error instanceof ApiError && error.status === 403) return nothing;
    throw error;
  }
}

function emptyTitle({ status, userid, from, to, day, searchId }: OrderFilter): string {
  if (searchId && status !== "all") return "Haulla ei löytynyt tilauksia tästä tilasta.";
  if (searchId) return "Haulla ei löytynyt tilauksia. Tarkista kirjoitusasu.";
  if (day) return "Tälle päivälle ei ole sovittu tilauksia.";
  if (userid || from || to) return "Rajauksella ei löytynyt tilauksia.";
  if (status === "open") return "Avoimia tilauksia ei ole.";
  if (status === "cancelled") return "Peruutettuja tilauksia ei ole.";
  return status === "all" ? "Tilauksia ei vielä ole." : "Tässä tilassa ei ole tilauksia.";
}

const getListKey = (filter: OrderFilter, { orders: [newest] }: OrderPageData) =>
  `${formatFilterQuery(filter)} ${newest?._id} ${newest?.status}`;

/** Each order once: a first page that is loaded again has the orders of the further pages, too. */
function uniqueOrders(pages: readonly OrderPageData[]): Order[] {
  const orders = pages.flatMap((page) => page.orders).toReversed();
  return [...new Map(orders.map((order) => [order._id, order])).values()].toReversed();
}

/** Loaded with the first selection: most visits of the list make none. */
const SelectionBar = lazyPart(() => import("./SelectionBar.tsx").then((file) => file.SelectionBar));

function OrderList({ filter, first }: { filter: OrderFilter; first: OrderPageData }) {
  // With the key of the list, so that loading the first page again does not discard the others.
  const { pages, isLoading, loadMore } = usePages(
    first,
    (cursor) => loadOrders(filter, cursor),
    getListKey(filter, first),
  );
  const updates = useAtomValue(orderUpdatesAtom);
  const steps = useAtomValue(orderStepsAtom);
  const hasMore = pages.at(-1)?.nextCursor !== undefined;
  const orders = mergeOrderUpdates({ orders: uniqueOrders(pages), hasMore, filter }, updates, steps);

  const loadedCount = pages.length > 1 ? orders.length : 0;
  useEffect(() => rememberLoaded(filter, loadedCount), [filter, loadedCount]);

  const selection = useSelectedOrders(orders);

  if (orders.length === 0) {
    return (
      <EmptyList title={emptyTitle(filter)} busy={isLoading} onMore={loadMore}>
        {filter.searchId !== undefined && <ClearSearchLink filter={filter} />}
      </EmptyList>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard
              order={order}
              isSelected={selection.isSelected(order)}
              onSelect={
                selection.isSelectable(order)
                  ? (isSelected) => selection.toggle(order, isSelected)
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      <LoadMore
        countText={`${formatCount(orders.length, { one: "tilaus", other: "tilausta" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
      {selection.selected.length > 0 && (
        <Suspense fallback={null}>
          <SelectionBar
            selected={selection.selected}
            selectable={selection.selectable}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
        </Suspense>
      )}
    </>
  );
}

const AdminOrderFilters = lazyPart(() => import("./OrderFilters.tsx").then((file) => file.AdminOrderFilters));
const SellerOrderFilters = lazyPart(() =>
  import("./OrderFilters.tsx").then((file) => file.SellerOrderFilters),
);

/** Below the list, which must not move under the finger. */
const OfferNotifications = lazyPart(() =>
  import("./OfferNotifications.tsx").then((file) => file.OfferNotifications),
);

/** Only for businesses whose firewood has a number. */
const EudrList = lazyPart(() => import("./EudrList.tsx").then((file) => file.EudrList));

/** Loaded with the first step: most visits of the list make none, and the outbox is large. */
const HeldSteps = lazyPart(() => import("../steps/HeldSteps.tsx").then((file) => file.HeldSteps));

function OrdersPage() {
  const { filter, page, counts } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const parse = (params: URLSearchParams) => parseUrlFilter(pathname, params);
  const [chosen, choose] = useUrlState(filter, parse, formatFilterQuery);
  const [first] = page.orders;
  const { area } = useOrdersArea();
  const applyOrderUpdates = useSetAtom(applyOrderUpdatesAtom);
  const isOwn = area === "Profiili";
  const hasSteps = useAtomValue(orderStepsAtom).length > 0;
  useRevalidateWhenOnline();
  // Orders in the list count as known, also when the live connection fails.
  useEffect(() => {
    if (isOwn) applyOrderUpdates(page.orders);
  }, [isOwn, page, applyOrderUpdates]);
  useOrdersOfSteps(page.orders, isOwn);
  return (
    <>
      <SectionTitle area={area} section={profileSections.orders.text} />
      <SearchForm filter={chosen} onSearch={choose} />
      <Suspense fallback={isOwn && <div className={styles.filters} />}>
        {isOwn ? (
          <SellerOrderFilters filter={chosen} onChange={choose} />
        ) : (
          <AdminOrderFilters
            filter={chosen}
            onChange={choose}
            knownSeller={first?.seller._id === chosen.userid ? first?.seller : undefined}
          />
        )}
      </Suspense>
      <StatusChips filter={chosen} counts={useOrderCounts(filter, counts, page.orders)} />
      {page.cachedAt && <CachedAt at={Date.parse(page.cachedAt)} />}
      <OrderList key={getListKey(filter, page)} filter={filter} first={page} />
      {isOwn && page.orders.some(({ items }) => items.some(({ eudrNumber }) => eudrNumber)) && (
        <Suspense fallback={null}>
          <EudrList filter={filter} />
        </Suspense>
      )}
      {isOwn && (
        <Suspense fallback={null}>
          <OfferNotifications />
        </Suspense>
      )}
      {hasSteps && (
        <Suspense fallback={null}>
          <HeldSteps />
        </Suspense>
      )}
    </>
  );
}

export { OrdersPage as Component };
