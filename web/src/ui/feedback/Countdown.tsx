import { useEffect, useState } from "react";
import styles from "./UndoBars.module.css";

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Seconds left until `at` (milliseconds since 1970). Hidden from screen readers, which would otherwise announce every second. */
export function Countdown({ at }: { at: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 250);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <span aria-hidden="true" className={styles.seconds}>
      {seconds} s
    </span>
  );
}
