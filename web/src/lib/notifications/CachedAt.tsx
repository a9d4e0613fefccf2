import { Icon } from "../../ui/Icon.tsx";
import { formatDate, formatTime } from "../format/format.ts";
import styles from "./CachedAt.module.css";

/** Says that what is shown is what the device has kept, and since when: today the time, before that the date too. */
export function CachedAt({ at }: { at: number }) {
  const date = formatDate(new Date(at).toISOString());
  const isToday = date === formatDate(new Date().toISOString());
  return (
    <p className={styles.cachedAt} role="note">
      <Icon name="clock" />
      {isToday ? `Tallennettu ${formatTime(at)}` : `Tallennettu ${date} klo ${formatTime(at)}`}
    </p>
  );
}
