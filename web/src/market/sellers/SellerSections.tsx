import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { type ComponentType, useEffect, useRef } from "react";
import { toMailHref, toTelHref } from "../../lib/format/contact-href.ts";
import { Icon } from "../../ui/Icon.tsx";
import { type BuyerActions, ProductCard } from "../products/card/ProductCard.tsx";
import { type DoorPrices, findDoorPrice } from "../products/price/find-door-price.ts";
import { useDoorPrices } from "../products/price/use-door-prices.ts";
import styles from "./SellerSections.module.css";

/** Whether the seller has nothing to deliver or to pick up. */
export const sellsOnlyServices = ({ products, otherProducts, services }: SellerProfile) =>
  areServices([...products, ...otherProducts, ...services]);

/** Adds `https://` if the seller left the scheme out; schemes other than http and https are not accepted. */
function toWebsiteUrl(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

/** How to reach the seller. */
export function Contacts({ seller }: { seller: SellerProfile }) {
  const { address, contactPerson, email, phonenumbers, street, website, zip } = seller;
  return (
    <ul className={styles.contacts} aria-label="Yhteystiedot">
      {contactPerson && (
        <li>
          <Icon name="person" />
          {contactPerson}
        </li>
      )}
      {phonenumbers.map((phone) => (
        <li key={phone}>
          <Icon name="phone" />
          <a href={toTelHref(phone)}>{phone}</a>
        </li>
      ))}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={toMailHref(email)}>{email}</a>
        </li>
      )}
      <li>
        <Icon name="pin" />
        {[street, `${zip} ${address.locality.location}`].filter(Boolean).join(", ")}
      </li>
      {website && (
        <li>
          <Icon name="globe" />
          <a href={toWebsiteUrl(website)} rel="noreferrer" target="_blank">
            {website.replace(/^https?:\/\//, "")}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Options of the product list. */
export interface ProductViewOptions {
  /** The product that is scrolled into view when the dialog opens. */
  focusedProductId?: string | undefined;
  /** Absent when sellers preview their own products. */
  actions?: BuyerActions | undefined;
  /** Another action of each card; a constant component. */
  Extra?: ComponentType<{ product: Product }> | undefined;
}

interface ItemProps extends ProductViewOptions {
  product: Product;
  doorPrice: DoorPrice | null | undefined;
}

function Item({ product, doorPrice, focusedProductId, actions, Extra }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const isFocused = product._id === focusedProductId;
  useEffect(() => {
    if (isFocused) item.current?.scrollIntoView({ block: "center" });
  }, [isFocused]);
  return (
    <li ref={item} aria-current={isFocused || undefined}>
      <ProductCard
        product={product}
        withOwner={false}
        actions={actions}
        doorPrice={doorPrice}
        Extra={Extra}
      />
    </li>
  );
}

interface GroupProps extends ProductViewOptions {
  title: string;
  products: readonly Product[];
  doorPrices?: DoorPrices | null | undefined;
}

function Group({ title, products, doorPrices, ...options }: GroupProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.products}>
        {products.map((product) => (
          <Item
            key={product._id}
            product={product}
            doorPrice={findDoorPrice(doorPrices, product)}
            {...options}
          />
        ))}
      </ul>
    </section>
  );
}

/** The products and services, by kind. */
export function SellerProducts({ seller, ...options }: ProductViewOptions & { seller: SellerProfile }) {
  const { products, otherProducts, services } = seller;
  // Sellers who preview their own products are no buyers.
  const doorPrices = useDoorPrices(options.actions ? products : []);
  if (products.length + otherProducts.length + services.length === 0) {
    return <p>Myyjällä ei ole nyt tuotteita eikä palveluita.</p>;
  }
  return (
    <>
      <Group title="Polttopuut" products={products} doorPrices={doorPrices} {...options} />
      <Group title="Muut tuotteet" products={otherProducts} {...options} />
      <Group title="Palvelut" products={services} {...options} />
    </>
  );
}

/** The seller's description of themselves. */
export function Description({ seller: { accountDescription } }: { seller: SellerProfile }) {
  return <p className={styles.info}>{accountDescription || "Myyjä ei ole kertonut itsestään."}</p>;
}
