import { useAtomValue } from "jotai/react";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { favoritesAtom } from "../../app/favorite-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { Await } from "../../app/routing/Await.tsx";
import { stay } from "../../app/routing/scroll.ts";
import { useLoaderData } from "../../app/routing/shown.ts";
import { Button } from "../../ui/Button.tsx";
import { Drawer } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { type Filters, writeAddress } from "./filters.ts";
import { Failed, Favorites, Results } from "./Results.tsx";
import type { loader } from "./route.tsx";
import styles from "./SearchPage.module.css";
import { SearchToolbar } from "./SearchToolbar.tsx";
import { SellerDialog } from "./SellerDialog.tsx";

/** Closes by going back to where it was opened, or, when it was the first thing seen, by taking it off the address. */
function useDialogClose() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (closed: string) =>
    state?.opened === true ? navigate(-1) : navigate(closed, { replace: true, state: stay });
}

export function SearchPage() {
  const { address, results, regions, seller } = useLoaderData<typeof loader>();
  const favorites = useAtomValue(favoritesAtom);
  const navigate = useNavigate();
  const closeDialog = useDialogClose();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const here = writeAddress(address);

  function search(filters: Filters) {
    setDrawerOpen(false);
    void navigate(writeAddress({ ...address, filters, view: "tulokset" }));
  }

  const filterForm = <FilterForm key={here} filters={address.filters} regions={regions} onSearch={search} />;
  return (
    <div className={styles.page}>
      <PageHead
        title="Haku"
        description="Hae polttopuita, puutuotteita ja metsäpalveluita maakunnittain ja paikkakunnittain."
        path={paths.search}
      />
      <h1 tabIndex={-1} className={styles.title}>
        Polttopuut ja palvelut lähelläsi
      </h1>
      <aside className={styles.side} aria-label="Hakuehdot">
        {filterForm}
      </aside>
      <section className={styles.results} aria-label="Hakutulokset">
        <div className={styles.openFilters}>
          <Button look="plain" icon="filter" onClick={() => setDrawerOpen(true)}>
            Rajaa hakua
          </Button>
        </div>
        <SearchToolbar address={address} favoriteCount={favorites.length} />
        {address.view === "suosikit" ? (
          <Favorites />
        ) : (
          <Suspense
            key={results.key}
            fallback={
              <div className={styles.grid}>
                <Skeleton count={6} />
              </div>
            }
          >
            <Await promise={results.page} failed={<Failed />}>
              {(first) => <Results address={address} first={first} />}
            </Await>
          </Suspense>
        )}
      </section>
      {isDrawerOpen && (
        <Drawer title="Rajaa hakua" onClose={() => setDrawerOpen(false)}>
          {filterForm}
        </Drawer>
      )}
      {seller && <SellerDialog key={address.seller} seller={seller} onClose={() => void closeDialog(here)} />}
    </div>
  );
}
