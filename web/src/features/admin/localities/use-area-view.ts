import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Query parameters of the page: the selected tab, and what is searched. */
const tabParam = "luettelo";
const searchParam = "haku";
const tabs = ["paikkakunnat", "maakunnat"] as const;

/** Time after the last typed character until the search is in the URL, in milliseconds: browsers limit how often it changes. */
const typingPause = 300;

/** The selected tab and the search of the page, kept in its URL. */
export function useAreaView() {
  const { search, hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [searchText, setSearchText] = useState(() => params.get(searchParam) ?? "");
  const selected = params.get(tabParam) === tabs[1] ? 1 : 0;

  const replace = useEffectEvent((tab: number, text: string) => {
    const next = new URLSearchParams();
    if (tab > 0) next.set(tabParam, tabs[tab] ?? tabs[0]);
    if (text.trim() !== "") next.set(searchParam, text.trim());
    // A dialog that has just been opened is in the address before this component is rendered again.
    if (next.toString() === params.toString() || globalThis.location.hash !== "") return;
    void navigate({ pathname, search: next.toString() }, { replace: true, state, preventScrollReset: true });
  });

  useEffect(() => {
    // An open dialog is a history entry of its own, which must not be replaced.
    if (hash) return;
    const timer = setTimeout(() => replace(selected, searchText), typingPause);
    return () => clearTimeout(timer);
  }, [selected, searchText, hash]);

  return {
    searchText,
    setSearchText,
    selected,
    select(tab: number) {
      setSearchText("");
      void navigate(
        { pathname, search: tab > 0 ? `${tabParam}=${tabs[tab]}` : "" },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
