import type { Product } from "@halkopiha/domain/products/product.ts";
import { Link } from "react-router-dom";
import { paths, searchPath } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { SimilarProducts } from "./SimilarProducts.tsx";

interface Props {
  /** Whether the product was sold here; false for an address that never led to one. */
  hasEnded: boolean;
  /** The words of the slug; empty when the address had none. */
  words: string;
  similar: readonly Product[];
}

const ended = {
  title: "Ilmoitus on päättynyt",
  text: "Tätä tuotetta ei enää myydä Halkopihassa.",
};
const unknown = {
  title: "Ilmoitusta ei löytynyt",
  text: "Tällä osoitteella ei ole ilmoitusta. Tarkista, että osoite on oikein.",
};

/** The page of a product that is no longer sold, or of an address without one. */
export function NoListing({ hasEnded, words, similar }: Props) {
  const { title, text } = hasEnded ? ended : unknown;
  return (
    <>
      <PageHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState title={text}>
        <p>
          {similar.length > 0
            ? "Alla on samanlaisia. Voit myös hakea lisää."
            : "Ehkä haku löytää samanlaisen."}
        </p>
        <Link
          to={words === "" ? paths.search : searchPath({ queryString: words })}
          className={buttonClass("primary")}
        >
          {words === "" ? "Hae polttopuita" : "Hae samanlaisia"}
        </Link>
      </EmptyState>
      <SimilarProducts title="Samanlaisia" products={similar} />
    </>
  );
}
