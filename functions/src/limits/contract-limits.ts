import { day } from "../config.ts";
import { consume } from "../store/rate-limits.ts";

/** Maximum number of times a day that a user changes the contract, each of which sends a mail. */
const maxContractChanges = 20;

/** Limits notices, their withdrawals and requests to close an account. @throws AppError `tooOften` */
export const limitContractChange = (uid: string): Promise<void> =>
  consume(`contract-change:${uid}`, { max: maxContractChanges, window: day });
