import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import {
  deliveryTimeLabel,
  formatNextBatch,
  toDeliveryTime,
} from "@halkopiha/domain/products/availability.ts";
import { calculateHeatPrice, calculateLoosePrice } from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isStock } from "@halkopiha/domain/products/product-kind.ts";
import { formatPlace, formatUnitPrice } from "@halkopiha/domain/products/product-title.ts";
import { formatQuantity, unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { useSetAtom } from "jotai/react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { toProductPath } from "../../lib/routing/page-paths.ts";
import { ShareButton } from "../../lib/routing/ShareButton.tsx";
import type { Wanted } from "../../market/door/wanted.ts";
import { AddToCart, getWantedQuantity } from "../../market/products/card/ProductCard.tsx";
import { countFromBatch, isPausedToday } from "../../market/products/card/paused.ts";
import { forgetComparedAtom } from "../../market/products/compare/compared-atom.ts";
import { toComparisonPath } from "../../market/products/compare/comparison-path.ts";
import { formatHeatPrice } from "../../market/products/price/ComparablePrice.tsx";
import { DoorPriceLine } from "../../market/products/price/DoorPriceLine.tsx";
import { type DoorPrices, findDoorPrice } from "../../market/products/price/find-door-price.ts";
import { productActions } from "../../market/products/product-actions.ts";
import { formatProductTitle, listProductDetails } from "../../market/products/product-labels.ts";
import { Button } from "../../ui/forms/Button.tsx";
import styles from "./ComparePage.module.css";

interface Props {
  products: readonly Product[];
  /** Empty without a place. */
  doorPrices: DoorPrices;
  wanted: Wanted | null;
}

const unknown = "–";

function describeHeat(product: Product): string {
  const heat = calculateHeatPrice(product);
  if (heat === null) return unknown;
  const isGreen = product.category === "Polttopuut" && product.quality === "tuore";
  return `${formatHeatPrice(heat)}${isGreen ? ", kuivana (kuivattava ensin)" : ""}`;
}

function describeLoosePrice(product: Product): string {
  const price = calculateLoosePrice(product);
  return price === null ? unknown : `${formatEuros(price)} / irto-m³`;
}

function describeStock(product: Product): string {
  if (!isStock(product)) return unknown;
  if (product.pausedUntil && isPausedToday(product)) return formatNextBatch(product.pausedUntil);
  return product.quantity > 0 ? formatQuantity(product.quantity, product.unit) : "Loppunut";
}

const describeDeliveryTime = (product: Product) =>
  isStock(product) ? countFromBatch(deliveryTimeLabel[toDeliveryTime(product)], product) : unknown;

/** The rows of the comparison: what it says, and the cell of a product. */
function listRows({
  doorPrices,
  wanted,
}: Omit<Props, "products">): [head: string, cell: (product: Product) => ReactNode][] {
  const atDoor = (product: Product) => {
    const price = findDoorPrice(doorPrices, product);
    if (price === undefined || price?.kind === "incomparable") return unknown;
    return <DoorPriceLine price={price} product={product} />;
  };
  return [
    ["Hinta", formatUnitPrice],
    ...(wanted
      ? [
          [
            `Hinta kotiin tuotuna, ${toQuantityInput(wanted.amount)} ${unitLabel[wanted.unit]}`,
            atDoor,
          ] satisfies [string, (product: Product) => ReactNode],
        ]
      : []),
    ["Vertailuhinta", describeLoosePrice],
    ["Lämmön hinta", describeHeat],
    ["Laatu ja pituus", (product) => listProductDetails(product).join(", ") || unknown],
    ["Saatavilla", describeStock],
    ["Toimitusaika", describeDeliveryTime],
    ["Myyjä", ({ owner }) => owner.name],
    ["Paikka", ({ owner }) => formatPlace(owner)],
    ["Toimitustapa", ({ owner }) => owner.deliveryMethod],
  ];
}

/** Up to four products side by side. */
export function ComparisonTable({ products, doorPrices, wanted }: Props) {
  const navigate = useNavigate();
  const forget = useSetAtom(forgetComparedAtom);

  function remove(removed: Product) {
    const ids = products.filter((product) => product !== removed).map(({ _id }) => _id);
    // The comparison may be one that somebody has shared: only the removed product leaves the visitor's own.
    forget([removed._id]);
    void navigate(toComparisonPath(ids, wanted), { replace: true, preventScrollReset: true });
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  return (
    <>
      {!wanted && (
        <p className={styles.hint}>
          Kerro ilmoitusten yllä, minne puut halutaan, niin näet tässä hinnan kotiin tuotuna.
        </p>
      )}
      <section className={styles.scroller} aria-label="Tuotteet vierekkäin">
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product._id} scope="col">
                  <Link to={toProductPath(product)}>{formatProductTitle(product)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listRows({ doorPrices, wanted }).map(([head, toCell]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {products.map((product) => (
                  <td key={product._id}>{toCell(product)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {products.map((product) => (
                <td key={product._id}>
                  <div className={styles.actions}>
                    <AddToCart
                      product={product}
                      wantedQuantity={getWantedQuantity(doorPrices[product._id])}
                      actions={productActions}
                    />
                    <Button
                      variant="plain"
                      size="small"
                      aria-label={`Poista vertailusta: ${formatProductTitle(product)}, ${product.owner.name}`}
                      onClick={() => remove(product)}
                    >
                      Poista
                    </Button>
                  </div>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <div className={styles.print}>
        <Button variant="plain" onClick={() => window.print()}>
          Tulosta
        </Button>
        <ShareButton
          title="Vertailu"
          path={toComparisonPath(
            products.map(({ _id }) => _id),
            wanted,
          )}
        />
      </div>
    </>
  );
}
