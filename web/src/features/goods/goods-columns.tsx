import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { getFacets, isStock, type Product } from "@halkopiha/domain/products/product.ts";
import { formatNumber } from "../../app/format.ts";
import { Badge } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/Button.tsx";
import type { DataColumn } from "../../ui/DataTable.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Goods.module.css";

export interface GoodsActs {
  onPicture(id: string): void;
  onPreview(id: string): void;
  onEdit(id: string): void;
  onDelete(id: string): void;
}

/** What a product is called among others of its seller. */
export function titleOf(product: Product): string {
  const { material, plength } = getFacets(product);
  return [product.name, material, plength].filter(Boolean).join(", ");
}

function Name({ product }: { product: Product }) {
  return (
    <span className={styles.name}>
      {product.name}
      {product.discount && <Badge look="ember">Tarjous</Badge>}
      {isStock(product) && product.quantity === 0 && <Badge>Loppu</Badge>}
    </span>
  );
}

function Picture({ product, onPicture }: { product: Product } & Pick<GoodsActs, "onPicture">) {
  const { images, _id } = product;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={`${images ? "Vaihda" : "Lisää"} kuva: ${titleOf(product)}`}
      onClick={() => onPicture(_id)}
    >
      {images ? (
        <img src={images.small} alt="" width="44" height="44" loading="lazy" />
      ) : (
        <Icon name="picture" />
      )}
    </button>
  );
}

const name: DataColumn<Product> = {
  head: "Nimi",
  cell: (product) => <Name product={product} />,
  value: (product) => product.name,
};
const price: DataColumn<Product> = {
  head: "Hinta",
  cell: (product) => formatEuros(product.price),
  value: (product) => product.price,
  figures: true,
};
const unit: DataColumn<Product> = {
  head: "Yksikkö",
  cell: (product) => product.unit,
  value: (product) => product.unit,
};

function facet(head: string, field: keyof ReturnType<typeof getFacets>): DataColumn<Product> {
  return {
    head,
    cell: (product) => getFacets(product)[field],
    value: (product) => getFacets(product)[field] ?? "",
  };
}

function acts({ onPreview, onEdit, onDelete }: GoodsActs): DataColumn<Product>[] {
  return [
    {
      head: "Näytä ostajalle",
      acts: true,
      cell: (product) => (
        <IconButton
          icon="eye"
          label={`Näytä ostajalle: ${titleOf(product)}`}
          onClick={() => onPreview(product._id)}
        />
      ),
    },
    {
      head: "Muokkaa",
      acts: true,
      cell: (product) => (
        <IconButton icon="edit" label={`Muokkaa: ${titleOf(product)}`} onClick={() => onEdit(product._id)} />
      ),
    },
    {
      head: "Poista",
      acts: true,
      cell: (product) => (
        <IconButton
          icon="trash"
          label={`Poista: ${titleOf(product)}`}
          onClick={() => onDelete(product._id)}
        />
      ),
    },
  ];
}

/** §2: firewood and other products. How many are left is shown besides. */
export function productColumns(on: GoodsActs): readonly DataColumn<Product>[] {
  return [
    name,
    facet("Pituus", "plength"),
    facet("Puulaji", "material"),
    facet("Laatu", "quality"),
    facet("Toimitusmuoto", "deliveryType"),
    price,
    unit,
    {
      head: "Jäljellä",
      cell: (product) => formatNumber(product.quantity),
      value: (product) => product.quantity,
      figures: true,
    },
    {
      head: "Muokkaa kuvaa",
      acts: true,
      cell: (product) => <Picture product={product} onPicture={on.onPicture} />,
    },
    ...acts(on),
  ];
}

/** §2 */
export function serviceColumns(on: GoodsActs): readonly DataColumn<Product>[] {
  return [
    name,
    price,
    unit,
    {
      head: "Kuvaus",
      cell: ({ description }) => description && <span className={styles.description}>{description}</span>,
      value: ({ description }) => description,
    },
    ...acts(on),
  ];
}
