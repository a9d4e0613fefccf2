import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router-dom";
import { ApiError } from "../../../lib/api/errors.ts";
import { maySeeOrders } from "../../../lib/auth/current-user.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { toTelHref } from "../../../lib/format/contact-href.ts";
import { CachedAt } from "../../../lib/notifications/CachedAt.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { isLoggedInAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { markOrderSeenAtom } from "../../../market/orders/new-orders-atoms.ts";
import { toDirectionsUrl } from "../../../market/orders/order-labels.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { buttonClass } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { loadOrder } from "../load-orders.ts";
import { useDisplayedStatus, useLatestOrder } from "../steps/displayed-status.ts";
import { StepBar } from "../steps/StepBar.tsx";
import { useRevalidateWhenOnline } from "../use-revalidate-when-online.ts";
import { OrderActions } from "./OrderActions.tsx";
import { OrderEnding } from "./OrderEnding.tsx";
import styles from "./OrderPage.module.css";
import { OrderSheet } from "./OrderSheet.tsx";
import { OrderTime } from "./OrderTime.tsx";

/** Below the order, and loaded after it. */
const ReduceOrder = lazyPart(() => import("./ReduceOrder.tsx").then((file) => file.ReduceOrder));

const SellerMessages = lazyPart(() => import("./SellerMessages.tsx").then((file) => file.SellerMessages));
const EndOrder = lazyPart(() => import("./EndOrder.tsx").then((file) => file.EndOrder));

/** Loaded for delivered orders. */
const Delivered = lazyPart(() => import("./Delivered.tsx").then((file) => file.Delivered));

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) throw redirectToLogin(request);
  if (!(await maySeeOrders(request))) throw redirect(paths.profile);
  return loadOrder(id).catch((error: unknown) => {
    // The account has been closed, and the order delivered: the profile says so.
    if (error instanceof ApiError && error.status === 403) throw redirect(paths.profile);
    throw error;
  });
}

/** Links to call the buyer and, unless the buyer picks the order up, to get directions. */
function BuyerLinks({ order }: { order: Order }) {
  const { phonenumber, address } = order.buyer;
  return (
    <div className={styles.buyer}>
      <a href={toTelHref(phonenumber)} className={buttonClass("primary", "large")}>
        <Icon name="phone" />
        Soita<VisuallyHidden> ostajalle</VisuallyHidden>
      </a>
      {getFulfilment(order) !== "pickup" && (
        <a
          href={toDirectionsUrl(address)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("plain", "large")}
        >
          <Icon name="pin" />
          Reittiohje
        </a>
      )}
    </div>
  );
}

function OrderPage() {
  const { order: fetched, totals, cachedAt } = useLoaderData<typeof loader>();
  const order = useLatestOrder(fetched);
  const displayedStatus = useDisplayedStatus(order);
  const markSeen = useSetAtom(markOrderSeenAtom);
  useRevalidateWhenOnline();
  useEffect(() => markSeen(order._id), [markSeen, order._id]);

  return (
    <div className={styles.page}>
      <PageHead title={`Tilaus ${order.orderNumber}`} />
      <OrderActions />
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
      <BuyerLinks order={order} />
      <OrderEnding order={order} />
      <OrderSheet order={order} totals={totals} displayedStatus={displayedStatus} />
      <OrderTime key={`time ${order._id}`} order={order} />
      {order.status === "delivered" && (
        <Suspense fallback={null}>
          <Delivered key={`delivered-${order._id}`} order={order} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <SellerMessages key={order._id} order={order} />
        <ReduceOrder order={order} displayedStatus={displayedStatus} />
        <EndOrder order={order} displayedStatus={displayedStatus} />
      </Suspense>
      <StepBar order={order} displayedStatus={displayedStatus} />
    </div>
  );
}

export { OrderPage as Component };
