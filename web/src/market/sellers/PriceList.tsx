import type { DeliveryPrice } from "@halkopiha/domain/products/door-price.ts";
import { formatDeliveryCost } from "./delivery-cost-label.ts";

/** What deliveries of a seller cost. */
export function PriceList({ prices }: { prices: readonly DeliveryPrice[] }) {
  if (prices.length === 0) return <p>Sovitaan myyjän kanssa.</p>;
  return (
    <ul aria-label="Toimituksen hinta">
      {prices.map((price) => (
        <li key={price._id}>{formatDeliveryCost(price)}</li>
      ))}
    </ul>
  );
}
