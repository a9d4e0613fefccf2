import { messages } from "@halkopiha/domain/messages.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { CachedAt } from "../notifications/CachedAt.tsx";
import { type BuyerActions, ProductCard } from "./ProductCard.tsx";
import styles from "./SellerProfileDialog.module.css";
import { DeliveryArea } from "./seller/DeliveryArea.tsx";
import type { Place } from "./seller/DeliveryCheck.tsx";

/** Whether the seller has nothing to deliver or to pick up. */
const sellsOnlyServices = ({ products, otherProducts, services }: SellerProfile) =>
  areServices([...products, ...otherProducts, ...services]);

/** Adds `https://` if the seller left the scheme out; schemes other than http and https are not accepted. */
function toWebsiteUrl(website: string): string {
  return /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

function Contacts({ seller }: { seller: SellerProfile }) {
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
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
        </li>
      ))}
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
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
interface ProductViewOptions {
  /** The product that is scrolled into view when the dialog opens. */
  focusedProductId?: string | undefined;
  /** Absent when sellers preview their own products. */
  actions?: BuyerActions | undefined;
}

function Item({ product, focusedProductId, actions }: ProductViewOptions & { product: Product }) {
  const item = useRef<HTMLLIElement>(null);
  const isFocused = product._id === focusedProductId;
  useEffect(() => {
    if (isFocused) item.current?.scrollIntoView({ block: "center" });
  }, [isFocused]);
  return (
    <li ref={item} aria-current={isFocused || undefined}>
      <ProductCard product={product} withOwner={false} actions={actions} />
    </li>
  );
}

interface GroupProps extends ProductViewOptions {
  title: string;
  products: readonly Product[];
}

function Group({ title, products, ...options }: GroupProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.products}>
        {products.map((product) => (
          <Item key={product._id} product={product} {...options} />
        ))}
      </ul>
    </section>
  );
}

function Products({ seller, ...options }: ProductViewOptions & { seller: SellerProfile }) {
  const { products, otherProducts, services } = seller;
  if (products.length + otherProducts.length + services.length === 0) {
    return <p>Myyjällä ei ole nyt tuotteita eikä palveluita.</p>;
  }
  return (
    <>
      <Group title="Polttopuut" products={products} {...options} />
      <Group title="Muut tuotteet" products={otherProducts} {...options} />
      <Group title="Palvelut" products={services} {...options} />
    </>
  );
}

function Body({ seller, place, ...options }: ProductViewOptions & { seller: SellerProfile; place: Place }) {
  return (
    <>
      <Contacts seller={seller} />
      <Tabs
        label="Myyjän tiedot"
        pages={[
          { title: "Tuotteet ja palvelut", content: <Products seller={seller} {...options} /> },
          {
            title: "Tietoa",
            content: (
              <p className={styles.info}>{seller.accountDescription || "Myyjä ei ole kertonut itsestään."}</p>
            ),
          },
          {
            title: "Toimituspaikkakunnat",
            content: sellsOnlyServices(seller) ? (
              <p>{messages.serviceAgreed}</p>
            ) : (
              <DeliveryArea seller={seller} place={place} />
            ),
          },
        ]}
      />
    </>
  );
}

interface Props extends ProductViewOptions {
  seller: SellerProfile;
  /** When the cached data was fetched; null when it comes from the server. */
  cachedAt?: string | null;
  /** The place of the search, when one is known. */
  place?: Place;
  onClose(): void;
  /** Rendered above the seller's contact details. */
  children?: ReactNode;
}

const anywhere: Place = { region: "", locality: "" };

/** A seller's public profile: contact details, products, description and delivery area. §2 */
export function SellerProfileDialog({
  seller,
  cachedAt = null,
  place = anywhere,
  onClose,
  children,
  ...options
}: Props) {
  const { name, business, deliveryMethod, address } = seller;
  const subtitle = (
    <>
      <p className={styles.subtitle}>
        {!sellsOnlyServices(seller) && `${deliveryMethod} · `}
        {address.locality.location}, {address.region.name}
      </p>
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
    </>
  );
  const title = (
    <span className={styles.title}>
      {name} {business && <Badge variant="positive">Yritys</Badge>}
    </span>
  );
  return (
    <Dialog title={title} subtitle={subtitle} onClose={onClose}>
      {children}
      <Body seller={seller} place={place} {...options} />
    </Dialog>
  );
}
