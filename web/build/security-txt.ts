import { company } from "@halkopiha/domain/reference-data/company.ts";
import type { Plugin } from "vite";

/** Days until the file expires: RFC 9116 recommends less than a year, so that a forgotten one loses its validity. */
const validDays = 364;

/** Where and how to report a vulnerability (RFC 9116), as in SECURITY.md. */
export function renderSecurityTxt(now: Date, siteUrl: string): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${company.email}?subject=turvallisuus`,
    `Contact: ${new URL("/asiakaspalvelu", siteUrl)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: fi, en",
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl)}`,
    "",
  ].join("\n");
}

/** Writes `.well-known/security.txt` into the build. */
export function securityTxt(siteUrl: string): Plugin {
  return {
    name: "security-txt",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    generateBundle() {
      const source = renderSecurityTxt(new Date(), siteUrl);
      this.emitFile({ type: "asset", fileName: ".well-known/security.txt", source });
    },
  };
}
