import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Query parameters of the page: the selected tab, and what is searched. */
const tabParam = "luettelo";
const searchParam = "haku";
const tabs = ["paikkakunnat", "maakunnat"] as const;

/** Time after the last typed character until the search is in the URL, in milliseconds: browsers limit how often it changes. */
const typingPause = 300;

interface View {
  /** The text of the search field. */
  text: string;
  /** The search of the URL that `text` follows. */
  seen: string;
  /** The search that this page has written to the URL, until the URL has it. */
  written?: string;
}

/** The selected tab and the search of the page, kept in its URL. */
export function useAreaView() {
  const { search, hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const searched = params.get(searchParam) ?? "";
  const [{ text: searchText, seen, written }, setView] = useState<View>({ text: searched, seen: searched });
  const setSearchText = (text: string) => setView((view) => ({ ...view, text }));
  // A link or Back has changed the search; what was typed since this hook wrote it is kept.
  if (searched !== seen) setView({ text: searched === written ? searchText : searched, seen: searched });
  const selected = params.get(tabParam) === tabs[1] ? 1 : 0;

  const replace = useEffectEvent((tab: number, text: string) => {
    const next = new URLSearchParams();
    if (tab > 0) next.set(tabParam, tabs[tab] ?? tabs[0]);
    if (text.trim() !== "") next.set(searchParam, text.trim());
    // A dialog that has just been opened is in the address before this component is rendered again.
    if (next.toString() === params.toString() || globalThis.location.hash !== "") return;
    setView((view) => ({ ...view, written: text.trim() }));
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
