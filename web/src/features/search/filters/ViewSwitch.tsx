import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui/forms/Button.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { FavoriteCount } from "../FavoriteCount.tsx";
import { formatSearch, noFilters, type SearchState, type View } from "./search-query.ts";

/** Switches between the results, all sellers or products of the place, and the favourites. §2 */
export function ViewSwitch({ address }: { address: SearchState }) {
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
  return (
    <Toolbar label="Näkymä">
      <Button {...toggle("myyjat")} onClick={() => show({ view: "myyjat", filters: all })}>
        Kaikki myyjät
      </Button>
      <Button {...toggle("tuotteet")} onClick={() => show({ view: "tuotteet", filters: all })}>
        Kaikki tuotteet
      </Button>
      <Button
        {...toggle("suosikit")}
        icon="heart"
        onClick={() => show({ view: view === "suosikit" ? "tulokset" : "suosikit" })}
      >
        <FavoriteCount />
      </Button>
    </Toolbar>
  );
}
