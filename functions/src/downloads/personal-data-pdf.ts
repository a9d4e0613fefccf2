import { buffer } from "node:stream/consumers";
import { getFieldLabel } from "@halkopiha/domain/admin/field-labels.ts";
import { describeKept, listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import { formatFinnishDateTime } from "@halkopiha/domain/calendar.ts";
import type { CopiedDocument } from "../store/personal-data/account-copy.ts";
import { isRecord } from "../store/personal-data/copied-documents.ts";
import { readFonts } from "./pdf/fonts.ts";
import {
  addElement,
  getColumn,
  ink,
  makeRoom,
  numberPages,
  openSheet,
  type Sheet,
  write,
} from "./pdf/sheet.ts";

/** Maximum number of documents of one collection in the PDF; the JSON has all of them. */
const maxDrawn = 200;

const isInstant = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);

function formatValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "kyllä" : "ei";
  if (typeof value === "string" && isInstant(value)) return formatFinnishDateTime(value);
  return String(value);
}

/** Label of a field below others: `Ostaja, Katuosoite`. */
const nameField = (path: readonly string[]): string => path.map(getFieldLabel).join(", ");

/** The values of a document, each with the label of its field; empty ones are left out. */
export function listFields(value: unknown, path: readonly string[] = []): [label: string, text: string][] {
  if (value === null || value === undefined || value === "") return [];
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, inner]) => listFields(inner, [...path, name]));
  }
  if (!Array.isArray(value)) return [[nameField(path), formatValue(value)]];
  if (value.every((each) => !isRecord(each)))
    return value.length === 0 ? [] : [[nameField(path), value.map(formatValue).join(", ")]];
  return value.flatMap((each, index) => listFields(each, [...path, String(index + 1)]));
}

function drawDocument(sheet: Sheet, document: unknown): void {
  const { left, width } = getColumn(sheet);
  makeRoom(sheet, 40);
  for (const [label, text] of listFields(document)) {
    makeRoom(sheet, 14);
    addElement(sheet, "P", () => write(sheet, `${label}: ${text}`, { x: left, width, size: 9 }));
  }
  sheet.document.y += 8;
}

function drawHeading(sheet: Sheet, text: string): void {
  const { left, width } = getColumn(sheet);
  makeRoom(sheet, 60);
  sheet.document.y += 8;
  addElement(sheet, "H2", () =>
    write(sheet, text, { x: left, width, size: 13, weight: "bold", color: ink.spruce }),
  );
  sheet.document.y += 4;
}

function drawKept(sheet: Sheet): void {
  const { left, width } = getColumn(sheet);
  drawHeading(sheet, "Mitä laki vaatii säilyttämään, vaikka tili poistetaan");
  for (const rule of listKeptRules()) {
    makeRoom(sheet, 28);
    addElement(sheet, "P", () => write(sheet, describeKept(rule), { x: left, width, size: 9 }));
  }
}

/** Draws a copy of personal data as a PDF that its person can read; of each collection at most `maxDrawn` documents. */
export async function drawPersonalData(
  documents: AsyncIterable<CopiedDocument>,
  now: Date,
): Promise<Uint8Array> {
  const title = "Omat tiedot Halkopihassa";
  const sheet = await openSheet(await readFonts(), { title, subject: title, createdAt: now });
  const { left, width } = getColumn(sheet);
  addElement(sheet, "H1", () =>
    write(sheet, title, { x: left, width, size: 22, weight: "bold", color: ink.spruce }),
  );
  addElement(sheet, "P", () =>
    write(sheet, `Koottu ${formatFinnishDateTime(now.getTime())}.`, { x: left, width }),
  );
  drawKept(sheet);
  let current = "";
  let drawn = 0;
  for await (const { name, label, document } of documents) {
    if (name !== current) drawHeading(sheet, label);
    drawn = name === current ? drawn + 1 : 1;
    current = name;
    if (drawn <= maxDrawn) drawDocument(sheet, document);
    else if (drawn === maxDrawn + 1)
      addElement(sheet, "P", () => write(sheet, "Loput ovat JSON-tiedostossa.", { x: left, width }));
  }
  numberPages(sheet, title);
  sheet.document.end();
  return buffer(sheet.document);
}
