import { describeMoisture, drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { pickStatedFacts } from "@halkopiha/domain/products/product-kind.ts";
import styles from "./ProductPage.module.css";

/** What the seller states of firewood: how it was measured, what is guaranteed, and the EUDR number. */
export function StatedFacts({ product }: { product: Product }) {
  const { moisture, dryGuaranteed, eudrNumber } = pickStatedFacts(product);
  if (!moisture && !dryGuaranteed && !eudrNumber) return null;
  return (
    <section className={styles.section} aria-label="Myyjän ilmoittamat tiedot">
      <h2>Myyjän ilmoittamat tiedot</h2>
      <dl className={styles.facts}>
        {moisture && (
          <div>
            <dt>Kosteus</dt>
            <dd>{describeMoisture(moisture)}</dd>
          </div>
        )}
        {dryGuaranteed && (
          <div>
            <dt>Kuivuustakuu</dt>
            {drynessGuarantee.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        )}
        {eudrNumber && (
          <div>
            <dt>EUDR-ilmoitusnumero</dt>
            <dd translate="no">{eudrNumber}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
