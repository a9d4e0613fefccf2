import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { apiWithCachedAt } from "../../lib/api/api-with-cached-at.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { toProductPath } from "../../lib/routing/page-paths.ts";
import { redirectOldSlug } from "../../lib/routing/redirect-old-slug.ts";
import { loadMissingFavorites } from "../../offline/cart/product-actions.ts";
import { ImageOverlay } from "../../offline/ui/ImageOverlay.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EndedListing } from "./EndedListing.tsx";
import { loadLookalikes } from "./load-lookalikes.ts";
import { ProductDetails } from "./ProductDetails.tsx";
import styles from "./ProductPage.module.css";

const isEnded = (error: unknown) => error instanceof ApiError && error.code === "listingEnded";

/** The product of the id in the path; of one that is no longer sold, what is left is the slug. */
export async function loader({ request, params: { segment = "" } }: LoaderFunctionArgs) {
  const { id, slug } = parsePageSegment(segment);
  loadMissingFavorites();
  try {
    const found = await apiWithCachedAt(readProduct, { params: { id } }, { silent: true });
    redirectOldSlug(request, toProductPath(found.product));
    return found;
  } catch (error) {
    if (!isEnded(error)) throw error;
    return data({ product: null, ...(await loadLookalikes(slug)) }, { status: 410 });
  }
}

function ProductPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      {loaded.product ? <ProductDetails {...loaded} /> : <EndedListing {...loaded} />}
      <ImageOverlay />
    </div>
  );
}

function ProductSkeleton() {
  return (
    <div className={styles.page}>
      {/* Of no product in particular, and not `noindex`: search engines read the HTML before the page renders its own head. */}
      <title>Tuote | Halkopiha</title>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Skeleton count={1} />
        </div>
        <div>
          <h1 tabIndex={-1}>Tuote</h1>
          <Skeleton count={5} shape="line" />
        </div>
      </div>
    </div>
  );
}

export { revalidateUnlessSlugChange as shouldRevalidate } from "../../lib/routing/should-revalidate.ts";
export { ProductPage as Component, ProductSkeleton as HydrateFallback };
