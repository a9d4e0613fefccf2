import type { Mail } from "@halkopiha/domain/outgoing.ts";
import { appUrl } from "../config.ts";
import { renderHtml } from "./as-html.ts";
import { renderText } from "./as-text.ts";
import type { Block } from "./blocks.ts";
import { renderPage } from "./page.ts";

/** What a mail says, as plain text and as HTML: the same words in both. */
export function renderBodies(blocks: readonly Block[]): Pick<Mail, "text" | "html"> {
  const url = appUrl.value();
  return {
    text: [...blocks.map(renderText), `Halkopiha\n${url}`].join("\n\n"),
    html: renderPage(blocks.map(renderHtml), url),
  };
}
