import type { Cart, CartSeller } from "@halkopiha/domain/cart/cart.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import { Link } from "react-router-dom";
import { toSellerPath } from "../../../lib/routing/page-paths.ts";
import { OrderedItems, OrderedRow } from "../../../market/orders/OrderedItems.tsx";
import { TraderStatus } from "../../../market/people/TraderStatus.tsx";
import styles from "./OrderSummary.module.css";

/** How the goods of a seller come to the buyer. */
function describeDelivery({ delivery, deliveryCost, address }: CartSeller): string {
  if (!delivery) return `Nouto: ${address.locality.location}`;
  return deliveryCost ? "Toimitus" : "Toimitus, hinta sovitaan myyjän kanssa";
}

/**
 * What is ordered from whom, directly above the button that orders it, with who is paid. Consumer Rights Directive art. 8(2): main
 * characteristics and total price immediately before the order.
 */
export function OrderSummary({ cart }: { cart: Cart }) {
  return (
    <section className={styles.summary} aria-label="Tilauksesi">
      {cart.sellers.map((seller) => {
        const items = cart.items.filter(({ available, ownerId }) => available && ownerId === seller._id);
        if (items.length === 0) return null;
        return (
          <div key={seller._id}>
            <OrderedItems items={items}>
              {!areServices(items) && (
                <OrderedRow text={describeDelivery(seller)} cents={seller.deliveryCost?.price ?? null} />
              )}
            </OrderedItems>
            {/* Focusable, so that keyboards scroll a long summary. */}
            <p className={styles.seller}>
              Myyjä: <Link to={toSellerPath(seller)}>{seller.name}</Link>
            </p>
            <TraderStatus seller={seller} />
          </div>
        );
      })}
    </section>
  );
}
