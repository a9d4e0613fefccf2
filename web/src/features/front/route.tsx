import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router-dom";
import hero from "../../assets/hero.svg";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { isFrontForAdmin, paths } from "../../lib/routing/paths.ts";
import { isAdminAtom, isLoggedInAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import type { PlanOffer } from "../../market/plans/plan-offers.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./FrontPage.module.css";
import { HeroSearch } from "./HeroSearch.tsx";
import type { Listings, SellerCounts } from "./load-market.ts";
import { Market } from "./Market.tsx";
import { NearPart } from "./NearPart.tsx";
import { Reasons } from "./Reasons.tsx";
import { RegionMap } from "./RegionMap.tsx";

/** Each is requested when it is first called, because a visitor who searches at once sees none of them. */
interface FrontData {
  loadListings: () => Promise<Listings>;
  loadSellerCounts: () => Promise<SellerCounts>;
  loadPlans: () => Promise<PlanOffer[]>;
}

/** Calls `load` once; each part of the page reports its own failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => undefined);
    }
    return loaded;
  };
}

const loadMarket = () => import("./load-market.ts");

/**
 * Redirects sellers to their orders and admins to the panel; the panel's 'Etusivu' link opens the front page all the same. No response is
 * awaited. §2
 */
export function loader({ request }: LoaderFunctionArgs): FrontData {
  if (store.get(isAdminAtom) && !isFrontForAdmin(new URL(request.url))) throw redirect(paths.admin);
  if (store.get(isLoggedInAtom) && !store.get(isAdminAtom)) throw redirect(paths.profile);
  return {
    loadListings: once(async () => (await loadMarket()).loadNewestListings()),
    loadSellerCounts: once(async () => (await loadMarket()).loadSellerCounts()),
    loadPlans: once(async () => (await import("../../market/plans/plan-offers.ts")).loadPlanOffers()),
  };
}

/** Loaded lazily: the plans are far down the page and need an API response first. */
const Plans = lazyPart(() => import("./Plans.tsx").then((file) => file.Plans));

const plansSkeleton = (
  <div className={styles.pending}>
    <Skeleton count={2} />
  </div>
);

function FrontPage() {
  const { loadListings, loadSellerCounts, loadPlans } = useLoaderData<typeof loader>();
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
        <Market load={loadListings} />
      </section>
      <section className={styles.section}>
        <h2>Valitse maakunta</h2>
        <RegionMap loadSellerCounts={loadSellerCounts} />
      </section>
      <section className={styles.section}>
        <h2>Miksi ostaa Halkopihasta?</h2>
        <Reasons />
      </section>
      <section className={styles.section}>
        <h2>Myy omia puitasi</h2>
        <NearPart load={loadPlans} skeleton={plansSkeleton} failed="Tilivaihtoehtoja ei saatu haettua.">
          {(plans) => <Plans plans={plans} />}
        </NearPart>
      </section>
    </>
  );
}

export { FrontPage as Component };
