import { PageHead } from "../../app/PageHead.tsx";
import type { Frame } from "../../app/routing/page-route.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { OrderActs } from "./OrderActs.tsx";
import styles from "./OrderPage.module.css";

/** What stands in the HTML of every order, before it is known which one it is. */
export const frame: Frame = {
  Component: () => (
    <div className={styles.page}>
      <PageHead title="Tilaus" />
      <OrderActs />
      <Skeleton count={2} />
    </div>
  ),
};
