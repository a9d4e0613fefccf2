import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { getFirewoodFields, isStock, type Product } from "@halkopiha/domain/products/product.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import type { DataColumn } from "../../../ui/data/DataTable.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { IconButton } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Products.module.css";

export interface ListingRowActions {
  onImage(id: string): void;
  onPreview(id: string): void;
  onEdit(id: string): void;
  onDelete(id: string): void;
}

/** Title that distinguishes a product from the seller's other products. */
export function formatListingTitle(product: Product): string {
  const { material, plength } = getFirewoodFields(product);
  return [product.name, material, plength].filter(Boolean).join(", ");
}

function Name({ product }: { product: Product }) {
  return (
    <span className={styles.name}>
      {product.name}
      {product.discount && <Badge variant="accent">Tarjous</Badge>}
      {isStock(product) && product.quantity === 0 && <Badge>Loppu</Badge>}
    </span>
  );
}

function ImageButton({ product, onImage }: { product: Product } & Pick<ListingRowActions, "onImage">) {
  const { images, _id } = product;
  return (
    <button
      type="button"
      className={styles.imageButton}
      aria-label={`${images ? "Vaihda" : "Lisää"} kuva: ${formatListingTitle(product)}`}
      onClick={() => onImage(_id)}
    >
      {images ? (
        <img src={images.small} alt="" width="44" height="44" loading="lazy" />
      ) : (
        <Icon name="image" />
      )}
    </button>
  );
}

const name: DataColumn<Product> = {
  header: "Nimi",
  cell: (product) => <Name product={product} />,
  value: (product) => product.name,
};
const price: DataColumn<Product> = {
  header: "Hinta",
  cell: (product) => formatEuros(product.price),
  value: (product) => product.price,
  isNumeric: true,
};
const unit: DataColumn<Product> = {
  header: "Yksikkö",
  cell: (product) => product.unit,
  value: (product) => product.unit,
};

function createFacetColumn(
  header: string,
  field: keyof ReturnType<typeof getFirewoodFields>,
): DataColumn<Product> {
  return {
    header,
    cell: (product) => getFirewoodFields(product)[field],
    value: (product) => getFirewoodFields(product)[field] ?? "",
  };
}

function createActionColumns({ onPreview, onEdit, onDelete }: ListingRowActions): DataColumn<Product>[] {
  return [
    {
      header: "Näytä ostajalle",
      isActions: true,
      cell: (product) => (
        <IconButton
          icon="eye"
          label={`Näytä ostajalle: ${formatListingTitle(product)}`}
          onClick={() => onPreview(product._id)}
        />
      ),
    },
    {
      header: "Muokkaa",
      isActions: true,
      cell: (product) => (
        <IconButton
          icon="edit"
          label={`Muokkaa: ${formatListingTitle(product)}`}
          onClick={() => onEdit(product._id)}
        />
      ),
    },
    {
      header: "Poista",
      isActions: true,
      cell: (product) => (
        <IconButton
          icon="trash"
          label={`Poista: ${formatListingTitle(product)}`}
          onClick={() => onDelete(product._id)}
        />
      ),
    },
  ];
}

/** §2: columns of firewood and other products, with the remaining quantity in addition. */
export function createProductColumns(actions: ListingRowActions): readonly DataColumn<Product>[] {
  return [
    name,
    createFacetColumn("Pituus", "plength"),
    createFacetColumn("Puulaji", "material"),
    createFacetColumn("Laatu", "quality"),
    createFacetColumn("Toimitusmuoto", "deliveryType"),
    price,
    unit,
    {
      header: "Jäljellä",
      cell: (product) => formatNumber(product.quantity),
      value: (product) => product.quantity,
      isNumeric: true,
    },
    {
      header: "Muokkaa kuvaa",
      isActions: true,
      cell: (product) => <ImageButton product={product} onImage={actions.onImage} />,
    },
    ...createActionColumns(actions),
  ];
}

/** §2 */
export function createServiceColumns(actions: ListingRowActions): readonly DataColumn<Product>[] {
  return [
    name,
    price,
    unit,
    {
      header: "Kuvaus",
      cell: ({ description }) => description && <span className={styles.description}>{description}</span>,
      value: ({ description }) => description,
    },
    ...createActionColumns(actions),
  ];
}
