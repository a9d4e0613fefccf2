import { orderStatuses, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLoaderData, useLocation, useNavigate } from "react-router-dom";
import { formatNumber } from "../../app/format.ts";
import { tellOrdersAtom, toldOrdersAtom } from "../../app/order-atoms.ts";
import { SavedAt } from "../../offline/SavedAt.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Select } from "../../ui/Select.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useFreshWhenBack } from "./back-in-net.ts";
import { loadOrders, type OrderPageData } from "./kept-orders.ts";
import type { loader } from "./list-route.tsx";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrdersPage.module.css";
import { filterAddress, isNarrowed, type OrderFilter, readFilter } from "./order-filter.ts";
import { useOrdersPlace } from "./orders-place.ts";
import { SoundSwitch } from "./SoundSwitch.tsx";
import { withTold } from "./told-orders.ts";

function emptyTitle(filter: OrderFilter): string {
  const { status, ...others } = filter;
  if (isNarrowed(others)) return "Rajauksella ei löytynyt tilauksia.";
  return status ? "Tässä tilassa ei ole tilauksia." : "Tilauksia ei vielä ole.";
}

function OrderList({ filter, first }: { filter: OrderFilter; first: OrderPageData }) {
  const [more, setMore] = useState<readonly OrderPageData[]>([]);
  const [isLoading, setLoading] = useState(false);
  const told = useAtomValue(toldOrdersAtom);
  const pages = [first, ...more];
  const cursor = pages.at(-1)?.nextCursor;
  const fetched = { orders: pages.flatMap((page) => page.orders), hasMore: cursor !== undefined, filter };
  const orders = withTold(fetched, told);

  async function showMore(from: string) {
    setLoading(true);
    try {
      const page = await loadOrders(filter, from);
      setMore((before) => [...before, page]);
    } catch {
      // The banner has told it; the button stays.
    } finally {
      setLoading(false);
    }
  }

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
        shown={`${formatNumber(orders.length)} tilausta näkyvissä`}
        busy={isLoading}
        onMore={cursor ? () => void showMore(cursor) : undefined}
      />
    </>
  );
}

/** Only the office has need of it. */
const OfficeFilters = lazy(() =>
  import("./OfficeFilters.tsx").then((file) => ({ default: file.OfficeFilters })),
);

export function OrdersPage() {
  const { filter, page } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  // The address is ahead of the list while that is on its way: a second choice adds to the first.
  const asked = readFilter(new URLSearchParams(useLocation().search));
  const [first] = page.orders;
  const { place } = useOrdersPlace();
  const tellOrders = useSetAtom(tellOrdersAtom);
  const isOwn = place === "Profiili";
  useFreshWhenBack();
  // What the list holds counts as known, also where the live connection does not come about.
  useEffect(() => {
    if (isOwn) tellOrders(page.orders);
  }, [isOwn, page, tellOrders]);
  return (
    <>
      <SectionTitle place={place} section="Tilaukset" />
      <Toolbar label="Rajaus">
        <Select
          label="Tila"
          empty="Kaikki"
          options={orderStatuses.map((value) => ({ value, text: statusLabel[value] }))}
          value={asked.status ?? ""}
          onChange={({ target }) => {
            const status = orderStatuses.find((known) => known === target.value);
            navigate(filterAddress({ ...asked, status }));
          }}
        />
        {isOwn && <SoundSwitch />}
        {!isOwn && (
          <Suspense fallback={null}>
            <OfficeFilters
              filter={asked}
              known={first?.seller._id === asked.userid ? first?.seller : undefined}
            />
          </Suspense>
        )}
      </Toolbar>
      {page.savedAt && <SavedAt at={Date.parse(page.savedAt)} />}
      <OrderList
        key={`${filterAddress(filter)} ${page.orders[0]?._id} ${page.orders[0]?.status}`}
        filter={filter}
        first={page}
      />
    </>
  );
}
