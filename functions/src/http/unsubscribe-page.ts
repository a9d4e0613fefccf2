import { UnsubscribeCode } from "@halkopiha/domain/alerts/alert.ts";
import { unsubscribe } from "@halkopiha/domain/contract/shop/alerts.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { Express } from "express";
import { buildMailedUrl } from "../mail/mailed-url.ts";
import { privateCache } from "./response/error-handler.ts";

/**
 * A mail program without the one press of RFC 8058 opens the address of `List-Unsubscribe` in a browser. It leads to the page that asks first:
 * scanners of mails open links too, so opening one ends nothing.
 */
export function leadToUnsubscribePage(app: Express): void {
  app.get(unsubscribe.path, (request, response, next) => {
    // Without a code it is no link of a mail, but a call of the API, which has no GET here.
    if (request.query["t"] === undefined) return next();
    const code = UnsubscribeCode.safeParse(request.query["t"]);
    response
      .set({ "Cache-Control": privateCache, "Referrer-Policy": "no-referrer" })
      .redirect(303, buildMailedUrl(mailedLinks.endAlerts, code.success ? code.data : ""));
  });
}
