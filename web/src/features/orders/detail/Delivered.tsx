import { downloadReceipt } from "@halkopiha/domain/contract/shop/receipts.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { ReceiptDownload } from "../../../market/orders/ReceiptDownload.tsx";
import styles from "./OrderPage.module.css";
import { SellerReview } from "./SellerReview.tsx";

function SellerReceipt({ order }: { order: Order }) {
  return (
    <section className={styles.review} aria-labelledby="kuitti">
      <h2 id="kuitti">Kuitti</h2>
      <p>
        Kuitti tehdään kerran, kun sinä tai ostaja lataa sen ensimmäisen kerran, eikä se enää muutu.
        Tilinumeron ja maksuehdon voit lisätä <Link to={paths.settings}>tilinhallinnassa</Link> sitä ennen.
      </p>
      <ReceiptDownload order={order} fetchFile={() => api(downloadReceipt, { params: { id: order._id } })} />
    </section>
  );
}

/** What there is of a delivered order: its receipt for its seller, not for an admin, and its review. */
export function Delivered({ order }: { order: Order }) {
  const isSeller = useAtomValue(sessionAtom)?.user._id === order.seller._id;
  return (
    <>
      {isSeller && <SellerReceipt order={order} />}
      <SellerReview order={order} />
    </>
  );
}
