import PDFDocument from "pdfkit";

/** Colours of the light scheme of `web/src/ui/tokens.css`; the PDF has no dark scheme. */
export const ink = {
  text: "#22201d",
  soft: "#5c564d",
  line: "#d8d1c4",
  spruce: "#1e4d3b",
  spruceSoft: "#e3ede7",
  onSpruce: "#ffffff",
  bark: "#6b4a2b",
  wood: "#e9c48f",
  woodDeep: "#b98a52",
} as const;

/** Standard fonts of every PDF reader; they include the Finnish letters and the euro sign. */
export const fonts = { plain: "Helvetica", bold: "Helvetica-Bold" } as const;

export type Sheet = PDFKit.PDFDocument;

export const bodySize = 10;
/** Points between the lines of a paragraph. */
export const lineGap = 2.8;

/** Creates an empty A4 document, tagged for screen readers. The same text always gives the same bytes. */
export function newSheet(title: string, subject: string): Sheet {
  return new PDFDocument({
    size: "A4",
    margins: { top: 78, bottom: 60, left: 64, right: 64 },
    bufferPages: true,
    autoFirstPage: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "fi-FI",
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: "Halkopiha",
      CreationDate: new Date("2026-01-01T00:00:00Z"),
    },
  });
}

/** The text column of the page: left edge, width and bottom edge, in points. */
export function column(sheet: Sheet): { left: number; width: number; bottom: number } {
  const { margins, width } = sheet.page;
  return { left: margins.left, width: width - margins.left - margins.right, bottom: sheet.page.maxY() };
}

/** Starts a new page unless the current one has `height` points left. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > column(sheet).bottom) sheet.addPage();
}

/** Draws decoration that screen readers skip. */
export function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent("Artifact", { type: "Layout" });
  draw();
  sheet.endMarkedContent();
}

/** Draws the logo, the end of a log with its year rings as in `Logo.tsx`; `size` is its width in points. */
export function drawLogo(sheet: Sheet, x: number, y: number, size: number): void {
  const scale = size / 32;
  sheet.save().translate(x, y).scale(scale);
  sheet.circle(16, 16, 14).fill(ink.bark);
  sheet.circle(16, 16, 11.6).fill(ink.wood);
  sheet.lineWidth(1.5);
  for (const [centre, radius] of [
    [16.4, 8.2],
    [16.8, 4.8],
    [17.1, 1.6],
  ] as const)
    sheet.circle(centre, 16, radius).stroke(ink.woodDeep);
  sheet.moveTo(17, 16).lineTo(26.6, 10.8).stroke(ink.woodDeep);
  sheet.restore();
}
