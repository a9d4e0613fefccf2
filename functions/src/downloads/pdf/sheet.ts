import type PDFDocument from "pdfkit";
import { type Fonts, splitRuns, type Weight } from "./fonts.ts";

type Document = InstanceType<typeof PDFDocument>;
type Element = PDFKit.PDFStructureElement;

export const ink = { text: "#22201d", soft: "#5c564d", line: "#d8d1c4", spruce: "#1e4d3b" } as const;

const margin = 56;
const lineGap = 1.5;

export interface TextStyle {
  x: number;
  width: number;
  size?: number;
  weight?: Weight;
  color?: string;
  align?: "left" | "right";
}

/** An A4 sheet, tagged for screen readers, with what its texts are written with. */
export interface Sheet {
  document: Document;
  fonts: Fonts;
}

/** The column of the texts, in points. */
export function getColumn({ document }: Sheet): { left: number; width: number; bottom: number } {
  return { left: margin, width: document.page.width - 2 * margin, bottom: document.page.height - margin };
}

/** Opens a sheet with its first page. */
export async function openSheet(
  fonts: Fonts,
  { title, subject, createdAt }: { title: string; subject: string; createdAt: Date },
): Promise<Sheet> {
  // Loaded on first use to keep cold starts short.
  const { default: Pdf } = await import("pdfkit");
  const document = new Pdf({
    size: "A4",
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "fi-FI",
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: "Halkopiha", CreationDate: createdAt },
  });
  for (const { subset, weight, data } of fonts.files) document.registerFont(`${subset} ${weight}`, data);
  return { document, fonts };
}

function setFont({ document }: Sheet, subset: string, { size = 10, weight = "plain" }: Partial<TextStyle>) {
  return document.font(`${subset} ${weight}`).fontSize(size);
}

/** Writes a text at the sheet's present height, which moves below it. */
export function write(sheet: Sheet, text: string, style: TextStyle): void {
  const { x, width, color = ink.text, align = "left" } = style;
  const { document } = sheet;
  const runs = splitRuns(sheet.fonts, text);
  runs.forEach((run, index) => {
    setFont(sheet, run.subset, style).fillColor(color);
    const options = { width, align, lineGap, continued: index < runs.length - 1 };
    if (index === 0) document.text(run.text, x, document.y, options);
    else document.text(run.text, options);
  });
}

/** The height of a text in points. */
export const measure = (sheet: Sheet, text: string, style: Pick<TextStyle, "width" | "size" | "weight">) =>
  setFont(sheet, "latin", style).heightOfString(text, { width: style.width, lineGap });

/** Writes texts as one element of the structure: a heading, a paragraph, a cell. */
export const toElement = ({ document }: Sheet, tag: string, draw: () => void): Element =>
  document.struct(tag, {}, draw);

/** Writes texts as the header of a row or a column. */
export function toHeader({ document }: Sheet, scope: "Row" | "Column", draw: () => void): Element {
  // PDFKit's types lack it.
  const options: object = { scope };
  return document.struct("TH", options, draw);
}

/** Writes texts as an element of the sheet itself. */
export const addElement = (sheet: Sheet, tag: string, draw: () => void): void =>
  void sheet.document.addStructure(toElement(sheet, tag, draw));

/** Draws what screen readers skip. */
export function decorate({ document }: Sheet, draw: () => void): void {
  document.markContent("Artifact", { type: "Layout" });
  draw();
  document.endMarkedContent();
}

/** Draws a line over the whole column at the present height. */
export function drawRule(sheet: Sheet, color: string = ink.line): void {
  const { left, width } = getColumn(sheet);
  const { document } = sheet;
  decorate(sheet, () =>
    document
      .lineWidth(0.7)
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .stroke(color),
  );
}

/** Starts a new page unless the present one has this height left. @returns whether it did */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.document.y + height <= getColumn(sheet).bottom) return false;
  sheet.document.addPage();
  return true;
}

/** Writes the number of each page, if there are several. */
export function numberPages(sheet: Sheet, title: string): void {
  const { document } = sheet;
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  const { left, width } = getColumn(sheet);
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    const { margins, height } = document.page;
    const { bottom } = margins;
    // In the margin, where writing would start a new page.
    margins.bottom = 0;
    document.y = height - margin + 16;
    decorate(sheet, () =>
      write(sheet, `${title} · sivu ${index + 1} / ${count}`, { x: left, width, size: 9, color: ink.soft }),
    );
    margins.bottom = bottom;
  }
}
