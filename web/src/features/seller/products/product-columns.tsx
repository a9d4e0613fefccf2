import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getFirewoodAttributes, isByQuote, isStock } from "@halkopiha/domain/products/product-kind.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format/format.ts";
import { isPausedToday } from "../../../market/products/card/paused.ts";
import { findOffer } from "../../../market/products/price/find-offer.ts";
import type { DataColumn } from "../../../ui/data/DataTable.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { AvailabilityCell } from "./availability/AvailabilityCell.tsx";
import styles from "./Products.module.css";

export interface ListingRowActions {
  onImage(id: string): void;
  onPreview(id: string): void;
  onEdit(id: string): void;
  onDelete(id: string): void;
  onPause(id: string): void;
}

function Name({ product }: { product: Product }) {
  return (
    <span className={styles.name}>
      {product.name}
      {findOffer(product) && <Badge variant="accent">Tarjous</Badge>}
      {product.discount && !findOffer(product) && <Badge>Tarjous ei näy</Badge>}
      {isStock(product) && product.quantity === 0 && <Badge>Loppunut</Badge>}
      {product.hidden && <Badge>{product.hidden.isRecall ? "Vedetty takaisin" : "Piilotettu"}</Badge>}
      {product.hidden && (
        <span className={styles.hiddenReason}>
          Ostajat eivät näe tätä ilmoitusta. Syy: {product.hidden.reason}
        </span>
      )}
    </span>
  );
}

interface RowButtonProps {
  /** Visible on a phone, where no header says what the icon does; part of the label. */
  text: string;
  label: string;
  onPress(): void;
  children: ReactNode;
}

/** An action of a row: an icon, with its name below it on a phone. */
function RowButton({ text, label, onPress, children }: RowButtonProps) {
  return (
    <button type="button" className={styles.rowButton} aria-label={label} title={label} onClick={onPress}>
      {children}
      <span className={styles.rowButtonText}>{text}</span>
    </button>
  );
}

function ImageButton({ product, onImage }: { product: Product } & Pick<ListingRowActions, "onImage">) {
  const { images, _id } = product;
  const verb = images ? "Vaihda" : "Lisää";
  return (
    <RowButton
      text={`${verb} kuva`}
      label={`${verb} kuva: ${formatListingTitle(product)}`}
      onPress={() => onImage(_id)}
    >
      <span className={styles.image}>
        {images ? (
          <img src={images.small} alt="" width="44" height="44" loading="lazy" />
        ) : (
          <Icon name="image" />
        )}
      </span>
    </RowButton>
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
/** As buyers see it where they request a quote. */
const servicePrice: DataColumn<Product> = {
  ...price,
  cell: (product) => `${isByQuote(product) ? "alkaen " : ""}${formatEuros(product.price)}`,
};
const unit: DataColumn<Product> = {
  header: "Yksikkö",
  cell: (product) => unitLabel[product.unit],
  value: (product) => product.unit,
};

function createAttributeColumn(
  header: string,
  field: keyof ReturnType<typeof getFirewoodAttributes>,
): DataColumn<Product> {
  return {
    header,
    cell: (product) => getFirewoodAttributes(product)[field],
    value: (product) => getFirewoodAttributes(product)[field] ?? "",
  };
}

function createActionColumns({ onPreview, onEdit, onDelete }: ListingRowActions): DataColumn<Product>[] {
  return [
    {
      header: "Esikatselu",
      isActions: true,
      cell: (product) => (
        <RowButton
          text="Esikatsele"
          label={`Esikatsele: ${formatListingTitle(product)}`}
          onPress={() => onPreview(product._id)}
        >
          <Icon name="eye" />
        </RowButton>
      ),
    },
    {
      header: "Muokkaa",
      isActions: true,
      cell: (product) => (
        <RowButton
          text="Muokkaa"
          label={`Muokkaa: ${formatListingTitle(product)}`}
          onPress={() => onEdit(product._id)}
        >
          <Icon name="edit" />
        </RowButton>
      ),
    },
    {
      header: "Poista",
      isActions: true,
      cell: (product) => (
        <RowButton
          text="Poista"
          label={`Poista: ${formatListingTitle(product)}`}
          onPress={() => onDelete(product._id)}
        >
          <Icon name="trash" />
        </RowButton>
      ),
    },
  ];
}

/** Beside the other columns it would not fit at 1280 px. */
const createAvailabilityColumn = ({ onPause }: ListingRowActions): DataColumn<Product> => ({
  header: "Saatavuus",
  isOwnLine: true,
  cell: (product) => <AvailabilityCell product={product} onPause={onPause} />,
});

/** The columns of one line on a phone: what it is, what it costs, and its form, which leads to the rest. */
export const createLineColumns = ({ onEdit }: ListingRowActions): readonly DataColumn<Product>[] => [
  {
    ...name,
    cell: (product) => (
      <span className={styles.lineName}>
        {formatListingTitle(product)}
        {isStock(product) && product.quantity === 0 && " · loppunut"}
        {product.hidden && " · piilotettu"}
        {isPausedToday(product) && " · tauolla"}
      </span>
    ),
  },
  price,
  {
    header: "Muokkaa",
    isActions: true,
    cell: (product) => (
      <button
        type="button"
        className={styles.rowButton}
        aria-label={`Muokkaa: ${formatListingTitle(product)}`}
        onClick={() => onEdit(product._id)}
      >
        <Icon name="edit" />
      </button>
    ),
  },
];

/** §2: columns of firewood and other products, with the remaining quantity in addition. */
export function createProductColumns(actions: ListingRowActions): readonly DataColumn<Product>[] {
  return [
    name,
    createAttributeColumn("Pituus", "plength"),
    createAttributeColumn("Puulaji", "material"),
    createAttributeColumn("Laatu", "quality"),
    createAttributeColumn("Pakkaus", "deliveryType"),
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
    createAvailabilityColumn(actions),
  ];
}

/** §2 */
export function createServiceColumns(actions: ListingRowActions): readonly DataColumn<Product>[] {
  return [
    name,
    servicePrice,
    unit,
    {
      header: "Kuvaus",
      cell: ({ description }) => description && <span className={styles.description}>{description}</span>,
      value: ({ description }) => description,
    },
    ...createActionColumns(actions),
    createAvailabilityColumn(actions),
  ];
}
