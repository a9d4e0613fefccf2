import { type Block, spansOf } from "./blocks.ts";
import { drawTable, tableHeight } from "./draw-table.ts";
import { bodySize, column, decorate, fonts, ink, keepTogether, lineGap, type Sheet } from "./sheet.ts";
import { tables } from "./tables.ts";

interface Place {
  x: number;
  width: number;
}

/** Writes a text with its bold spans from the sheet's current y position. */
function write(sheet: Sheet, text: string, { x, width }: Place): void {
  const spans = spansOf(text);
  sheet.fontSize(bodySize).fillColor(ink.text);
  spans.forEach(({ text: words, bold }, index) => {
    sheet.font(bold ? fonts.bold : fonts.plain);
    const options = { width, lineGap, continued: index < spans.length - 1 };
    if (index === 0) sheet.text(words, x, sheet.y, options);
    else sheet.text(words, options);
  });
}

/** Height of a text in points, measured as if all of it were bold, which is never too low. */
function heightOf(sheet: Sheet, text: string, width: number): number {
  return sheet
    .font(fonts.bold)
    .fontSize(bodySize)
    .heightOfString(text.replaceAll("**", ""), { width, lineGap });
}

/** Minimum height in points of the block after a heading that must be on the heading's page. */
function leastAfterHeading(sheet: Sheet, after: Block | undefined): number {
  if (after?.kind === "table") return tableHeight(sheet, tableOf(after.name));
  return after?.kind === "part" ? 100 : 64;
}

/** Draws a heading. A section is also a link target for the table of contents and an entry of the PDF outline. */
function drawHeading(
  sheet: Sheet,
  block: Block & { kind: "section" | "part" },
  after: Block | undefined,
): void {
  const { left, width } = column(sheet);
  const isSection = block.kind === "section";
  keepTogether(sheet, (isSection ? 58 : 36) + leastAfterHeading(sheet, after));
  const isAtTop = sheet.y <= sheet.page.margins.top + 1;
  if (!isAtTop) sheet.y += isSection ? 20 : 8;
  if (isSection) {
    sheet.outline.addItem(block.text);
    sheet.addNamedDestination(block.text, "XYZ", null, sheet.y - 8, null);
  }
  const heading = sheet.struct(isSection ? "H1" : "H2", {}, () => {
    sheet.font(fonts.bold).fontSize(isSection ? 19 : 13);
    sheet.fillColor(isSection ? ink.spruce : ink.text).text(block.text, left, sheet.y, { width });
  });
  sheet.addStructure(heading);
  sheet.y += isSection ? 8 : 4;
}

function drawNote(sheet: Sheet, text: string): void {
  const { left, width } = column(sheet);
  const inner = { x: left + 16, width: width - 32 };
  const height = heightOf(sheet, text, inner.width) + 22;
  keepTogether(sheet, height + 8);
  const top = sheet.y + 4;
  decorate(sheet, () => {
    sheet.roundedRect(left, top, width, height, 6).fill(ink.spruceSoft);
    sheet.rect(left, top, 4, height).fill(ink.spruce);
  });
  sheet.y = top + 12;
  sheet.addStructure(sheet.struct("P", {}, () => write(sheet, text, inner)));
  sheet.y = top + height + 12;
}

/** Draws the bullet or number of an item at the sheet's current y position. */
function markOf(sheet: Sheet, look: "bullet" | "number", index: number) {
  const [x, y] = [column(sheet).left + 3, sheet.y];
  return sheet.struct("Lbl", {}, () => {
    sheet.font(fonts.bold).fontSize(bodySize).fillColor(ink.spruce);
    sheet.text(look === "number" ? `${index + 1}.` : "•", x, y, { lineBreak: false });
  });
}

function drawList(sheet: Sheet, { look, items }: Block & { kind: "list" }): void {
  const { left, width } = column(sheet);
  const indent = 20;
  const inner = { x: left + indent, width: width - indent };
  const list = sheet.struct("L");
  sheet.addStructure(list);
  items.forEach((item, index) => {
    keepTogether(sheet, heightOf(sheet, item, inner.width));
    const top = sheet.y;
    if (look === "box") {
      decorate(sheet, () =>
        sheet
          .lineWidth(1)
          .rect(left + 2, top, 9, 9)
          .stroke(ink.spruce),
      );
    }
    const body = sheet.struct("LBody", {}, () => {
      sheet.y = top;
      write(sheet, item, inner);
    });
    // Every created structure element must be added, otherwise PDFKit never finishes the file.
    list.add(sheet.struct("LI", {}, look === "box" ? [body] : [markOf(sheet, look, index), body]));
    sheet.y += 4;
  });
  list.end();
  sheet.y += 6;
}

function tableOf(name: string) {
  const table = tables[name];
  if (!table) throw new Error(`The guide names a table that there is not: ${name}`);
  return table;
}

/** Draws a block below the previous one; a heading is kept on one page with the block `after` it. */
export function drawBlock(sheet: Sheet, block: Block, after: Block | undefined): void {
  const { left, width } = column(sheet);
  switch (block.kind) {
    case "section":
    case "part":
      drawHeading(sheet, block, after);
      break;
    case "note":
      drawNote(sheet, block.text);
      break;
    case "list":
      drawList(sheet, block);
      break;
    case "table":
      drawTable(sheet, tableOf(block.name));
      break;
    case "paragraph":
      keepTogether(sheet, Math.min(heightOf(sheet, block.text, width), 54));
      sheet.addStructure(sheet.struct("P", {}, () => write(sheet, block.text, { x: left, width })));
      sheet.y += 8;
  }
}
