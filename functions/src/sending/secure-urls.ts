import { isLocal } from "../config.ts";

/** Thrown instead of sending when a setting would let messages go out without TLS. Its message has no part of the setting's value. */
export class InsecureUrlError extends Error {
  readonly code: string;

  constructor(setting: "SMTP_URL" | "SMS_URL", demand: string) {
    super(`${setting} ${demand}; until it is set again, no message is sent.`);
    this.code = `${setting}_INSECURE`;
  }
}

/**
 * Checks that mails go out with TLS: from the first byte, or with STARTTLS, which `smtp.ts` then requires. Options in the query could switch
 * that off, or the verification of certificates.
 * @throws InsecureUrlError
 */
export function checkMailServerUrl(url: string): void {
  if (isLocal() || /^smtps?:\/\/[^?#]+$/i.test(url)) return;
  throw new InsecureUrlError("SMTP_URL", "must begin with smtps:// or smtp:// and have no options");
}

/** Checks that text messages go out with TLS. @throws InsecureUrlError */
export function checkGatewayUrl(template: string): void {
  if (isLocal() || /^https:\/\//i.test(template)) return;
  throw new InsecureUrlError("SMS_URL", "must begin with https://");
}
