import type { Mail } from "@halkopiha/domain/outgoing.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Paragraphs of lines, as plain text and as HTML. */
export function bodies(paragraphs: string[][]): Pick<Mail, "text" | "html"> {
  return {
    text: paragraphs.map((lines) => lines.join("\n")).join("\n\n"),
    html: paragraphs.map((lines) => `<p>${lines.map(escaped).join("<br>")}</p>`).join("\n"),
  };
}
