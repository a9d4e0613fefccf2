import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/forms/Button.tsx";
import styles from "./WordsForm.module.css";

interface Props {
  words: string;
  onSearch(words: string): void;
}

/** The words of a search over its results, to be changed in place. */
export function WordsForm({ words, onSearch }: Props) {
  const [typed, setTyped] = useState(words);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <input
          type="search"
          className={styles.input}
          aria-label="Muuta hakusanoja"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" icon="search" aria-label="Hae uudelleen" variant="plain" />
      </form>
    </search>
  );
}
