import { decide, type Finding } from "./finding.ts";

/** The TXT records of a name, each in its parts, as `node:dns` returns them. @throws Error when there are none */
export type ResolveTxt = (name: string) => Promise<string[][]>;

async function readTxt(name: string, resolve: ResolveTxt): Promise<string[]> {
  const records = await resolve(name).catch(() => []);
  return records.map((parts) => parts.join(""));
}

/**
 * Whether mail servers can tell mails of this domain from forged ones: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489).
 * @param selector the name of the DKIM key, which the mail provider says
 */
export async function checkMailDomain(
  domain: string,
  selector: string | undefined,
  resolve: ResolveTxt,
): Promise<Finding[]> {
  const [own, policy, key] = await Promise.all([
    readTxt(domain, resolve),
    readTxt(`_dmarc.${domain}`, resolve),
    selector ? readTxt(`${selector}._domainkey.${domain}`, resolve) : [],
  ]);
  const spf = own.filter((record) => record.startsWith("v=spf1 "));
  const dmarc = policy.filter((record) => /^v=DMARC1\s*;/.test(record));
  return [
    decide(
      spf.length === 1 && / [-~]all$/.test(spf[0] ?? ""),
      "SPF says who sends mails of the domain.",
      `SPF: ${domain} needs exactly one TXT record that begins with v=spf1, names the mail provider and ends with -all or ~all.`,
    ),
    decide(
      key.some((record) => /(^|;)\s*p=[A-Za-z0-9+/=\s]{100,}/.test(record)),
      "DKIM: the provider's key is published.",
      selector
        ? `DKIM: publish the provider's key as the TXT record of ${selector}._domainkey.${domain}.`
        : "DKIM: give the selector that the mail provider names with --dkim-selector.",
    ),
    decide(
      dmarc.length === 1 && /;\s*p=(quarantine|reject)\b/.test(dmarc[0] ?? ""),
      "DMARC tells mail servers to refuse forged mails.",
      `DMARC: _dmarc.${domain} needs one TXT record such as v=DMARC1; p=quarantine; rua=mailto:…`,
    ),
  ];
}
