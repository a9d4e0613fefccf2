import { randomUUID } from "node:crypto";
import { decideReport, listReports } from "@halkopiha/domain/contract/admin/reports.ts";
import * as calls from "@halkopiha/domain/contract/reports.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { NewReport } from "@halkopiha/domain/reports/report.ts";
import type { ReportOutcome } from "@halkopiha/domain/reports/report-outcomes.ts";
import { Client } from "./api.ts";
import { database } from "./market.ts";
import { oncePerFile } from "./once-per-file.ts";

const admin = oncePerFile(() => new Client().logIn("yllapito", "Yllapito2026"));

/** A filled form about a listing, with an address of its own, because the mails per address and day are limited. */
export const newReport = (id: string, fields: Partial<NewReport> = {}) => ({
  target: { kind: "listing" as const, id },
  reason: "misleading" as const,
  text: "Kuvassa on eri puuta kuin kuvauksessa.",
  name: "Aino Ahonala",
  email: `aino-${randomUUID()}@posti.example`,
  goodFaith: true as const,
  ...fields,
});

/** The messages about a report by the ends of their ids. */
export async function readReportMails(id: string): Promise<Map<string, Record<string, unknown>>> {
  const { docs } = await database.collection("mail").get();
  const own = docs.filter((mail) => mail.id.startsWith(`report-${id}-`));
  return new Map(own.map((mail) => [mail.id.slice(`report-${id}-`.length), mail.data()]));
}

/** The code of the link in a message. */
export function findLinkCode(mail: Record<string, unknown> | undefined): string {
  const code = /\/sisaltoilmoitus\/\w+#t=([\w-]{22})/.exec(String(mail?.["text"]))?.[1];
  if (code === undefined) throw new Error("there is no link in the message");
  return code;
}

/** The id of the report of a form. */
export async function findReportId({ target, text, email }: ReturnType<typeof newReport>): Promise<string> {
  const { docs } = await database.collection("reports").where("target.id", "==", target.id).get();
  const own = docs.find(
    (each) => (each.get("reporter.email") ?? null) === email && each.get("text") === text,
  );
  if (!own) throw new Error("there is no report");
  return own.id;
}

/** The link of who reports something. */
export interface ReportLink {
  id: string;
  code: string;
}

/** A report by a new visitor, and the link of its receipt. */
export async function sendReport(form: ReturnType<typeof newReport>): Promise<ReportLink> {
  await new Client().call(calls.createReport, { headers: {}, body: form });
  const id = await findReportId(form);
  return { id, code: findLinkCode((await readReportMails(id)).get("received")) };
}

export const reportListing = ({ _id }: Pick<Product, "_id">): Promise<ReportLink> =>
  sendReport(newReport(_id));

export const decide = async (id: string, outcome: ReportOutcome, reason = "Kuva on toisen myyjän.") =>
  (await admin()).call(decideReport, { params: { id }, body: { outcome, grounds: "terms", reason } });

export const appeal = (id: string, code: string) =>
  new Client().call(calls.appealReport, { params: { id }, body: { code, text: "Katsokaa uudelleen." } });

export const listOpen = async () =>
  (await admin()).call(listReports, { query: { state: "open" as const, limit: 100 } });
