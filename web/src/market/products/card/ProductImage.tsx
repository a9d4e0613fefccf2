import type { Product } from "@halkopiha/domain/products/product.ts";
import { useState } from "react";
import firewood from "../../../assets/firewood.svg?no-inline";
import products from "../../../assets/products.svg?no-inline";
import services from "../../../assets/services.svg?no-inline";
import { toSrcSet } from "../../../lib/images/src-set.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { formatProductTitle } from "../product-labels.ts";
import { imageOverlay, toImageState } from "./image-overlay.ts";
import styles from "./ProductImage.module.css";
import { cardSizesAttribute } from "./product-image.ts";

const placeholders = { Polttopuut: firewood, Muut_tuotteet: products, Palvelut: services } as const;

interface Props {
  product: Product;
  isFirst: boolean;
  /** Width of the image in the layout; by default that of a product card. */
  sizes?: string;
}

/** The seller's image of the product, or an illustration of its category, also when the image cannot be loaded. */
export function ProductImage({ product, isFirst, sizes = cardSizesAttribute }: Props) {
  const { category } = product;
  const [failed, setFailed] = useState<string>();
  const images = product.images?.small === failed ? null : product.images;
  return (
    <img
      className={styles.image}
      {...(images && {
        // The browser knows the layout's width of an image that is loaded lazily.
        sizes: isFirst ? sizes : `auto, ${sizes}`,
        srcSet: toSrcSet(images),
        onError: () => setFailed(images.small),
      })}
      src={images?.small ?? placeholders[category]}
      alt={images ? formatProductTitle(product) : ""}
      width={320}
      height={200}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
}

/** The product's image, which opens large; an illustration does not. */
export function ProductImageButton(props: Props) {
  const { open } = useOverlay();
  const { images } = props.product;
  if (!images) return <ProductImage {...props} />;
  const title = formatProductTitle(props.product);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={`Suurenna kuva: ${title}`}
      onClick={() => open(imageOverlay, toImageState(images, title))}
    >
      <ProductImage {...props} />
    </button>
  );
}
