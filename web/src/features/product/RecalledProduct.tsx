import type { Product } from "@halkopiha/domain/products/product.ts";
import type { RecallNotice as Notice } from "@halkopiha/domain/recalls/recall-notice.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { RecallNotice } from "../../market/recalls/RecallNotice.tsx";
import { SimilarProducts } from "./SimilarProducts.tsx";

/** The page of a product that has been recalled: what is dangerous, and what to do. */
export function RecalledProduct({ recall, similar }: { recall: Notice; similar: readonly Product[] }) {
  return (
    <>
      <PageHead title={`Takaisinveto: ${recall.title}`} />
      <RecallNotice recall={recall} isPage />
      <SimilarProducts title="Muita samanlaisia" products={similar} />
    </>
  );
}
