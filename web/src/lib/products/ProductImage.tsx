import type { Product } from "@halkopiha/domain/products/product.ts";
import firewood from "../../assets/firewood.svg";
import products from "../../assets/products.svg";
import services from "../../assets/services.svg";
import styles from "./ProductImage.module.css";
import { formatProductTitle } from "./product-labels.ts";

const placeholders = { Polttopuut: firewood, Muut_tuotteet: products, Palvelut: services } as const;

/** The seller's image of the product, or an illustration of its category. */
export function ProductImage({ product, isFirst }: { product: Product; isFirst: boolean }) {
  return (
    <img
      className={styles.image}
      src={product.images?.small ?? placeholders[product.category]}
      alt={product.images ? formatProductTitle(product) : ""}
      width={320}
      height={200}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
}
