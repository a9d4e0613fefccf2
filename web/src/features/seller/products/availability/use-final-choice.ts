import { type ComponentProps, useRef, useState } from "react";

interface Choice {
  /** The stored value. */
  value: string;
  /** A value that asks for more: leaving the select does not choose it. */
  asking?: string;
  onChoose(value: string): void;
}

type SelectProps = Pick<
  ComponentProps<"select">,
  "value" | "onPointerDown" | "onKeyDown" | "onChange" | "onBlur"
>;

/** Keys that open the list of a closed select; what is chosen in it is final. */
const opensList = (key: string, isAltPressed: boolean) =>
  key === " " || key === "Enter" || key === "F4" || isAltPressed;

/**
 * A closed select changes with every arrow key and letter. Such a value is final when the user presses Enter or leaves the select, and Escape
 * discards it. One that is chosen from the open list is final at once.
 * @returns the props of the select, and whether it shows a value that is not final
 */
export function useFinalChoice({ value, asking, onChoose }: Choice): [SelectProps, isOpen: boolean] {
  const [open, setOpen] = useState<string | null>(null);
  const isByKey = useRef(false);

  function finish(chosen: string | null): void {
    isByKey.current = false;
    setOpen(null);
    if (chosen !== null && chosen !== value) onChoose(chosen);
  }

  const props: SelectProps = {
    value: open ?? value,
    onPointerDown: () => {
      isByKey.current = false;
    },
    onKeyDown: (event) => {
      if (event.key === "Enter" && open !== null) {
        event.preventDefault();
        finish(open);
      } else if (event.key === "Escape") {
        finish(null);
      } else {
        isByKey.current = !opensList(event.key, event.altKey);
      }
    },
    onChange: ({ target }) => {
      if (isByKey.current) setOpen(target.value);
      else finish(target.value);
    },
    onBlur: () => finish(open === asking ? null : open),
  };
  return [props, open !== null];
}
