import type { Block, Row, Table } from "./blocks.ts";

const renderRow = (columns: readonly string[], { title, url, details, cells }: Row) =>
  [
    title,
    ...(details ? [details] : []),
    cells.flatMap((cell, index) => (cell === "" ? [] : [`${columns[index + 1]}: ${cell}`])).join(", "),
    ...(url ? [url] : []),
  ].join("\n");

const renderTable = ({ columns, rows }: Table) => rows.map((row) => renderRow(columns, row)).join("\n\n");

/** Renders a block as plain text. */
export function renderText(block: Block): string {
  if ("heading" in block) return block.heading.toUpperCase();
  if ("about" in block) return [`${block.about}:`, ...block.lines].join("\n");
  if ("table" in block) return renderTable(block.table);
  if ("sums" in block) {
    return [...block.sums, block.total].map(({ term, value }) => `${term}: ${value}`).join("\n");
  }
  if ("link" in block) return `${block.link}:\n${block.url}`;
  return block.join("\n");
}
