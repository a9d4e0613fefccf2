import { useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { searchProducts } from "../../../lib/api/deferred-calls.ts";
import { formatCount, nouns } from "../../../lib/format/count.ts";
import { maxCounted } from "../results/found-count.ts";
import styles from "./FilterForm.module.css";
import { areSameFilters, type Filters } from "./search-query.ts";

/** Waits for the next choice before it asks, in milliseconds. */
const delay = 400;
interface Props {
  /** The chosen filters; null while the form has an error. */
  filters: Filters | null;
  /** The filters of the results beside the form, whose number is shown there. */
  shown: Filters;
}

/** How many products the chosen filters find, before they are applied; nothing where only reading them all would tell. */
export function HitCount({ filters, shown }: Props) {
  const [answer, setAnswer] = useState<{ key: string; total: number | undefined }>();
  const isAsked = filters !== null && filters.category !== "" && !areSameFilters(filters, shown);
  const key = isAsked ? new URLSearchParams({ ...filters }).toString() : "";
  useEffect(() => {
    if (key === "") return;
    const query = { ...Object.fromEntries(new URLSearchParams(key)), limit: 1 };
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api(searchProducts, { query }, { handlesErrors: true, signal: controller.signal }).then(
        ({ total }) => setAnswer({ key, total }),
        () => undefined,
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  const total = answer?.key === key ? answer.total : undefined;
  const found =
    total === undefined ? "" : `${total >= maxCounted ? "ainakin " : ""}${formatCount(total, nouns.product)}`;
  return (
    <p role="status" className={styles.hits}>
      {found && `Rajauksilla löytyy ${found}.`}
    </p>
  );
}
