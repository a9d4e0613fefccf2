/** What XML 1.0 cannot hold, however it is written: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as content of an element of a workbook. What XML cannot hold is left out. Excel reads `_x000D_` as the character
 * of that number: the carriage return, which XML would read as a line feed, is written so, and a text that looks so is
 * escaped.
 */
export function xmlText(text: string): string {
  return text
    .replace(forbidden, "")
    .replace(/_(?=x[0-9A-F]{4}_)/gi, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "_x000D_");
}
