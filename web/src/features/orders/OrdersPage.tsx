import { type OrderStatus, orderStatuses, statusLabel } from "@halkopiha/domain/order.ts";
import { useState } from "react";
import { formatNumber } from "../../app/format.ts";
import { useNavigate } from "../../app/routing/location.ts";
import { useLoaderData } from "../../app/routing/shown.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Select } from "../../ui/Select.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { type loader, loadOrders } from "./list-route.tsx";
import { OrderCard } from "./OrderCard.tsx";
import styles from "./OrdersPage.module.css";
import { useOrdersPlace } from "./orders-place.ts";

type FirstPage = Awaited<ReturnType<typeof loadOrders>>;

function OrderList({ status, first }: { status: OrderStatus | undefined; first: FirstPage }) {
  const [more, setMore] = useState<readonly FirstPage[]>([]);
  const [isLoading, setLoading] = useState(false);
  const pages = [first, ...more];
  const orders = pages.flatMap((page) => page.orders);
  const cursor = pages.at(-1)?.nextCursor;

  async function showMore(from: string) {
    setLoading(true);
    try {
      const page = await loadOrders(status, from);
      setMore((before) => [...before, page]);
    } catch {
      // The banner has told it; the button stays.
    } finally {
      setLoading(false);
    }
  }

  if (orders.length === 0) {
    return <EmptyState title={status ? "Tässä tilassa ei ole tilauksia." : "Tilauksia ei vielä ole."} />;
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

export function OrdersPage() {
  const { status, page } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { place } = useOrdersPlace();
  return (
    <>
      <SectionTitle place={place} section="Tilaukset" />
      <Toolbar label="Rajaus">
        <Select
          label="Tila"
          empty="Kaikki"
          options={orderStatuses.map((value) => ({ value, text: statusLabel[value] }))}
          value={status ?? ""}
          onChange={({ target }) =>
            navigate(`?${new URLSearchParams(target.value ? { status: target.value } : {})}`)
          }
        />
      </Toolbar>
      <OrderList
        key={`${status} ${page.orders[0]?._id} ${page.orders[0]?.status}`}
        status={status}
        first={page}
      />
    </>
  );
}
