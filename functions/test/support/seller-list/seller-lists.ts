import { toE164 } from "@halkopiha/domain/identity/identifiers.ts";
import { parse } from "csv-parse/sync";
import { read, utils, type WorkSheet } from "xlsx";
import * as z from "zod/mini";
import { database } from "../market.ts";

export const header = [
  "Käyttäjänimi",
  "Nimi",
  "Yritys",
  "Y-tunnus",
  "Yhteyshenkilö",
  "Sähköposti",
  "Puhelin",
  "Katuosoite",
  "Postinumero",
  "Paikkakunta",
  "Maakunta",
  "Tili",
  "Aktiivinen",
  "Maksettu",
  "Voimassa asti",
  "Aktivointikertoja",
  "Toimitustapa",
  "Toimitusalueita",
  "Kotisivu",
  "Rooli",
  "Vahvistettu",
  "Luotu",
  "Muokattu",
];

const Text = z.nullable(z.string());
const Time = z.nullable(z.custom<{ toDate(): Date }>());
/** The fields of a stored user that the lists contain. */
const Stored = z.object({
  username: z.string(),
  verified: z.optional(z.boolean()),
  business: z.boolean(),
  companyName: Text,
  fullName: z.string(),
  ytunnus: Text,
  contactPerson: z.string(),
  email: Text,
  contactInformation: z.object({ phonenumbers: z.array(z.string()) }),
  address: z.object({
    street: z.string(),
    zip: z.string(),
    locality: z.object({ location: z.string() }),
    region: z.object({ name: z.string() }),
  }),
  userAccount: z.object({
    isActive: z.boolean(),
    paid: z.boolean(),
    expires: z.pipe(
      Time,
      z.transform((time) => time?.toDate() ?? null),
    ),
    timesActivated: z.number(),
    account: z.object({ accountPlan: z.string() }),
  }),
  deliveryMethod: z.string(),
  deliveryLocations: z.array(z.unknown()),
  website: Text,
  createdAt: Time,
  updatedAt: Time,
});

const formatDay = (date: Date | null | undefined) =>
  date?.toLocaleDateString("fi-FI", { timeZone: "Europe/Helsinki" }) ?? "";
const yesNo = (value: boolean) => (value ? "kyllä" : "ei");

function toRow(user: z.output<typeof Stored>): string[] {
  const { address, userAccount } = user;
  return [
    user.username,
    (user.business && user.companyName) || user.fullName,
    yesNo(user.business),
    user.ytunnus ?? "",
    user.contactPerson,
    user.email ?? "",
    user.contactInformation.phonenumbers.map((phone) => toE164(phone)).join(", "),
    address.street,
    address.zip,
    address.locality.location,
    address.region.name,
    userAccount.account.accountPlan === "premium" ? "Premium" : "Basic",
    yesNo(userAccount.isActive),
    yesNo(userAccount.paid),
    formatDay(userAccount.expires),
    `${userAccount.timesActivated}`,
    user.deliveryMethod,
    `${user.deliveryLocations.length}`,
    user.website ?? "",
    "Myyjä",
    yesNo(user.verified ?? true),
    formatDay(user.createdAt?.toDate()),
    formatDay(user.updatedAt?.toDate()),
  ];
}

/** Every seller in the database, oldest first, with the expected cells of the lists. */
export async function readSellerRows(): Promise<string[][]> {
  const sellers = database.collection("users").where("role", "==", "user").orderBy("createdAt");
  return (await sellers.get()).docs.map((snapshot) => toRow(Stored.parse(snapshot.data())));
}

/** In CSV a text that a spreadsheet would interpret as a formula starts with an apostrophe, but for phone numbers. */
export const escapeFormula = (cell: string) =>
  /^[=+\-@\t\r]/.test(cell) && !/^[+\d, ]+$/.test(cell) ? `'${cell}` : cell;

/** SheetJS reads a line break of a workbook's cell as LF, however it was written. */
export const readLineBreaks = (cell: string) => cell.replaceAll("\r\n", "\n");

/** The lines of a CSV file. */
export function csvLines(file: Uint8Array): string[][] {
  const lines: unknown = parse(Buffer.from(file), { delimiter: ";", bom: true, record_delimiter: "\r\n" });
  return z.array(z.array(z.string())).parse(lines);
}

/** The single sheet of a workbook. */
export function readSheet(file: Uint8Array): WorkSheet {
  const sheet = read(file, { cellNF: true }).Sheets["Myyjät"];
  if (!sheet) throw new Error("no sheet Myyjät");
  return sheet;
}

/** The displayed texts of a workbook's rows. */
export function xlsxRows(file: Uint8Array): string[][] {
  const rows = utils.sheet_to_json(readSheet(file), { header: 1, raw: false, defval: "" });
  return z.array(z.array(z.string())).parse(rows);
}
