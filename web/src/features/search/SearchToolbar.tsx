import { Sort, type Sort as SortName } from "@halkopiha/domain/search.ts";
import { useNavigate } from "react-router";
import { stay } from "../../app/routing/scroll.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { type Address, noFilters, type View, writeAddress } from "./filters.ts";
import styles from "./SearchToolbar.module.css";

const sortOptions: { value: SortName; text: string }[] = [
  { value: "newest", text: "Uusimmat" },
  { value: "oldest", text: "Vanhimmat" },
  { value: "cheapest", text: "Halvimmat" },
  { value: "expensive", text: "Kalleimmat" },
];

export function SearchToolbar({ address, favoriteCount }: { address: Address; favoriteCount: number }) {
  const navigate = useNavigate();
  const show = (change: Partial<Address>) =>
    void navigate(writeAddress({ ...address, ...change }), { state: stay });
  const toggle = (view: View) => ({
    look: "plain" as const,
    size: "small" as const,
    "aria-pressed": address.view === view,
  });
  const { view } = address;

  return (
    <Toolbar label="Näkymä">
      <Button {...toggle("myyjat")} onClick={() => show({ view: "myyjat", filters: noFilters })}>
        Kaikki myyjät
      </Button>
      <Button {...toggle("tuotteet")} onClick={() => show({ view: "tuotteet", filters: noFilters })}>
        Kaikki tuotteet
      </Button>
      <Button
        {...toggle("suosikit")}
        icon="heart"
        onClick={() => show({ view: view === "suosikit" ? "tulokset" : "suosikit" })}
      >
        Suosikit ({favoriteCount})
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
