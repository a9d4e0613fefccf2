import type { Mail } from "@halkopiha/domain/outgoing.ts";
import { appUrl } from "../config.ts";
import { asHtml } from "./as-html.ts";
import { asText } from "./as-text.ts";
import type { Block } from "./blocks.ts";
import { page } from "./page.ts";

/** What a mail says, as plain text and as HTML: the same words in both. */
export function bodies(blocks: readonly Block[]): Pick<Mail, "text" | "html"> {
  const url = appUrl.value();
  return {
    text: [...blocks.map(asText), `Halkopiha\n${url}`].join("\n\n"),
    html: page(blocks.map(asHtml), url),
  };
}
