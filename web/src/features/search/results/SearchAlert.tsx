import { type ComponentProps, Suspense } from "react";
import { AlertButton } from "../../../market/products/product-actions.ts";
import styles from "./Results.module.css";

/** 'Ilmoita uusista': the results do not wait for the button, whose place is kept free. */
export function SearchAlert(target: ComponentProps<typeof AlertButton>) {
  return (
    <div className={styles.alert}>
      <Suspense>
        <AlertButton {...target} />
      </Suspense>
    </div>
  );
}
