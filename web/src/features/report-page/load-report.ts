import { openReport } from "@halkopiha/domain/contract/reports.ts";
import type { ReportPage } from "@halkopiha/domain/reports/report.ts";
import { LinkCode } from "@halkopiha/domain/schemas/primitives.ts";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";

/** Parameters of the link to a report. Anyone with the code can open it, so it is sent only to the API. */
export interface ReportLink {
  id: string;
  code: string;
}

export type ReportResult =
  | { kind: "open"; report: ReportPage }
  | { kind: "invalid" }
  /** No response or a server error; a retry may succeed. */
  | { kind: "failed"; message: string };

/** Never throws an ApiError: the page shows the error. */
export async function loadReport({ id, code }: ReportLink): Promise<ReportResult> {
  // A link without a code, or with a part of one.
  if (!LinkCode.safeParse(code).success) return { kind: "invalid" };
  try {
    const request = { params: { id }, body: { code } };
    const { report } = await api(openReport, request, { handlesNoResponse: true });
    return { kind: "open", report };
  } catch (error) {
    assertApiError(error);
    const isInvalid = error.status >= 400 && error.status < 500 && error.status !== 429;
    return isInvalid ? { kind: "invalid" } : { kind: "failed", message: error.message };
  }
}
