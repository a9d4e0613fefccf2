import { timingSafeEqual } from "node:crypto";
import type { ReportParty } from "@halkopiha/domain/reports/report-outcomes.ts";
import * as z from "zod/mini";
import { sha256 } from "../firestore/sha256.ts";

/** The codes of a report's links by the party that was mailed them: only their hashes are stored. */
export const ReportCodes = z.object({
  codes: z.object({ reporter: z.array(z.string()), affected: z.array(z.string()) }),
});
export type ReportCodes = z.infer<typeof ReportCodes>["codes"];

/** Each party is mailed at most four links: a receipt, the decision, and the answers to two appeals. */
export const noCodes: ReportCodes = { reporter: [], affected: [] };

/** Whose link has a code; null for a wrong one. In constant time for each of them. */
export function findParty(codes: ReportCodes, code: string): ReportParty | null {
  const given = sha256(code);
  const has = (hashes: readonly string[]) =>
    hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, "base64"), given)).length > 0;
  const [isReporter, isAffected] = [has(codes.reporter), has(codes.affected)];
  if (isReporter) return "reporter";
  return isAffected ? "affected" : null;
}
