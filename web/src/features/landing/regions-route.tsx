import { countSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { Link, useLoaderData } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { formatCount, nouns } from "../../lib/format/count.ts";
import { toLandingPath } from "../../lib/routing/page-paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./LandingPage.module.css";

/** The regions with the number of their sellers. */
export async function loader() {
  return (await api(countSellers, {}, { handlesErrors: true })).sellersByRegion;
}

const title = "Polttopuut maakunnittain";

function RegionsPage() {
  const regions = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description="Polttopuut suoraan tekijältä: valitse maakunta ja vertaa lähialueesi myyjiä ja hintoja."
        path={toLandingPath("")}
      />
      <h1 tabIndex={-1}>{title}</h1>
      <ul className={styles.places}>
        {regions.map(({ region, count }) => (
          <li key={region._id}>
            <Link to={toLandingPath(region._id)}>{region.name}</Link>{" "}
            <span className={styles.count}>{formatCount(count, nouns.seller)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RegionsSkeleton() {
  return (
    <div className={styles.page}>
      <title>{`${title} | Halkopiha`}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <Skeleton count={6} shape="line" />
    </div>
  );
}

export { RegionsPage as Component, RegionsSkeleton as HydrateFallback };
