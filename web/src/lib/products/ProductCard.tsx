import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { firstQuantity } from "@halkopiha/domain/money/quantity.ts";
import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import { isStock, type Product } from "@halkopiha/domain/products/product.ts";
import { useAtomValue } from "jotai/react";
import { atom } from "jotai/vanilla";
import { memo, useId, useMemo, useState } from "react";
import { joinClasses } from "../../ui/classes.ts";
import { ExpandableText } from "../../ui/data/ExpandableText.tsx";
import { Price } from "../../ui/data/Price.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Button, IconButton } from "../../ui/forms/Button.tsx";
import { formatNumber } from "../format/format.ts";
import { ProductQuantity } from "../orders/ProductQuantity.tsx";
import { favoriteIdsAtom } from "./favorite-atoms.ts";
import { MapLink } from "./MapLink.tsx";
import styles from "./ProductCard.module.css";
import { ProductImage, ProductImageButton } from "./ProductImage.tsx";
import { formatProductTitle, listProductDetails } from "./product-labels.ts";
import { SellerLink } from "./SellerLink.tsx";

/** Cart and favourite actions of a product; `label` is its display name. Both reject when the change was neither sent nor queued. */
export interface BuyerActions {
  addToCart(product: Product, label: string, quantity: number): Promise<void>;
  toggleFavorite(product: Product, label: string): Promise<void>;
}

interface AddToCartProps {
  product: Product;
  addToCart: BuyerActions["addToCart"] | undefined;
}

function AddToCart({ product, addToCart }: AddToCartProps) {
  const [isAdding, setAdding] = useState(false);
  const [quantity, setQuantity] = useState(firstQuantity(product.unit, product.quantity));
  const soldOut = isStock(product) && product.quantity === 0;
  const title = formatProductTitle(product);

  async function press() {
    setAdding(true);
    await addToCart?.(product, title, quantity).catch(() => undefined);
    setAdding(false);
  }

  return (
    <>
      {addToCart && !soldOut && (
        <ProductQuantity
          label={title}
          unit={product.unit}
          stock={product.quantity}
          value={quantity}
          onChange={setQuantity}
        />
      )}
      <Button
        icon="cart"
        busy={isAdding}
        disabled={soldOut || !addToCart}
        aria-label={soldOut ? undefined : `Lisää ostoskoriin: ${title}, ${formatEuros(product.price)}`}
        onClick={() => void press()}
      >
        {soldOut ? "Loppunut" : "Lisää ostoskoriin"}
      </Button>
    </>
  );
}

function Heart({ product, toggleFavorite }: { product: Product } & Pick<BuyerActions, "toggleFavorite">) {
  const { _id } = product;
  const isFavorite = useAtomValue(useMemo(() => atom((get) => get(favoriteIdsAtom).has(_id)), [_id]));
  return (
    <IconButton
      icon="heart"
      filled={isFavorite}
      label={`Suosikki: ${formatProductTitle(product)}`}
      aria-pressed={isFavorite}
      className={styles.heart}
      onClick={() => void toggleFavorite(product, formatProductTitle(product)).catch(() => undefined)}
    />
  );
}

interface Props {
  product: Product;
  /** False in the seller dialog, which also shows the whole description. */
  withOwner?: boolean;
  /** The image is a low one above the text also on a phone, for cards in a row. */
  isStacked?: boolean;
  /** Kilometres from the locality that was searched. */
  distance?: number | undefined;
  /** The first card of a list is visible at once, so its image is loaded with priority. */
  isFirst?: boolean;
  /**
   * Absent in a preview, where the product can be neither bought nor marked as a favourite. Pass a constant object, because the card is
   * memoised.
   */
  actions?: BuyerActions | undefined;
}

function ProductCardContent({
  product,
  withOwner = true,
  isFirst = false,
  actions,
  distance,
  isStacked = false,
}: Props) {
  const heading = useId();
  const { owner, category, price, unit, quantity, description } = product;
  return (
    <article
      className={joinClasses(styles.card, isStacked ? styles.stacked : styles.beside)}
      aria-labelledby={heading}
    >
      <div className={styles.image}>
        {actions ? (
          <ProductImageButton product={product} isFirst={isFirst} />
        ) : (
          <ProductImage product={product} isFirst={isFirst} />
        )}
        {product.discount && (
          <span className={styles.offer}>
            <Badge variant="accent">Tarjous</Badge>
          </span>
        )}
        {actions && <Heart product={product} toggleFavorite={actions.toggleFavorite} />}
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{categoryLabel[category]}</p>
        <div className={styles.head}>
          <h3 id={heading} className={styles.title}>
            {formatProductTitle(product)}
          </h3>
          <Price text={formatEuros(price)} per={unit} size="large" />
        </div>
        {listProductDetails(product).length > 0 && (
          <p className={styles.details}>{listProductDetails(product).join(" · ")}</p>
        )}
        {description &&
          (withOwner ? (
            <ExpandableText text={description} label={formatProductTitle(product)} />
          ) : (
            <p className={styles.description}>{description}</p>
          ))}
        {isStock(product) && quantity > 0 && (
          <p className={styles.details}>
            Saatavilla {formatNumber(quantity)} {unit}
          </p>
        )}
        {withOwner && (
          <p className={styles.owner}>
            <SellerLink seller={owner} />
            {owner.business && <Badge variant="positive">Yritys</Badge>}
          </p>
        )}
        {withOwner && (
          <p className={styles.location}>
            <MapLink seller={owner}>
              {owner.address.locality.location}, {owner.address.region.name}
              {distance !== undefined && ` · noin ${formatNumber(distance)} km`}
            </MapLink>
          </p>
        )}
        <div className={styles.buy}>
          <AddToCart product={product} addToCart={actions?.addToCart} />
        </div>
      </div>
    </article>
  );
}

/** Memoised, so that loading another page does not re-render the existing cards. */
export const ProductCard = memo(ProductCardContent);
