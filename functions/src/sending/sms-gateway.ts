import { toE164 } from "@halkopiha/domain/identity/identifiers.ts";
import { readSecret, smsKey, smsUrl } from "../config.ts";

/** Whoever takes text messages to phones. */
export interface SmsGateway {
  /**
   * Hands a text message over; the number may be written as people write theirs.
   * @throws Error when it is not taken
   */
  send(to: string, text: string): Promise<void>;
}

/** An answer of the gateway other than yes. */
export class GatewayError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The SMS gateway answered ${status}`);
    this.code = `HTTP${status}`;
  }
}

/** How long the gateway may take, in milliseconds. */
const timeout = 10_000;

/**
 * A gateway that takes messages by HTTP.
 * @param template its address with `{to}` (E.164) and `{text}` where they belong, URL-encoded
 * @param key sent as a bearer token; null sends none
 */
export function createHttpGateway(template: string, key: string | null): SmsGateway {
  return {
    async send(to, text) {
      const values: Record<string, string> = { to: toE164(to), text };
      const url = template.replaceAll(/\{(to|text)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? ""),
      );
      const response = await fetch(url, {
        method: "POST",
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new GatewayError(response.status);
    },
  };
}

/** The gateway that is set up; null when none is. */
export function getSmsGateway(): SmsGateway | null {
  const template = smsUrl.value();
  return template === "" ? null : createHttpGateway(template, readSecret(smsKey));
}
