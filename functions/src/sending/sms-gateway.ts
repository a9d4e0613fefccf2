import { toE164 } from "@halkopiha/domain/identity/identifiers.ts";
import { readSecret, smsKey, smsUrl } from "../config.ts";
import { checkGatewayUrl } from "./secure-urls.ts";

/** A service that sends text messages. */
export interface SmsGateway {
  /**
   * Sends a text message; the number may be in any common spelling.
   * @throws InsecureUrlError; Error when the gateway rejects it
   */
  send(to: string, text: string): Promise<void>;
}

/** An error response of the gateway. */
export class GatewayError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The SMS gateway answered ${status}`);
    this.code = `HTTP${status}`;
  }
}

/** Timeout of the gateway, in milliseconds. */
const timeout = 10_000;

/**
 * An SMS gateway with an HTTP API.
 * @param template its URL with the placeholders `{to}` (E.164) and `{text}`, which are replaced URL-encoded
 * @param key sent as a bearer token; null sends none
 */
export function createHttpGateway(template: string, key: string | null): SmsGateway {
  return {
    async send(to, text) {
      checkGatewayUrl(template);
      const values: Record<string, string> = { to: toE164(to), text };
      const url = template.replaceAll(/\{(to|text)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? ""),
      );
      const response = await fetch(url, {
        method: "POST",
        redirect: "error",
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new GatewayError(response.status);
    },
  };
}

/** The configured gateway; null when there is none. */
export function getSmsGateway(): SmsGateway | null {
  const template = smsUrl.value();
  return template === "" ? null : createHttpGateway(template, readSecret(smsKey));
}
