import { sorts } from "@halkopiha/domain/products/catalogue.ts";
import { Sort } from "@halkopiha/domain/products/search.ts";
import { Link, useNavigate } from "react-router-dom";
import { mapParam } from "../../../lib/routing/paths.ts";
import { overlayState } from "../../../lib/routing/use-overlay.ts";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { FavoriteCount } from "../FavoriteCount.tsx";
import styles from "./SearchToolbar.module.css";
import { formatSearch, noFilters, type SearchState, type View } from "./search-query.ts";
import { sortLabels } from "./sort-labels.ts";

const sortOptions = sorts.map((value) => ({ value, text: sortLabels[value] }));

export function SearchToolbar({ address }: { address: SearchState }) {
  const navigate = useNavigate();
  const show = (change: Partial<SearchState>) =>
    void navigate(formatSearch({ ...address, ...change }), { preventScrollReset: true });
  const toggle = (view: View) => ({
    variant: "plain" as const,
    size: "small" as const,
    "aria-pressed": address.view === view,
  });
  const { view } = address;
  const { region, locality } = address.filters;
  /** All of the chosen place. */
  const all = { ...noFilters, region, locality };
  const onMap = new URLSearchParams(formatSearch(address));
  onMap.set(mapParam, "kaikki");

  return (
    <Toolbar label="Näkymä">
      <Button {...toggle("myyjat")} onClick={() => show({ view: "myyjat", filters: all })}>
        Kaikki myyjät
      </Button>
      <Button {...toggle("tuotteet")} onClick={() => show({ view: "tuotteet", filters: all })}>
        Kaikki tuotteet
      </Button>
      <Link
        to={`?${onMap}`}
        state={overlayState}
        preventScrollReset
        className={buttonClass("plain", "small")}
      >
        <Icon name="pin" />
        Kartta
      </Link>
      <Button
        {...toggle("suosikit")}
        icon="heart"
        onClick={() => show({ view: view === "suosikit" ? "tulokset" : "suosikit" })}
      >
        <FavoriteCount />
      </Button>
      <div className={styles.sort}>
        <Select
          label="Järjestys"
          options={sortOptions}
          value={address.sort}
          onChange={({ target }) => {
            const sort = Sort.safeParse(target.value);
            if (sort.success) show({ sort: sort.data });
          }}
        />
      </div>
    </Toolbar>
  );
}
