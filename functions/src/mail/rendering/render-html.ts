import type { Block, Row, Sum, Table } from "./blocks.ts";
import { type Html, html } from "./html.ts";
import { styles } from "./styles.ts";

// Old mail clients support little more than tables, attributes and inline styles.

const ink = `${styles.font}color:${styles.ink};`;
const line = `border-bottom:1px solid ${styles.line};`;
const toTextStyle = (style: string) => `${ink}font-size:16px;line-height:24px;${style}`;
const small = `${styles.font}color:${styles.softInk};font-size:14px;line-height:20px;`;

/** The first column is left-aligned, all others right-aligned. */
const getAlignment = (index: number) => (index === 0 ? "left" : "right");

const withLineBreaks = (lines: readonly string[]): Html[] =>
  lines.map((text, index) => (index === 0 ? html`${text}` : html`<br>${text}`));

const paragraph = (lines: readonly string[]) =>
  html`<p style="${toTextStyle("margin:0 0 16px;")}">${withLineBreaks(lines)}</p>`;

const headCell = (text: string, index: number) =>
  html`<th scope="col" align="${getAlignment(index)}" style="${small}${line}padding:8px ${index === 0 ? "8px 8px 0" : "0 8px 8px"};font-weight:bold;">${text}</th>`;

const titleLink = (title: string, url: string) =>
  html`<a href="${url}" style="color:${styles.spruce};">${title}</a>`;

function row({ title, url, details, cells }: Row): Html {
  const about = details ? html`<br><span style="${small}">${details}</span>` : html``;
  const cell = (text: string) =>
    html`<td align="right" valign="top" style="${toTextStyle(`${line}padding:8px 0 8px 8px;`)}">${text}</td>`;
  return html`<tr><td align="left" valign="top" style="${toTextStyle(`${line}padding:8px 8px 8px 0;`)}"><strong>${url ? titleLink(title, url) : html`${title}`}</strong>${about}</td>${cells.map(cell)}</tr>`;
}

const table = ({ columns, rows }: Table) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 16px;"><thead><tr>${columns.map(headCell)}</tr></thead><tbody>${rows.map(row)}</tbody></table>`;

function sums(all: readonly Sum[], total: Sum): Html {
  const sumRow = ({ term, value }: Sum, style: string) =>
    html`<tr><td align="right" style="${toTextStyle(`${style}padding:2px 0;`)}">${term}</td><td align="right" width="120" style="${toTextStyle(`${style}padding:2px 0 2px 16px;white-space:nowrap;`)}">${value}</td></tr>`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">${all.map((sum) => sumRow(sum, ""))}${sumRow(total, "font-weight:bold;font-size:18px;")}</table>`;
}

const quietLink = (text: string, url: string) =>
  html`<p style="${small}margin:0 0 24px;"><a href="${url}" style="color:${styles.softInk};">${text}</a></p>`;

const button = (text: string, url: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td bgcolor="${styles.spruce}" style="background-color:${styles.spruce};border-radius:6px;padding:12px 20px;"><a href="${url}" style="${styles.font}font-size:16px;font-weight:bold;color:${styles.onSpruce};text-decoration:none;">${text}</a></td></tr></table>`;

/** Renders a block as HTML. */
export function renderHtml(block: Block): Html {
  if ("heading" in block) {
    return html`<h1 style="${ink}font-size:24px;line-height:30px;margin:0 0 16px;">${block.heading}</h1>`;
  }
  if ("about" in block) {
    return html`<h2 style="${toTextStyle("margin:0;")}">${block.about}</h2>${paragraph(block.lines)}`;
  }
  if ("table" in block) return table(block.table);
  if ("sums" in block) return sums(block.sums, block.total);
  if ("link" in block)
    return block.isQuiet ? quietLink(block.link, block.url) : button(block.link, block.url);
  return paragraph(block);
}
