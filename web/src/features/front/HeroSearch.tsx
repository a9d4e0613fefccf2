import { messages } from "@halkopiha/domain/messages.ts";
import { categories, categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import { defaultSearch } from "@halkopiha/domain/search/options.ts";
import { useAtomValue } from "jotai/react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { defaultSearchPath, paths, searchPath, wholeCountry } from "../../lib/routing/paths.ts";
import { lastSearchAtom } from "../../market/products/last-search-atom.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import styles from "./HeroSearch.module.css";
import { mapRegions } from "./map-regions.ts";

const categoryOptions = categories.map((value) => ({ value, text: categoryLabel[value] }));
const regionOptions = [
  { value: wholeCountry, text: "Koko Suomi" },
  ...mapRegions.map(({ id, name }) => ({ value: id, text: name })),
];

/** Path of the search for a category; for firewood, the default search. §4 */
function formatSearchPath(category: string, choice: string): string {
  const region = choice === wholeCountry ? "" : choice;
  if (category === defaultSearch.category) return defaultSearchPath(region);
  return searchPath(region ? { category, region } : { category });
}

/** Search form with category and region, both required; prefilled from the last search. §3, §5 */
export function HeroSearch() {
  const navigate = useNavigate();
  const last = new URLSearchParams(useAtomValue(lastSearchAtom));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const field = (name: string) => ({
    name,
    error: missing.includes(name) ? messages.requiredField : undefined,
    onChange: () => setMissing((before) => before.filter((one) => one !== name)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const unset = ["category", "region"].filter((name) => !data.get(name));
    const [first] = unset;
    if (!first)
      return void navigate(formatSearchPath(String(data.get("category")), String(data.get("region"))));
    setMissing(unset);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    // Before hydration, the browser submits the form to the search natively.
    <form className={styles.form} action={paths.search} onSubmit={submit} noValidate aria-label="Haku">
      <Select
        label="Kategoria"
        empty="Valitse kategoria"
        options={categoryOptions}
        defaultValue={last.get("category") ?? defaultSearch.category}
        {...field("category")}
      />
      <Select
        label="Maakunta"
        empty="Valitse maakunta"
        options={regionOptions}
        defaultValue={last.get("region") ?? ""}
        {...field("region")}
      />
      {/* A native submit needs the default search as explicit parameters. */}
      <input type="hidden" name="name" value={defaultSearch.name} />
      <input type="hidden" name="deliveryMethod" value={defaultSearch.deliveryMethod} />
      <Button type="submit" variant="accent" size="large" icon="search">
        Hae
      </Button>
    </form>
  );
}
