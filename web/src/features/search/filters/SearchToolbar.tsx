import { type Sort, sorts } from "@halkopiha/domain/search/options.ts";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { overlayState } from "../../../lib/routing/history/use-overlay.ts";
import { mapParam } from "../../../lib/routing/paths.ts";
import { sortLabels } from "../../../market/products/sort-labels.ts";
import { buttonClass } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import styles from "./SearchToolbar.module.css";
import { formatSearch, listSorts, type SearchState } from "./search-query.ts";

interface Props {
  address: SearchState;
  /** The search in another order. */
  toAddress(sort: Sort): `?${string}`;
  /** Further tools, before the map and the sort order. */
  children: ReactNode;
}

/** The tools of the search in one row. */
export function SearchToolbar({ address, toAddress, children }: Props) {
  const navigate = useNavigate();
  const onMap = new URLSearchParams(formatSearch(address));
  onMap.set(mapParam, "kaikki");
  return (
    <Toolbar label="Työkalut" row>
      {children}
      <Link
        to={`?${onMap}`}
        state={overlayState}
        preventScrollReset
        className={buttonClass("plain", "small")}
      >
        <Icon name="pin" />
        Kartta
      </Link>
      <div className={styles.sort}>
        <Select
          label="Järjestys"
          isLabelHidden
          options={listSorts(address.wanted, address.sort).map((value) => ({
            value,
            text: sortLabels[value],
          }))}
          value={address.sort}
          onChange={({ target }) => {
            const sort = sorts.find((one) => one === target.value);
            if (sort) void navigate(toAddress(sort), { preventScrollReset: true });
          }}
        />
      </div>
    </Toolbar>
  );
}
