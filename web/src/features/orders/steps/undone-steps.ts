import { formatCount } from "../../../lib/format/count.ts";

const step = { one: "siirto", other: "siirtoa" };

/** `2 siirtoa on peruttu. 1 siirto on jo lähetetty, eikä sitä voi enää perua.` */
export function formatUndoneSteps(undone: number, late: number): string {
  const parts = [
    undone > 0 && `${formatCount(undone, step)} on peruttu.`,
    late > 0 &&
      `${formatCount(late, step)} on jo lähetetty, eikä ${late === 1 ? "sitä" : "niitä"} voi enää perua.`,
  ];
  return parts.filter(Boolean).join(" ");
}
