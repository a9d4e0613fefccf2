import { Suspense } from "react";
import { Await, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router-dom";
import hero from "../../assets/hero.svg";
import { isAdminAtom, isLoggedInAtom } from "../../lib/auth/session-atoms.ts";
import type { PlanOffer } from "../../lib/plans/plan-offers.ts";
import { FailedPart } from "../../lib/routing/FailedPart.tsx";
import { PageHead } from "../../lib/routing/PageHead.tsx";
import { isFrontForAdmin, paths } from "../../lib/routing/paths.ts";
import { store } from "../../lib/storage/store.ts";
import { lazyPart } from "../../offline/ui/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import styles from "./FrontPage.module.css";
import { HeroSearch } from "./HeroSearch.tsx";
import type { Listings, SellerCounts } from "./load-market.ts";
import { Market } from "./Market.tsx";
import { Reasons } from "./Reasons.tsx";
import { RegionMap } from "./RegionMap.tsx";

interface FrontData {
  listings: Promise<Listings>;
  sellerCounts: Promise<SellerCounts>;
  plans: Promise<PlanOffer[]>;
}

const never = new Promise<never>(() => undefined);
const pending: FrontData = { listings: never, sellerCounts: never, plans: never };

/**
 * Redirects sellers to their orders and admins to the panel; the panel's 'Etusivu' link opens the front page all the same. No response is
 * awaited. §2
 */
export function loader({ request }: LoaderFunctionArgs): FrontData {
  if (store.get(isAdminAtom) && !isFrontForAdmin(new URL(request.url))) throw redirect(paths.admin);
  if (store.get(isLoggedInAtom) && !store.get(isAdminAtom)) throw redirect(paths.profile);
  // Prerendered at build time, when there is no API.
  if (import.meta.env.SSR) return pending;
  const market = import("./load-market.ts");
  const loaded = {
    listings: market.then(({ loadNewestListings }) => loadNewestListings()),
    sellerCounts: market.then(({ loadSellerCounts }) => loadSellerCounts()),
    plans: import("../../lib/plans/plan-offers.ts").then(({ loadPlanOffers }) => loadPlanOffers()),
  };
  // Each part of the page reports its own failure.
  for (const part of Object.values(loaded)) part.catch(() => undefined);
  return loaded;
}

/** Loaded lazily: the plans are far down the page and need an API response first. */
const Plans = lazyPart(() => import("./Plans.tsx").then((file) => file.Plans));

const plansSkeleton = (
  <div className={styles.pending}>
    <Skeleton count={2} />
  </div>
);

function FrontPage() {
  const { listings, sellerCounts, plans } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead
        title="Polttopuut suoraan tekijältä"
        description="Osta polttopuut, puutuotteet ja metsäpalvelut lähialueesi myyjiltä. Ei kirjautumista, selkeät hinnat."
        path={paths.front}
      />
      <section className={styles.hero}>
        <img src={hero} alt="" className={styles.heroImage} width={1600} height={720} fetchPriority="high" />
        <div className={styles.heroContent}>
          <div className={styles.panel}>
            <h1 tabIndex={-1}>Polttopuut suoraan tekijältä</h1>
            <p className={styles.lead}>Klapit, puutuotteet ja metsäpalvelut oman maakuntasi myyjiltä.</p>
            <HeroSearch />
          </div>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="uusimmat">
        <h2 id="uusimmat">Uusimmat polttopuuilmoitukset</h2>
        <Market listings={listings} />
      </section>
      <section className={styles.section}>
        <h2>Valitse maakunta</h2>
        <RegionMap sellerCounts={sellerCounts} />
      </section>
      <section className={styles.section}>
        <h2>Miksi ostaa Halkopihasta?</h2>
        <Reasons />
      </section>
      <section className={styles.section}>
        <h2>Myy omia puitasi</h2>
        {isHydrated ? (
          <Suspense fallback={plansSkeleton}>
            <Await
              resolve={plans}
              errorElement={
                <FailedPart>
                  <p>Tilivaihtoehtoja ei saatu haettua.</p>
                </FailedPart>
              }
            >
              {(loadedPlans) => <Plans plans={loadedPlans} />}
            </Await>
          </Suspense>
        ) : (
          plansSkeleton
        )}
      </section>
    </>
  );
}

export { FrontPage as Component };
