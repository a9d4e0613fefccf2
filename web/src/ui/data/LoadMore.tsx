import { Button } from "../forms/Button.tsx";
import styles from "./LoadMore.module.css";

/** Button that loads the next page of a list. */
export function LoadMore({
  countText,
  busy,
  onMore,
}: {
  countText: string;
  busy: boolean;
  onMore?: (() => void) | undefined;
}) {
  return (
    <div className={styles.loadMore}>
      <p className={styles.count}>{countText}</p>
      {onMore && (
        <Button variant="plain" busy={busy} onClick={onMore}>
          Näytä lisää
        </Button>
      )}
    </div>
  );
}
