import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { appUrl } from "../../config.ts";
import type { Block } from "./blocks.ts";
import { renderHtml } from "./render-html.ts";
import { renderPage } from "./render-page.ts";
import { renderText } from "./render-text.ts";

/** Renders a mail as plain text and as HTML with the same content. */
export function renderBodies(blocks: readonly Block[]): Pick<Mail, "text" | "html"> {
  const url = appUrl.value();
  return {
    text: [...blocks.map(renderText), `Halkopiha\n${url}`].join("\n\n"),
    html: renderPage(blocks.map(renderHtml), url),
  };
}
