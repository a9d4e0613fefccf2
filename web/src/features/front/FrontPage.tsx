import { lazy, Suspense } from "react";
import { Await, useLoaderData } from "react-router-dom";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { useHydrated } from "../../app/use-hydrated.ts";
import hero from "../../assets/hero.svg";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./FrontPage.module.css";
import { HeroSearch } from "./HeroSearch.tsx";
import { RegionMap } from "./RegionMap.tsx";
import type { loader } from "./route.tsx";

/** They stand far down, and need an answer of the server first. */
const Plans = lazy(() => import("./Plans.tsx").then((file) => ({ default: file.Plans })));

const waiting = (
  <div className={styles.waiting}>
    <Skeleton count={2} />
  </div>
);

export function FrontPage() {
  const { plans } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead
        title="Polttopuut suoraan tekijältä"
        description="Osta polttopuut, puutuotteet ja metsäpalvelut lähialueesi myyjiltä. Ei kirjautumista, selvät hinnat."
        path={paths.front}
      />
      <section className={styles.hero}>
        <img src={hero} alt="" className={styles.picture} width={1600} height={720} fetchPriority="high" />
        <div className={styles.over}>
          <div className={styles.panel}>
            <h1 tabIndex={-1}>Polttopuut suoraan tekijältä</h1>
            <p className={styles.lead}>Klapit, puutuotteet ja metsäpalvelut oman maakuntasi myyjiltä.</p>
            <HeroSearch />
          </div>
        </div>
      </section>
      <section className={styles.section}>
        <h2>Valitse maakunta</h2>
        <RegionMap />
      </section>
      <section className={styles.section}>
        <h2>Myy omia puitasi</h2>
        {isHydrated ? (
          <Suspense fallback={waiting}>
            <Await resolve={plans} errorElement={<p>Tilivaihtoehtoja ei saatu haettua.</p>}>
              {(shown) => <Plans plans={shown} />}
            </Await>
          </Suspense>
        ) : (
          waiting
        )}
      </section>
    </>
  );
}
