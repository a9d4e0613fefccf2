import { Button } from "../../ui/forms/Button.tsx";
import styles from "./RestoredDraft.module.css";

/** Tells that the form holds what was typed earlier, and offers to begin anew. */
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
