import { formatTraderStatus } from "@halkopiha/domain/products/trader-status.ts";
import styles from "./TraderStatus.module.css";

/** Whether a seller is a business, with its Y-tunnus, or a private person: below the seller's name. Consumer Rights Directive art. 6a(1)(b). */
export function TraderStatus({ seller }: { seller: Parameters<typeof formatTraderStatus>[0] }) {
  return <p className={styles.status}>{formatTraderStatus(seller)}</p>;
}
