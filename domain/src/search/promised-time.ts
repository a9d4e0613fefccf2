import { type DeliveryTime, deliveryTimes } from "../products/catalogue.ts";

/** The delivery times that are promised, by which buyers search. */
export const promisedTimes = ["heti", "1", "2", "4"] as const satisfies DeliveryTime[];
export type PromisedTime = (typeof promisedTimes)[number];

/** The delivery times that are not longer than this. */
export function listTimesWithin(latest: PromisedTime): DeliveryTime[] {
  return deliveryTimes.slice(0, deliveryTimes.indexOf(latest) + 1);
}

/** Displayed delivery times of a filter: the latest that is asked for. */
export const latestDeliveryLabel = {
  heti: "Heti",
  "1": "Viikon kuluttua",
  "2": "2 viikon kuluttua",
  "4": "4 viikon kuluttua",
} as const satisfies Record<PromisedTime, string>;

/** `Toimitus viimeistään 2 viikon kuluttua` */
export function formatLatestDelivery(time: PromisedTime): string {
  if (time === "heti") return "Toimitus heti";
  return `Toimitus viimeistään ${latestDeliveryLabel[time].toLowerCase()}`;
}
