import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useLocation } from "react-router-dom";
import { DoorBar } from "../../market/door/DoorBar.tsx";
import type { RenderedPlace } from "../../market/door/rendered-place.ts";
import { useWanted } from "../../market/door/use-wanted.ts";
import { readWanted } from "../../market/door/wanted.ts";
import { DoorPriceLine } from "../../market/products/price/DoorPriceLine.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";

interface Props {
  product: Product;
  /** The place of the address, as the server has rendered it. */
  place: RenderedPlace | null;
  /** Absent while it is not known or no place has been told; null when the product does not come there. */
  price: DoorPrice | null | undefined;
  /** The price could not be loaded. */
  isFailed: boolean;
}

/** What the amount that the visitor wants costs at their door; asks for the place while it is not known. */
export function DoorPriceSection({ product, place, price, isFailed }: Props) {
  const wanted = useWanted();
  const isHydrated = useHydrated();
  const { search } = useLocation();
  return (
    <>
      {/* The server knows the address alone, and not what the device has stored. */}
      <DoorBar
        wanted={isHydrated ? wanted : readWanted(new URLSearchParams(search))}
        place={place}
        toAddress={() => `?${search.slice(1)}`}
      />
      <div aria-live="polite">
        {price && <DoorPriceLine price={price} product={product} />}
        {price === null && <p>Tuotetta ei toimiteta tälle paikkakunnalle, eikä sitä voi noutaa läheltä.</p>}
        {price?.kind === "incomparable" && <p>Tälle yksikölle ei voi laskea hintaa kotiin tuotuna.</p>}
        {isFailed && <p>Hintaa kotiin tuotuna ei saatu laskettua.</p>}
      </div>
    </>
  );
}
