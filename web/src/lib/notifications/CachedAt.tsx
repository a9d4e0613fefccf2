import { Icon } from "../../ui/Icon.tsx";
import { formatDate, formatTime } from "../format/format.ts";
import styles from "./CachedAt.module.css";

/** Notice that the shown data is cached, with the time at which it was fetched; the date is added when it is not today. */
export function CachedAt({ at }: { at: number }) {
  const date = formatDate(new Date(at).toISOString());
  const isToday = date === formatDate(new Date().toISOString());
  return (
    <p className={styles.cachedAt} role="note">
      <Icon name="clock" />
      {isToday ? `Tallennettu klo\u00a0${formatTime(at)}` : `Tallennettu ${date} klo\u00a0${formatTime(at)}`}
    </p>
  );
}
