import { categories, categoryLabel, defaultSearch } from "@halkopiha/domain/catalogue.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { useAtomValue } from "jotai/react";
import { type FormEvent, useState } from "react";
import { lastSearchAtom } from "../../app/last-search-atom.ts";
import { defaultSearchPath, paths, searchPath } from "../../app/paths.ts";
import { useNavigate } from "../../app/routing/location.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./HeroSearch.module.css";
import { mapRegions } from "./regions.ts";

const categoryOptions = categories.map((value) => ({ value, text: categoryLabel[value] }));
const regionOptions = mapRegions.map(({ id, name }) => ({ value: id, text: name }));

/** Where the search of this category begins: firewood with the rest of the default search. §4 */
const addressOf = (category: string, region: string) =>
  category === defaultSearch.category ? defaultSearchPath(region) : searchPath({ category, region });

/** Category and region, both required; they are as they were searched last. §3, §5 */
export function HeroSearch() {
  const navigate = useNavigate();
  const last = new URLSearchParams(useAtomValue(lastSearchAtom));
  const [category, setCategory] = useState(last.get("category") ?? defaultSearch.category);
  const [region, setRegion] = useState(last.get("region") ?? "");
  const [isChecked, setChecked] = useState(false);
  const errorOf = (value: string) => (isChecked && !value ? messages.requiredField : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (category && region) return navigate(addressOf(category, region));
    event.currentTarget.querySelector<HTMLElement>(`[name="${category ? "region" : "category"}"]`)?.focus();
  }

  return (
    // Before the scripts have come the browser itself takes the form to the search.
    <form className={styles.form} action={paths.search} onSubmit={submit} noValidate aria-label="Haku">
      <Select
        label="Kategoria"
        name="category"
        empty="Valitse kategoria"
        options={categoryOptions}
        value={category}
        error={errorOf(category)}
        onChange={({ target }) => setCategory(target.value)}
      />
      <Select
        label="Maakunta"
        name="region"
        empty="Valitse maakunta"
        options={regionOptions}
        value={region}
        error={errorOf(region)}
        onChange={({ target }) => setRegion(target.value)}
      />
      {category === defaultSearch.category && (
        // Without the scripts the address asks for the whole default search in words.
        <>
          <input type="hidden" name="name" value={defaultSearch.name} />
          <input type="hidden" name="deliveryMethod" value={defaultSearch.deliveryMethod} />
        </>
      )}
      <Button type="submit" look="ember" size="large" icon="search">
        Hae
      </Button>
    </form>
  );
}
