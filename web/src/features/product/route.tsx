import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import { Suspense } from "react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { readRecall, readSimilarProducts } from "../../lib/api/deferred-calls.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { toProductPath } from "../../lib/routing/page-paths.ts";
import { redirectOldSlug } from "../../lib/routing/redirect-old-slug.ts";
import { loadRenderedPlace } from "../../market/door/rendered-place.ts";
import { ImageOverlay } from "../../market/products/card/ImageOverlay.tsx";
import { loadMissingFavorites } from "../../market/products/product-actions.ts";
import { findReviews, loadProductReviews } from "../../market/reviews/load-reviews.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { loadProduct } from "./kept-product.ts";
import { NoListing } from "./NoListing.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import styles from "./ProductPage.module.css";

/** Few products are recalled. */
const RecalledProduct = lazyPart(() => import("./RecalledProduct.tsx").then((file) => file.RecalledProduct));

/** Offers like a listing that has ended; the page also leads to the search, so it does without them. */
async function loadSimilar(id: string) {
  const answer = api(readSimilarProducts, { params: { id } }, { handlesErrors: true });
  return (await answer.catch(() => null))?.similar ?? [];
}

/** The recall of a product, which tells its buyers what to do. */
async function loadRecalled(id: string) {
  const [{ recall }, similar] = await Promise.all([api(readRecall, { params: { id } }), loadSimilar(id)]);
  return data({ product: null, recall, similar } as const, { status: 410 });
}

/** What is known of an address without a listing: the words of its slug, and offers like the one that was there. */
async function loadMissing(error: unknown, { id, slug }: ReturnType<typeof parsePageSegment>) {
  if (error instanceof ApiError && error.code === "recalled") return loadRecalled(id);
  const hasEnded = error instanceof ApiError && error.code === "listingEnded";
  const isUnknown = error instanceof ApiError && error.status === 404;
  if (!hasEnded && !isUnknown) throw error;
  const words = slug.replaceAll("-", " ").trim().slice(0, 100);
  const similar = hasEnded ? await loadSimilar(id) : [];
  return data({ product: null, recall: null, hasEnded, words, similar } as const, {
    status: hasEnded ? 410 : 404,
  });
}

/** The product of the id in the path. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  loadMissingFavorites();
  try {
    const { id } = parsePageSegment(params["segment"] ?? "");
    const [found, place, reviews] = await Promise.all([
      loadProduct(params),
      loadRenderedPlace(request),
      findReviews(loadProductReviews(id)),
    ]);
    redirectOldSlug(request, toProductPath(found.product));
    return { ...found, place, reviews };
  } catch (error) {
    return loadMissing(error, parsePageSegment(params["segment"] ?? ""));
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function ProductContent(loaded: Loaded) {
  if (loaded.product) return <ProductDetails {...loaded} />;
  if (!loaded.recall) return <NoListing {...loaded} />;
  return (
    <Suspense fallback={<Skeleton count={3} />}>
      <RecalledProduct {...loaded} />
    </Suspense>
  );
}

function ProductPage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <ProductContent {...loaded} />
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
