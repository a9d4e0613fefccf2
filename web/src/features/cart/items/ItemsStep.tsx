import type { Cart, CartItem, CartSeller } from "@halkopiha/domain/cart/cart.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { useOptimistic, useTransition } from "react";
import { Link } from "react-router-dom";
import { toProductPath } from "../../../lib/routing/page-paths.ts";
import { searchPath, sellerParam } from "../../../lib/routing/paths.ts";
import { changeQuantityAtom, removeFromCartAtom } from "../../../market/cart/cart-actions.ts";
import { ProductQuantity } from "../../../market/cart/ProductQuantity.tsx";
import { formatItemDetails } from "../../../market/orders/order-labels.ts";
import { TraderStatus } from "../../../market/people/TraderStatus.tsx";
import { pendingCartProductsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { Price } from "../../../ui/data/Price.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { BackToSearch, EmptyCart } from "../layout/EmptyCart.tsx";
import { StepLayout } from "../layout/StepLayout.tsx";
import styles from "./ItemsStep.module.css";

/** Why an item is not ordered. */
function describeUnavailable({ byQuote, pausedUntil }: CartItem): string {
  if (pausedUntil) return formatNextBatch(pausedUntil);
  return byQuote ? "Hinta tarjouksen mukaan" : "Ei enää saatavilla";
}

function Item({ item, seller }: { item: CartItem; seller: CartSeller }) {
  const changeQuantity = useSetAtom(changeQuantityAtom);
  const remove = useSetAtom(removeFromCartAtom);
  const isWaiting = useAtomValue(pendingCartProductsAtom).has(item._id);
  const [isChanging, start] = useTransition();
  // The next tap steps from the wanted quantity, also while the response to the one before is awaited.
  const [wanted, want] = useOptimistic(item.quantity);
  const title = formatItemTitle(item);
  const details = formatItemDetails(item);

  // The banner has shown the error; the cart stays as it was.
  const change = (action: () => Promise<void>) => start(() => action().catch(() => undefined));
  const changeTo = (quantity: number) =>
    change(() => {
      want(quantity);
      return changeQuantity(item, title, quantity);
    });

  return (
    <li className={styles.item} aria-busy={isChanging}>
      <div className={styles.what}>
        <h3 className={styles.name}>{title}</h3>
        {details && <p className={styles.details}>{details}</p>}
        <p className={styles.details}>
          {formatEuros(item.unitPrice)} / {unitLabel[item.unit]}
        </p>
        {!item.available && <Badge variant="warning">{describeUnavailable(item)}</Badge>}
        {!item.available && <p className={styles.details}>Ei kuulu tilaukseen.</p>}
        {item.byQuote && (
          <Link to={toProductPath({ ...item, category: "Palvelut", owner: seller })}>
            Pyydä tarjous palvelun sivulla
          </Link>
        )}
        {isWaiting && <Badge>Odottaa lähetystä</Badge>}
      </div>
      <div className={styles.amount}>
        {item.available && (
          <ProductQuantity
            label={title}
            unit={item.unit}
            stock={item.totalQuantity}
            value={wanted}
            onChange={changeTo}
          />
        )}
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={`Poista ${title}`}
          onClick={() => change(() => remove({ ...item, quantity: wanted }, title))}
        >
          Poista
        </Button>
      </div>
      {item.available && (
        <p className={styles.price}>
          <Price text={formatEuros(item.price)} />
        </p>
      )}
    </li>
  );
}

function SellerItems({ seller, items }: { seller: CartSeller; items: readonly CartItem[] }) {
  return (
    <Card>
      <div className={styles.seller}>
        <h2 className={styles.sellerName}>
          <Link to={searchPath({ [sellerParam]: seller._id })}>{seller.name}</Link>
        </h2>
        <span className={styles.locality}>{seller.address.locality.location}</span>
      </div>
      <TraderStatus seller={seller} />
      <ul>
        {items.map((item) => (
          <Item key={item._id} item={item} seller={seller} />
        ))}
      </ul>
      <p className={styles.subtotal}>
        Välisumma <Price text={formatEuros(seller.subtotal)} />
      </p>
    </Card>
  );
}

interface Props {
  cart: Cart;
  /** Number of orders placed on this device. */
  placedOrderCount: number;
  onNext(): void;
}

export function ItemsStep({ cart, placedOrderCount, onNext }: Props) {
  if (cart.items.length === 0) return <EmptyCart placedOrderCount={placedOrderCount} />;
  const next = (
    <Button variant="accent" size="large" disabled={cart.totalQuantity === 0} onClick={onNext}>
      Jatka
    </Button>
  );
  return (
    <StepLayout cart={cart} back={<BackToSearch />} next={next}>
      {cart.sellers.map((seller) => (
        <SellerItems
          key={seller._id}
          seller={seller}
          items={cart.items.filter(({ ownerId }) => ownerId === seller._id)}
        />
      ))}
    </StepLayout>
  );
}
