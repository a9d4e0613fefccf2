import { cartNeedsCookies } from "../../../lib/storage/blocked-storage.ts";
import styles from "./StepNotice.module.css";

/** Above the cart in a browser that blocks cookies: what is added there is lost. */
export function CookieNotice() {
  return (
    <div className={styles.notice}>
      <p>{cartNeedsCookies}</p>
    </div>
  );
}
