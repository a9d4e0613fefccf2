import { categories, categoryLabel, defaultSearch } from "@halkopiha/domain/catalogue.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths, searchPath } from "../../app/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./HeroSearch.module.css";
import { mapRegions } from "./regions.ts";

const categoryOptions = categories.map((value) => ({ value, text: categoryLabel[value] }));
const regionOptions = mapRegions.map(({ id, name }) => ({ value: id, text: name }));

/** Category and region, both required. §5 */
export function HeroSearch() {
  const navigate = useNavigate();
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
    const [category, region] = ["category", "region"].map((name) => String(data.get(name) ?? ""));
    if (category && region) return void navigate(searchPath({ category, region }));
    const first = category ? "region" : "category";
    setMissing(category ? ["region"] : region ? ["category"] : ["category", "region"]);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    // Before the scripts have come the browser itself takes the form to the search.
    <form className={styles.form} action={paths.search} onSubmit={submit} noValidate aria-label="Haku">
      <Select
        label="Kategoria"
        empty="Valitse kategoria"
        options={categoryOptions}
        defaultValue={defaultSearch.category}
        {...field("category")}
      />
      <Select label="Maakunta" empty="Valitse maakunta" options={regionOptions} {...field("region")} />
      <Button type="submit" look="ember" size="large" icon="search">
        Hae
      </Button>
    </form>
  );
}
