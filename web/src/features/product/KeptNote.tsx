import type { Product } from "@halkopiha/domain/products/product.ts";
import { useRevalidator } from "react-router-dom";
import { useRetryOnline } from "../../lib/connection/use-retry-online.ts";

/** Says that the device knows the product from a list alone, and loads the rest when the browser is back online. */
export function KeptNote({ product }: { product: Product }) {
  useRetryOnline(product, useRevalidator().revalidate);
  return (
    <p>
      Nämä tiedot ovat listasta, joka on tallessa tällä laitteella. Loput näkyvät, kun verkkoyhteys palaa.
    </p>
  );
}
