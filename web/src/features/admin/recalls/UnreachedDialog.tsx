import { listUnreachedOrders } from "@halkopiha/domain/contract/admin/recalls.ts";
import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import { Suspense, use, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./RecallsPage.module.css";

const load = (id: string, cursor?: string) =>
  api(listUnreachedOrders, { params: { id }, query: { limit: pageSize, cursor } });

type First = Awaited<ReturnType<typeof load>>;

function Orders({ id, first }: { id: string; first: First }) {
  const { pages, isLoading, loadMore } = usePages(first, (cursor) => load(id, cursor));
  const orders = pages.flatMap((page) => page.orders);
  return (
    <>
      <ul className={styles.list}>
        {orders.map(({ _id, orderNumber, name, phonenumber, address }) => (
          <li key={_id}>
            <Link to={`${paths.adminOrders}/${_id}`}>Tilaus {orderNumber}</Link>
            <p>{[name, address, phonenumber].filter(Boolean).join(", ")}</p>
          </li>
        ))}
      </ul>
      <LoadMore
        countText={formatCount(orders.length, { one: "tilaus", other: "tilausta" })}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

function Content({ id, promise }: { id: string; promise: Promise<First | null> }) {
  const first = use(promise);
  if (!first) return <EmptyState title="Tilauksia ei saatu haettua. Sulje ikkuna ja yritä uudelleen." />;
  return <Orders id={id} first={first} />;
}

/** The orders whose buyers have neither an e-mail address nor a mobile number: they are told by letter or by phone. */
export function UnreachedDialog({ recall, onClose }: { recall: Recall; onClose(): void }) {
  const [promise] = useState(() => load(recall._id).catch(() => null));
  return (
    <Dialog title="Tavoittamatta jääneet" subtitle={<p>{recall.title}</p>} onClose={onClose}>
      <p>Näillä ostajilla ei ole sähköpostia eikä matkapuhelinta. Soita tai lähetä kirje.</p>
      <Suspense fallback={<Skeleton count={2} />}>
        <Content id={recall._id} promise={promise} />
      </Suspense>
    </Dialog>
  );
}
