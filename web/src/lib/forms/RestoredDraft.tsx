import { Button } from "../../ui/forms/Button.tsx";
import styles from "./RestoredDraft.module.css";

/** Notice that the form was filled from a stored draft, with a button that discards the draft. */
export function RestoredDraft({ onDiscard }: { onDiscard(): void }) {
  return (
    <div className={styles.restored}>
      <p>Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.</p>
      <Button variant="plain" size="small" onClick={onDiscard}>
        Hylkää muutokset
      </Button>
    </div>
  );
}
