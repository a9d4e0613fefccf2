import type { User } from "@halkopiha/domain/accounts/user.ts";
import { offersDelivery } from "@halkopiha/domain/orders/delivery-area.ts";
import type { ProductGroups } from "@halkopiha/domain/products/product.ts";
import { paths } from "../../../lib/routing/paths.ts";

/** A task of a seller who has just started. */
export interface FirstStep {
  text: string;
  to: `/${string}`;
  isDone: boolean;
}

interface Progress {
  user: Pick<User, "deliveryMethod" | "accountDescription">;
  /** Number of the seller's delivery costs. */
  costCount: number;
  groups: ProductGroups;
}

/** What a new seller does first, in this order. Only sellers who deliver need a delivery price, and only products an image. */
export function listFirstSteps({ user, costCount, groups }: Progress): FirstStep[] {
  const { products, otherProducts, services } = groups;
  const withImage = [...products, ...otherProducts];
  const settings = {
    text: "Valitse toimitustapa ja esittele itsesi",
    to: paths.settings,
    isDone: user.deliveryMethod !== "Noutopiste" || user.accountDescription !== "",
  } as const;
  const costs = {
    text: "Lisää toimituskulu",
    to: paths.deliveryCosts,
    isDone: costCount > 0,
  } as const;
  const listing = {
    text: "Lisää ensimmäinen tuote tai palvelu",
    to: paths.ownFirewood,
    isDone: withImage.length + services.length > 0,
  } as const;
  const image = {
    text: "Lisää tuotteelle kuva",
    to: products.length === 0 && otherProducts.length > 0 ? paths.ownOthers : paths.ownFirewood,
    isDone: withImage.some(({ images }) => images !== null),
  } as const;
  const sellsOnlyServices = withImage.length === 0 && services.length > 0;
  return [
    settings,
    ...(offersDelivery(user.deliveryMethod) ? [costs] : []),
    listing,
    ...(sellsOnlyServices ? [] : [image]),
  ];
}
