import { advanceOrder } from "@halkopiha/domain/contract/orders.ts";
import { nextStatus, type OrderStatus, statusLabel } from "@halkopiha/domain/order.ts";
import { useSetAtom } from "jotai/react";
import { useTransition } from "react";
import { api } from "../../app/api.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { Link } from "../../app/routing/Link.tsx";
import { useLoaderData, useNavigation } from "../../app/routing/shown.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./OrderPage.module.css";
import { OrderSheet } from "./OrderSheet.tsx";
import type { loader } from "./order-route.tsx";
import { useOrdersPlace } from "./orders-place.ts";

export function OrderPage() {
  const { order, totals } = useLoaderData<typeof loader>();
  const { reload } = useNavigation();
  const { list } = useOrdersPlace();
  const showBanner = useSetAtom(showBannerAtom);
  const [isMoving, start] = useTransition();
  const next = nextStatus(order.status);

  async function advance(status: OrderStatus) {
    try {
      await api(advanceOrder, { params: { id: order._id }, body: { status } });
      showBanner("success", `Tilaus ${order.orderNumber}: ${statusLabel[status]}`);
    } catch {
      // The banner has told it; another may have moved the order on, so it is read anew.
    }
    await reload();
  }

  return (
    <>
      <PageHead title={`Tilaus ${order.orderNumber}`} />
      <div className={styles.acts}>
        <Link to={list} className={buttonClass("plain")}>
          <Icon name="back" />
          Takaisin
        </Link>
        <Button look="plain" icon="print" onClick={() => window.print()}>
          Tulosta
        </Button>
      </div>
      {next && (
        <Button look="ember" size="large" busy={isMoving} onClick={() => start(() => advance(next))}>
          Siirrä tilaan {statusLabel[next]}
        </Button>
      )}
      <OrderSheet order={order} totals={totals} />
    </>
  );
}
