import type { Product } from "@halkopiha/domain/products/product.ts";
import { Link } from "react-router-dom";
import { PageHead } from "../../lib/routing/PageHead.tsx";
import { paths, searchPath } from "../../lib/routing/paths.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { SimilarProducts } from "./SimilarProducts.tsx";

interface Props {
  /** The words of the slug; empty when the address had none. */
  words: string;
  lookalikes: readonly Product[];
}

/** The page of a product that is no longer sold. */
export function EndedListing({ words, lookalikes }: Props) {
  return (
    <>
      <PageHead title="Ilmoitus on päättynyt" />
      <h1 tabIndex={-1}>Ilmoitus on päättynyt</h1>
      <EmptyState title="Tätä tuotetta ei enää myydä Halkopihassa.">
        <p>
          {lookalikes.length > 0 ? "Alla on samanlaisia, tai hae lisää." : "Ehkä haku löytää samanlaisen."}
        </p>
        <Link
          to={words === "" ? paths.search : searchPath({ queryString: words })}
          className={buttonClass("primary")}
        >
          Hae samanlaisia
        </Link>
      </EmptyState>
      <SimilarProducts title="Samanlaisia" products={lookalikes} />
    </>
  );
}
