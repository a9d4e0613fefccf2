import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { type Guide, readGuide, withFigures } from "./blocks.ts";
import { drawBlock } from "./draw-blocks.ts";
import { figures } from "./figures.ts";
import { column, decorate, drawLogo, fonts, ink, newSheet, type Sheet } from "./sheet.ts";

/** Reads the guide's text and inserts the figures. */
export function entrepreneursGuide(): Guide {
  const source = readFileSync(new URL("./yrittajan-opas.md", import.meta.url), "utf8");
  return readGuide(withFigures(source, figures));
}

/** Page number of each section by its heading. */
type Pages = ReadonlyMap<string, number>;

function drawContents(sheet: Sheet, guide: Guide, pages: Pages): void {
  const { left, width } = column(sheet);
  const contents = sheet.struct("TOC");
  sheet.addStructure(contents);
  for (const block of guide.blocks) {
    if (block.kind !== "section") continue;
    const y = sheet.y;
    const entry = sheet.struct("TOCI", {}, () => {
      sheet.font(fonts.plain).fontSize(12).fillColor(ink.text);
      sheet.text(block.text, left, y, { width, goTo: block.text });
      sheet.text(String(pages.get(block.text) ?? ""), left, y, { width, align: "right" });
    });
    contents.add(entry);
    decorate(sheet, () => {
      sheet.lineWidth(0.6).moveTo(left, y + 20);
      sheet.lineTo(left + width, y + 20).stroke(ink.line);
    });
    sheet.y = y + 29;
  }
  contents.end();
}

function drawCover(sheet: Sheet, guide: Guide, pages: Pages): void {
  const { left, width } = column(sheet);
  decorate(sheet, () => {
    sheet.rect(0, 0, sheet.page.width, 232).fill(ink.spruce);
    drawLogo(sheet, left, 62, 40);
  });
  const title = sheet.struct("Title", {}, () => {
    sheet
      .font(fonts.bold)
      .fontSize(18)
      .fillColor(ink.onSpruce)
      .text("Halkopiha", left + 52, 74);
    sheet.fontSize(38).text(guide.title, left, 140, { width });
  });
  sheet.addStructure(title);
  const lead = sheet.struct("P", {}, () => {
    sheet.font(fonts.plain).fontSize(13.5).fillColor(ink.text);
    sheet.text(guide.lead, left, 264, { width, lineGap: 5 });
  });
  sheet.addStructure(lead);
  const heading = sheet.struct("H1", {}, () => {
    sheet
      .font(fonts.bold)
      .fontSize(16)
      .fillColor(ink.spruce)
      .text("Sisältö", left, sheet.y + 26);
  });
  sheet.addStructure(heading);
  sheet.y += 12;
  drawContents(sheet, guide, pages);
}

function drawPageFrames(sheet: Sheet, title: string): void {
  const { count } = sheet.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    sheet.switchToPage(index);
    const { left, width } = column(sheet);
    const foot = sheet.page.height - 42;
    // Headers and footers are in the margins, where writing text would start a new page.
    const { bottom } = sheet.page.margins;
    sheet.page.margins.bottom = 0;
    decorate(sheet, () => {
      drawLogo(sheet, left, 33, 18);
      sheet.font(fonts.bold).fontSize(9.5).fillColor(ink.spruce);
      sheet.text(`Halkopiha · ${title}`, left + 25, 38, { lineBreak: false });
      sheet.lineWidth(1.5).moveTo(left, 58);
      sheet.lineTo(left + width, 58).stroke(ink.spruce);
      sheet.font(fonts.plain).fontSize(9).fillColor(ink.soft);
      sheet.text(`Sivu ${index + 1} / ${count}`, left, foot, { width, align: "right", lineBreak: false });
    });
    sheet.page.margins.bottom = bottom;
  }
}

function draw(guide: Guide, contents: Pages): { sheet: Sheet; pages: Pages } {
  const sheet = newSheet(`${guide.title} – Halkopiha`, guide.lead);
  const pages = new Map<string, number>();
  drawCover(sheet, guide, contents);
  sheet.addPage();
  guide.blocks.forEach((block, index) => {
    drawBlock(sheet, block, guide.blocks[index + 1]);
    if (block.kind === "section") pages.set(block.text, sheet.bufferedPageRange().count);
  });
  drawPageFrames(sheet, guide.title);
  return { sheet, pages };
}

/** Renders the guide as a PDF file. It is drawn twice, because the page numbers of the contents are known only after the first pass. */
export async function writeGuide(): Promise<Buffer> {
  const guide = entrepreneursGuide();
  const { sheet } = draw(guide, draw(guide, new Map()).pages);
  sheet.end();
  return buffer(sheet);
}
