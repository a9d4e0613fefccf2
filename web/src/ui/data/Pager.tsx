import { Button } from "../forms/Button.tsx";
import styles from "./Pager.module.css";

/** Button that loads the next page of a list. */
export function Pager({
  countText,
  busy,
  onMore,
}: {
  countText: string;
  busy: boolean;
  onMore?: (() => void) | undefined;
}) {
  return (
    <div className={styles.pager}>
      <p className={styles.count}>{countText}</p>
      {onMore && (
        <Button variant="plain" busy={busy} onClick={onMore}>
          Näytä lisää
        </Button>
      )}
    </div>
  );
}
