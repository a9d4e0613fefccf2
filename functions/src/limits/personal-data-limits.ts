import { day } from "../config.ts";
import { consume } from "../store/rate-limits.ts";

/** Maximum number of copies of one's own data in a day. */
const maxOwnCopies = 5;

/** Maximum number of times a day that an admin looks for, copies or erases personal data, batches included. */
const maxWork = 500;

/** Limits copies of one's own data, each of which reads all of it. @throws AppError `tooOften` */
export const limitOwnCopy = (uid: string): Promise<void> =>
  consume(`own-data:${uid}`, { max: maxOwnCopies, window: day });

/** Limits an admin's work with personal data. @throws AppError `tooOften` */
export const limitPersonalDataWork = (uid: string): Promise<void> =>
  consume(`personal-data:${uid}`, { max: maxWork, window: day });
