import * as calls from "@halkopiha/domain/contract/reports.ts";
import { toReportPage } from "@halkopiha/domain/reports/report-rules.ts";
import { defineHandler } from "../http/handler.ts";
import { tryConsumeRecipientLimit } from "../limits/recipient-limit.ts";
import { limitReport } from "../limits/visitor-limits.ts";
import { reportReceived } from "../mail/report-mails.ts";
import { findTarget } from "../shop/find-reported.ts";
import { appealReport as appeal } from "../shop/handle-report.ts";
import { checkReportCode } from "../shop/report-access.ts";
import { createCode } from "../store/contacts/ticket-codes.ts";
import * as store from "../store/reports/reports.ts";

/** What happens next, for who has reported something. */
function describeNext(email: string | null, isMailed: boolean): string {
  const thanks = "Kiitos ilmoituksestasi. Luemme sen ja teemme päätöksen.";
  if (email === null) return `${thanks} Et antanut sähköpostiosoitetta, joten emme voi kertoa päätöksestä.`;
  if (isMailed) return `${thanks} Lähetimme vahvistuksen sähköpostiisi, ja kerromme siellä myös päätöksestä.`;
  return `${thanks} Kerromme päätöksestä sähköpostilla.`;
}

export const createReport = defineHandler(calls.createReport, async ({ visitor, address, headers, body }) => {
  await limitReport({ visitor, address });
  const { target, reason, text, name, email } = body;
  const found = await findTarget(target);
  const isMailed = email !== null && (await tryConsumeRecipientLimit("report", email));
  const code = createCode();
  const reporter = name === null && email === null ? null : { name, email };
  await store.createReport(
    { target: found, reason, text, reporter },
    { visitor, key: headers["idempotency-key"] },
    code,
    (id) => (email !== null && isMailed ? reportReceived(email, id, code.code) : null),
  );
  return { message: describeNext(email, isMailed) };
});

export const openReport = defineHandler(calls.openReport, async ({ params, body, address }) => {
  const { report, party } = await checkReportCode(params.id, body.code, address);
  return { report: toReportPage(report, party, Date.now()) };
});

export const appealReport = defineHandler(
  calls.appealReport,
  async ({ params, body: { code, ...form }, address }) => {
    const { party } = await checkReportCode(params.id, code, address);
    const { report } = await appeal(params.id, code, form);
    return { report: toReportPage(report, party, Date.now()) };
  },
);
