import { Suspense } from "react";
import { Await, Link } from "react-router-dom";
import { FailedPart } from "../../lib/routing/FailedPart.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { lazyPart } from "../../offline/ui/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import type { Listings } from "./load-market.ts";
import styles from "./Market.module.css";

/** Loaded lazily: the cards need an API response first. */
const NewestListings = lazyPart(() => import("./NewestListings.tsx").then((file) => file.NewestListings));

const skeleton = (
  <div className={styles.listings}>
    <Skeleton count={8} />
  </div>
);

/** The newest listings, and the way to all of them. */
export function Market({ listings }: { listings: Promise<Listings> }) {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated ? (
        <Suspense fallback={skeleton}>
          <Await
            resolve={listings}
            errorElement={
              <FailedPart>
                <p>Uusimpia ilmoituksia ei saatu haettua.</p>
              </FailedPart>
            }
          >
            {(loaded) => <NewestListings listings={loaded} />}
          </Await>
        </Suspense>
      ) : (
        skeleton
      )}
      <p>
        <Link to={paths.listings} className={buttonClass("plain")}>
          Katso kaikki ilmoitukset
        </Link>
      </p>
    </>
  );
}
