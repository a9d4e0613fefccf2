import { messages } from "@halkopiha/domain/messages.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { deliversEverywhere, type SellerProfile } from "@halkopiha/domain/seller.ts";
import { use } from "react";
import { SavedAt } from "../../offline/SavedAt.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { JsonLd } from "./JsonLd.tsx";
import { describeSeller } from "./json-ld.ts";
import { ProductCard } from "./ProductCard.tsx";
import type { ShownSeller } from "./results.ts";
import styles from "./SellerDialog.module.css";

/** A seller may have left the scheme out, and must not bring one of their own. */
function webAddress(website: string): string {
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
          <a href={webAddress(website)} rel="noreferrer" target="_blank">
            {website.replace(/^https?:\/\//, "")}
          </a>
        </li>
      )}
    </ul>
  );
}

function Group({ title, products }: { title: string; products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} withOwner={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Goods({ seller }: { seller: SellerProfile }) {
  const { products, otherProducts, services } = seller;
  if (products.length + otherProducts.length + services.length === 0) {
    return <p>Myyjällä ei ole nyt tuotteita eikä palveluita.</p>;
  }
  return (
    <>
      <Group title="Polttopuut" products={products} />
      <Group title="Muut tuotteet" products={otherProducts} />
      <Group title="Palvelut" products={services} />
    </>
  );
}

function DeliveryLocalities({ seller }: { seller: SellerProfile }) {
  if (deliversEverywhere(seller)) return <p>{messages.wholeFinland}</p>;
  if (seller.deliveryLocations.length === 0) return <p>Myyjä ei ole ilmoittanut toimituspaikkakuntia.</p>;
  return (
    <ul className={styles.localities}>
      {seller.deliveryLocations.map(({ _id, location }) => (
        <li key={_id}>{location}</li>
      ))}
    </ul>
  );
}

function Body({ seller }: { seller: SellerProfile }) {
  return (
    <>
      <Contacts seller={seller} />
      <Tabs
        label="Myyjän tiedot"
        pages={[
          { title: "Tuotteet ja palvelut", content: <Goods seller={seller} /> },
          {
            title: "Tietoa",
            content: (
              <p className={styles.info}>{seller.accountDescription || "Myyjä ei ole kertonut itsestään."}</p>
            ),
          },
          { title: "Toimituspaikkakunnat", content: <DeliveryLocalities seller={seller} /> },
        ]}
      />
    </>
  );
}

interface Props {
  seller: Promise<ShownSeller | null>;
  onClose(): void;
}

/** A seller over the search. Its address can be shared, and Back closes it. Stands in a `Suspense`. §2 */
export function SellerDialog({ seller: coming, onClose }: Props) {
  const shown = use(coming);
  if (!shown) {
    return (
      <Dialog title="Myyjä" onClose={onClose}>
        <p>Nothing selected</p>
      </Dialog>
    );
  }
  const { seller, savedAt } = shown;
  const { name, business, deliveryMethod, address } = seller;
  const subtitle = (
    <>
      <p className={styles.subtitle}>
        {deliveryMethod} · {address.locality.location}, {address.region.name}
      </p>
      {savedAt && <SavedAt at={Date.parse(savedAt)} />}
    </>
  );
  const title = (
    <span className={styles.title}>
      {name} {business && <Badge look="spruce">Yritys</Badge>}
    </span>
  );
  return (
    <Dialog title={title} subtitle={subtitle} onClose={onClose}>
      <JsonLd of={describeSeller(seller)} />
      <Body seller={seller} />
    </Dialog>
  );
}
