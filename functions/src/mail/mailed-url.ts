import { buildPath } from "@halkopiha/domain/contract/call.ts";
import { unsubscribe } from "@halkopiha/domain/contract/shop/alerts.ts";
import type { MailedLink } from "@halkopiha/domain/messaging/mailed-links.ts";
import { appUrl } from "../config.ts";

/**
 * The URL of a link with its secret in the fragment, which browsers send to no server: it appears in no log and no Referer.
 * @param params what replaces the `:names` of the path
 */
export function buildMailedUrl(
  link: MailedLink,
  secret: string,
  params?: Readonly<Record<string, string>>,
): string {
  return `${appUrl.value()}${buildPath(link, params)}#${link.secret}=${secret}`;
}

/** The URL of `List-Unsubscribe`. A program calls it without a page (RFC 8058), so its token, which can only end alerts, is in the query. */
export const buildUnsubscribeUrl = (token: string): string =>
  `${appUrl.value()}${unsubscribe.path}?t=${token}`;
