import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { minQuantity } from "@halkopiha/domain/money/quantity.ts";
import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByQuote, isStock } from "@halkopiha/domain/products/product-kind.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { useAtomValue } from "jotai/react";
import { atom } from "jotai/vanilla";
import { type ComponentType, memo, Suspense, useId, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../lib/format/format.ts";
import { toProductPath } from "../../../lib/routing/page-paths.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { ExpandableText } from "../../../ui/data/ExpandableText.tsx";
import { Price } from "../../../ui/data/Price.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Button, IconButton } from "../../../ui/forms/Button.tsx";
import { ProductQuantity } from "../../cart/ProductQuantity.tsx";
import { TraderStatus } from "../../people/TraderStatus.tsx";
import { RatingLine } from "../../reviews/RatingLine.tsx";
import { favoriteIdsAtom } from "../favorite-atoms.ts";
import { ComparablePrice } from "../price/ComparablePrice.tsx";
import { DoorPriceLine } from "../price/DoorPriceLine.tsx";
import { findOffer } from "../price/find-offer.ts";
import { OfferLine } from "../price/OfferLine.tsx";
import { formatProductTitle, listProductDetails } from "../product-labels.ts";
import { Availability } from "./Availability.tsx";
import { MapLink } from "./MapLink.tsx";
import styles from "./ProductCard.module.css";
import { ProductImage, ProductImageButton } from "./ProductImage.tsx";
import { isPausedToday } from "./paused.ts";
import { SellerLink } from "./SellerLink.tsx";

/** Cart and favourite actions of a product; `label` is its display name. Both reject when the change was neither sent nor queued. */
export interface BuyerActions {
  addToCart(product: Product, label: string, quantity: number): Promise<void>;
  toggleFavorite(product: Product, label: string): Promise<void>;
  /** Offers to notify when a paused product can be ordered again; rendered within a Suspense. */
  AlertButton?: ComponentType<{ productId: string }>;
  /** Opens the form that requests a quote of a service. */
  QuoteButton?: ComponentType<{ product: Product }>;
}

interface AddToCartProps {
  product: Product;
  /** The quantity to begin with; absent for the smallest usual one. */
  wantedQuantity?: number | undefined;
  /** Absent in a preview. */
  actions: BuyerActions | undefined;
}

/** Offers to notify when a paused product can be ordered again, in place of the button to order it; nothing in a preview. */
function Paused({ product, AlertButton }: Pick<BuyerActions, "AlertButton"> & { product: Product }) {
  if (!AlertButton) return null;
  return (
    <div className={styles.alert}>
      <Suspense>
        <AlertButton productId={product._id} />
      </Suspense>
    </div>
  );
}

/** How much of a product is wanted, in its unit; undefined while that is not known. */
export const getWantedQuantity = (price: DoorPrice | null | undefined): number | undefined =>
  price && "quantity" in price ? price.quantity : undefined;

/** Requests a quote, in place of the button to order; disabled in a preview. */
function Quote({ product, QuoteButton }: Pick<BuyerActions, "QuoteButton"> & { product: Product }) {
  if (QuoteButton) return <QuoteButton product={product} />;
  return (
    <Button icon="mail" disabled>
      Pyydä tarjous
    </Button>
  );
}

/**
 * Quantity and button to put a product into the cart, to request a quote, or to be told when it can be ordered again; disabled in a preview.
 */
export function AddToCart({ product, wantedQuantity, actions }: AddToCartProps) {
  if (isPausedToday(product)) return <Paused product={product} AlertButton={actions?.AlertButton} />;
  if (isByQuote(product)) return <Quote product={product} QuoteButton={actions?.QuoteButton} />;
  return <Order product={product} wantedQuantity={wantedQuantity} addToCart={actions?.addToCart} />;
}

interface OrderProps extends Pick<AddToCartProps, "product" | "wantedQuantity"> {
  addToCart: BuyerActions["addToCart"] | undefined;
}

function Order({ product, wantedQuantity, addToCart }: OrderProps) {
  const [addingCount, setAddingCount] = useState(0);
  const [typed, setTyped] = useState<number | null>(null);
  // The wanted quantity may be known later than the product.
  const quantity = typed ?? wantedQuantity ?? minQuantity(product.unit, product.quantity);
  const soldOut = isStock(product) && product.quantity === 0;
  const title = formatProductTitle(product);

  async function press() {
    setAddingCount((count) => count + 1);
    await addToCart?.(product, title, quantity).catch(() => undefined);
    setAddingCount((count) => count - 1);
  }

  return (
    <>
      {addToCart && !soldOut && (
        <ProductQuantity
          label={title}
          unit={product.unit}
          stock={product.quantity}
          value={quantity}
          onChange={setTyped}
        />
      )}
      <Button
        icon="cart"
        busy={addingCount > 0}
        isRepeatable
        disabled={soldOut || !addToCart}
        aria-label={soldOut ? undefined : `Lisää ostoskoriin: ${title}, ${formatEuros(product.price)}`}
        onClick={() => void press()}
      >
        {soldOut ? "Loppunut" : "Lisää ostoskoriin"}
      </Button>
    </>
  );
}

interface HeartProps extends Pick<BuyerActions, "toggleFavorite"> {
  product: Product;
}

/** Toggles a favourite. */
export function Heart({ product, toggleFavorite }: HeartProps) {
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
  /** What the wanted amount costs at the visitor's door; absent while that is not known, null when the product does not come there. */
  doorPrice?: DoorPrice | null | undefined;
  /** Another action below the buttons; a constant component, because the card is memoised. */
  Extra?: ComponentType<{ product: Product }> | undefined;
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
  doorPrice,
  isStacked = false,
  Extra,
}: Props) {
  const heading = useId();
  const { owner, category, price, unit, description } = product;
  const offer = findOffer(product);
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
        {offer && (
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
            {/* A preview has no page. */}
            {actions ? (
              <Link to={toProductPath(product)}>{formatProductTitle(product)}</Link>
            ) : (
              formatProductTitle(product)
            )}
          </h3>
          <Price text={formatEuros(price)} per={unitLabel[unit]} isFrom={isByQuote(product)} size="large" />
        </div>
        {offer && <OfferLine offer={offer} />}
        {doorPrice !== undefined && <DoorPriceLine price={doorPrice} product={product} />}
        {product.category === "Polttopuut" && <ComparablePrice product={product} />}
        {listProductDetails(product).length > 0 && (
          <p className={styles.details}>{listProductDetails(product).join(" · ")}</p>
        )}
        {description &&
          (withOwner ? (
            <ExpandableText text={description} label={formatProductTitle(product)} />
          ) : (
            <p className={styles.description}>{description}</p>
          ))}
        <div className={styles.availability}>
          <Availability product={product} />
        </div>
        {withOwner && (
          <p className={styles.owner}>
            <SellerLink seller={owner} />
            <RatingLine rating={owner.reviews} />
          </p>
        )}
        {withOwner && <TraderStatus seller={owner} />}
        {withOwner && (
          <p className={styles.location}>
            <MapLink seller={owner}>
              {formatPlace(owner)}
              {distance !== undefined && ` · noin ${formatNumber(distance)}\u00a0km`}
            </MapLink>
          </p>
        )}
        <div className={styles.buy}>
          <AddToCart product={product} wantedQuantity={getWantedQuantity(doorPrice)} actions={actions} />
          {Extra && <Extra product={product} />}
        </div>
      </div>
    </article>
  );
}

/** Memoised, so that loading another page does not re-render the existing cards. */
export const ProductCard = memo(ProductCardContent);
