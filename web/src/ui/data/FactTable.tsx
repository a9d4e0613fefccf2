import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import styles from "./FactTable.module.css";

interface Props {
  caption: string;
  /** Header of the row header column, then those of the figures. */
  headers: readonly [string, ...string[]];
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
  /** Left-aligns the cells, for text instead of figures. */
  alignLeft?: boolean;
}

/** Whether an element scrolls sideways, as a table does on a phone with large text. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

/** A small table of facts with row headers, with few enough columns for the narrowest phone. */
export function FactTable({ caption, headers, rows, alignLeft = false }: Props) {
  const table = useRef<HTMLTableElement>(null);
  // What scrolls takes the focus, so that the keyboard reaches all of it (WCAG 2.1.1).
  const focusable = useOverflow(table) ? { tabIndex: 0 } : {};
  return (
    <table ref={table} {...focusable} className={styles.table} data-align-left={alignLeft || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headers.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rowHeader, ...cells]) => (
          <tr key={rowHeader}>
            <th scope="row">{rowHeader}</th>
            {cells.map((cell, column) => (
              <td key={headers[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
