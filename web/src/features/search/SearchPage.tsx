import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { favoritesAtom } from "../../app/favorite-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { useNavigate } from "../../app/routing/location.ts";
import { useLoaderData } from "../../app/routing/shown.tsx";
import { Button } from "../../ui/Button.tsx";
import { Drawer } from "../../ui/Dialog.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { type Filters, writeAddress } from "./filters.ts";
import { Overlays } from "./Overlays.tsx";
import { Found } from "./Results.tsx";
import type { loader } from "./route.tsx";
import styles from "./SearchPage.module.css";
import { SearchToolbar } from "./SearchToolbar.tsx";

export function SearchPage() {
  const { address, results, regions, seller } = useLoaderData<typeof loader>();
  const favorites = useAtomValue(favoritesAtom);
  const navigate = useNavigate();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  function search(filters: Filters) {
    setDrawerOpen(false);
    navigate(writeAddress({ ...address, filters, view: "tulokset" }));
  }

  const filterForm = <FilterForm filters={address.filters} regions={regions} onSearch={search} />;
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
        <ActiveFilters address={address} regions={regions} />
        <Found address={address} results={results} />
      </section>
      {isDrawerOpen && (
        <Drawer title="Rajaa hakua" onClose={() => setDrawerOpen(false)}>
          {filterForm}
        </Drawer>
      )}
      <Overlays address={address} seller={seller} />
    </div>
  );
}
