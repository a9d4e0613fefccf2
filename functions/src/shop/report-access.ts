import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Report } from "@halkopiha/domain/reports/report.ts";
import type { ReportParty } from "@halkopiha/domain/reports/report-outcomes.ts";
import { limitReportPage } from "../limits/visitor-limits.ts";
import { findReport } from "../store/reports/reports.ts";

/**
 * The report behind a link, and whose link it is.
 * @throws AppError `linkInvalid`, or `tooOften` for a network that tries codes
 */
export async function checkReportCode(
  id: string,
  code: string,
  address: string,
): Promise<{ report: Report; party: ReportParty }> {
  const found = await findReport(id, code);
  if (found) return found;
  await limitReportPage(address);
  throw new AppError("linkInvalid");
}
