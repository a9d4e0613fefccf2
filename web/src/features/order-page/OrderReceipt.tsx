import { downloadBuyerReceipt } from "@halkopiha/domain/contract/shop/receipts.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { api } from "../../lib/api/client.ts";
import { ReceiptDownload } from "../../market/orders/ReceiptDownload.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./OrderEnd.module.css";

/** The receipt of a delivered order for its buyer. */
export function OrderReceipt({ order, link: { id, code } }: { order: BuyerOrder; link: OrderLink }) {
  return (
    <Card className={styles.receipt}>
      <h2>Kuitti</h2>
      <p>Kuitissa on, mitä ostit, keneltä ja mihin hintaan. Se ei osoita, että hinta on maksettu.</p>
      <ReceiptDownload
        order={order}
        fetchFile={() => api(downloadBuyerReceipt, { params: { id }, body: { code } })}
      />
    </Card>
  );
}
