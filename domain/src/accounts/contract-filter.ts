import * as z from "zod/mini";

/** What the list of users is narrowed to: contracts that end with this year, with notice, unpaid for this year, or unpaid past the due date. */
export const ContractFilter = z.enum(["endsThisYear", "noticeGiven", "unpaid", "overdue"]);
export type ContractFilter = z.infer<typeof ContractFilter>;
