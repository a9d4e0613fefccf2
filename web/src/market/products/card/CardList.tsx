import { type ReactNode, useRef } from "react";
import { useRenderedCount } from "./use-rendered-count.ts";

interface Props<Item> {
  items: readonly Item[];
  className: string | undefined;
  /** How many cards a row of a desk has. */
  columns: number;
  /** Renders the card of an item. */
  children(item: Item, index: number): ReactNode;
  /** Renders the card of an item for browsers without scripts. */
  renderPlain(item: Item): ReactNode;
}

/**
 * A list of cards. In the page of the server, those far below the screen are in `noscript`, where only browsers without scripts and search engines
 * see them: their elements would cost the others time before they can scroll.
 */
export function CardList<Item extends { _id: string }>({
  items,
  className,
  columns,
  children,
  renderPlain,
}: Props<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { count, isPartial } = useRenderedCount(list, items, columns);
  return (
    <ul ref={list} className={className}>
      {items.map((item, index) =>
        index < count ? (
          <li key={item._id}>{children(item, index)}</li>
        ) : (
          <li key={item._id} data-later="">
            {isPartial && <noscript>{renderPlain(item)}</noscript>}
          </li>
        ),
      )}
    </ul>
  );
}
