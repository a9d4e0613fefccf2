import { day } from "../config.ts";
import { consume } from "../store/rate-limits.ts";

/** Maximum number of files of all deliveries in a day, each of which reads all orders of a seller. */
const maxLists = 30;

/** Limits how often a user downloads a list of deliveries. @throws AppError `tooOften` */
export const limitOrderList = (uid: string): Promise<void> =>
  consume(`order-list:${uid}`, { max: maxLists, window: day });
