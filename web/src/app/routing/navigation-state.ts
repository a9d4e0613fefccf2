import type { Location } from "./location.ts";

/** Says of a navigation that it changes something on the page and leaves the reader where they are. */
export const stay = { stay: true } as const;

/** Says of a navigation that it opened something over the page: going back closes it. */
export const opened = { opened: true, ...stay } as const;

const says = ({ state }: Location, word: "stay" | "opened") =>
  typeof state === "object" && state !== null && Reflect.get(state, word) === true;

export const isToStay = (location: Location) => says(location, "stay");
export const isOpened = (location: Location) => says(location, "opened");
