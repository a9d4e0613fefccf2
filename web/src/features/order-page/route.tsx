import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { Suspense, use, useState, useTransition } from "react";
import { useLocation, useParams } from "react-router-dom";
import { LinkNotLoaded } from "../../lib/connection/LinkNotLoaded.tsx";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { readSecret } from "../../lib/routing/link-secret.ts";
import { store } from "../../lib/storage/store.ts";
import { orderCodesAtom } from "../../market/orders/buyer-links.ts";
import { LazyOrderLinkForm } from "../../market/orders/LazyOrderLinkForm.tsx";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { BuyerMessages } from "./BuyerMessages.tsx";
import { loadOrderPage, type OrderLink, type OrderPageResult, toChangedPage } from "./load-order-page.ts";
import { OrderDetails } from "./OrderDetails.tsx";
import styles from "./OrderPage.module.css";

/** Loaded for delivered orders. */
const OrderReview = lazyPart(() => import("./OrderReview.tsx").then((file) => file.OrderReview));

const OrderReceipt = lazyPart(() => import("./OrderReceipt.tsx").then((file) => file.OrderReceipt));

/** Few products are recalled. */
const RecallNotice = lazyPart(() =>
  import("../../market/recalls/RecallNotice.tsx").then((file) => file.RecallNotice),
);

interface Props {
  link: OrderLink;
  promise: Promise<OrderPageResult>;
  isLoading: boolean;
  onRetry(): void;
  onChanged(order: BuyerOrder): void;
}

function InvalidLink() {
  return (
    <>
      <EmptyState title="Linkki on virheellinen tai vanhentunut.">
        <p>Avaa linkki uudelleen sähköpostistasi tai pyydä uusi.</p>
      </EmptyState>
      <LazyOrderLinkForm />
    </>
  );
}

function Content({ link, promise, isLoading, onRetry, onChanged }: Props) {
  const page = use(promise);
  switch (page.kind) {
    case "open":
      return (
        <>
          {page.recalls?.map((recall) => (
            <Suspense key={recall._id} fallback={<Skeleton count={1} />}>
              <RecallNotice recall={recall} />
            </Suspense>
          ))}
          <OrderDetails
            order={page.order}
            cachedAt={page.cachedAt}
            link={link}
            onChanged={onChanged}
            onStale={onRetry}
          >
            {page.order.status === "delivered" && (
              <Suspense fallback={<Skeleton count={1} />}>
                <OrderReceipt order={page.order} link={link} />
              </Suspense>
            )}
            {page.order.status === "delivered" && page.review !== undefined && (
              <Suspense fallback={<Skeleton count={1} />}>
                <OrderReview order={page.order} link={link} review={page.review} />
              </Suspense>
            )}
            {page.conversation && (
              <BuyerMessages link={link} page={page} conversation={page.conversation} onStale={onRetry} />
            )}
          </OrderDetails>
        </>
      );
    case "invalid":
      return <InvalidLink />;
    case "failed":
      return (
        <LinkNotLoaded
          title="Tilausta ei saatu haettua."
          failure={page}
          isLoading={isLoading}
          onRetry={onRetry}
        />
      );
    default:
      return page satisfies never;
  }
}

function Order({ link }: { link: OrderLink }) {
  const [promise, setPromise] = useState(() => loadOrderPage(link));
  const [isLoading, start] = useTransition();
  return (
    <Suspense fallback={<Skeleton count={3} />}>
      <Content
        link={link}
        promise={promise}
        isLoading={isLoading}
        onRetry={() => start(() => setPromise(loadOrderPage(link)))}
        onChanged={(order) => start(() => setPromise(promise.then((page) => toChangedPage(order, page))))}
      />
    </Suspense>
  );
}

/**
 * The page of an order for its buyer, by the link of the mails. Its URL contains the code, so the page has no canonical URL and is not indexed.
 * It has no loader, because a loader does not get the fragment.
 */
function OrderPage() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  // A notification opens the page without its code, which this device has.
  const code = readSecret(mailedLinks.order, hash) ?? store.get(orderCodesAtom)[id] ?? "";
  return (
    <div className={styles.page}>
      <PageHead title="Tilauksesi" />
      <h1 tabIndex={-1}>Tilauksesi</h1>
      <Order key={`${id} ${code}`} link={{ id, code }} />
    </div>
  );
}

export { OrderPage as Component };
