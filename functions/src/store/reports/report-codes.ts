import type { ReportParty } from "@halkopiha/domain/reports/report-outcomes.ts";
import * as z from "zod/mini";
import { hasCode } from "../contacts/ticket-codes.ts";

/** The codes of a report's links by the party that was mailed them: only their hashes are stored. */
export const ReportCodes = z.object({
  codes: z.object({ reporter: z.array(z.string()), affected: z.array(z.string()) }),
});
export type ReportCodes = z.infer<typeof ReportCodes>["codes"];

/** Each party is mailed at most four links: a receipt, the decision, and the answers to two appeals. */
export const noCodes: ReportCodes = { reporter: [], affected: [] };

/** Whose link has a code; null for a wrong one. In constant time for each of them. */
export function findParty(codes: ReportCodes, code: string): ReportParty | null {
  const [isReporter, isAffected] = [hasCode(codes.reporter, code), hasCode(codes.affected, code)];
  if (isReporter) return "reporter";
  return isAffected ? "affected" : null;
}
