import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { toLandingPath } from "../../lib/routing/page-paths.ts";
import { ImageOverlay } from "../../market/products/card/ImageOverlay.tsx";
import { loadMissingFavorites } from "../../market/products/product-actions.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { LandingContent } from "./LandingContent.tsx";
import styles from "./LandingPage.module.css";
import { loadLanding } from "./load-landing.ts";
import { NoPlace } from "./NoPlace.tsx";

/** The firewood of the region, and of the locality if there is one, in the path. */
export function loader(args: LoaderFunctionArgs) {
  loadMissingFavorites();
  return loadLanding(args);
}

function LandingPage() {
  const landing = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      {"regions" in landing ? (
        <NoPlace {...landing} />
      ) : (
        <LandingContent key={toLandingPath(landing.region._id, landing.place?._id)} {...landing} />
      )}
      <ImageOverlay />
    </div>
  );
}

function LandingSkeleton() {
  return (
    <div className={styles.page}>
      <title>Polttopuut | Halkopiha</title>
      <h1 tabIndex={-1}>Polttopuut</h1>
      <Skeleton count={2} shape="line" />
      <Skeleton count={6} />
    </div>
  );
}

export { revalidateUnlessHashChange as shouldRevalidate } from "../../lib/routing/should-revalidate.ts";
export { LandingPage as Component, LandingSkeleton as HydrateFallback };
