import { formatTimeWindow } from "@halkopiha/domain/orders/agree-time.ts";
import type { CalendarEntry } from "@halkopiha/domain/orders/calendar-file.ts";
import styles from "./AgreedTime.module.css";
import { CalendarButton } from "./CalendarButton.tsx";

/** The time on which the parties of an order have agreed, for reading and for a calendar. */
export function AgreedTime({ entry }: { entry: CalendarEntry }) {
  return (
    <>
      <p className={styles.agreed}>
        Sovittu aika: <strong>{formatTimeWindow(entry.agreed)}</strong>
      </p>
      <CalendarButton entry={entry} />
    </>
  );
}
