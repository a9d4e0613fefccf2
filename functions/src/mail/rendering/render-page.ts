import { type Html, html, operatorSlot } from "./html.ts";
import { styles } from "./styles.ts";

/** The page around a mail's blocks: one column, no images, readable in clients that drop styles. */
export function renderPage(blocks: readonly Html[], appUrl: string): string {
  return html`<!doctype html>
<html lang="fi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>Halkopiha</title></head>
<body style="margin:0;padding:0;background-color:${styles.ground};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${styles.ground}"><tr><td align="center" style="padding:16px 8px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${styles.surface}" style="width:100%;max-width:600px;background-color:${styles.surface};border:1px solid ${styles.line};">
<tr><td bgcolor="${styles.spruce}" style="${styles.font}padding:16px 24px;background-color:${styles.spruce};color:${styles.onSpruce};font-size:20px;font-weight:bold;">Halkopiha</td></tr>
<tr><td style="padding:24px 24px 8px;">
${blocks.map((block) => html`${block}\n`)}</td></tr>
<tr><td style="${styles.font}padding:16px 24px;border-top:1px solid ${styles.line};font-size:14px;line-height:20px;color:${styles.softInk};">Halkopiha, polttopuun kauppapaikka<br><a href="${appUrl}" style="color:${styles.spruce};">${appUrl}</a>${{ markup: operatorSlot }}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.markup;
}
