import { resolveTxt } from "node:dns/promises";
import { parseArgs } from "node:util";
import { createEnumerationRequest, describeEnumeration } from "../deployment/checks/enumeration.ts";
import { createToolkit } from "../deployment/checks/identity-toolkit.ts";
import { checkMailDomain } from "../deployment/checks/mail-domain.ts";
import { formatSignUp, trySignUp } from "../deployment/checks/sign-up.ts";
import { checkSite } from "../deployment/checks/site.ts";
import { main } from "../suite/run.ts";

// `npm run check:deployment -- <web API key> <app URL> [--mail-from <address>] [--dkim-selector <name>]`: checks what can be seen of a deployed
// project from outside. Needs the network.

const usage =
  "npm run check:deployment -- <web API key> <app URL> [--mail-from <address>] [--dkim-selector <name>]";

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { "mail-from": { type: "string" }, "dkim-selector": { type: "string" } },
    allowPositionals: true,
  });
  const [webApiKey, appUrl] = positionals;
  if (!webApiKey || !appUrl || !URL.canParse(appUrl)) {
    console.error(usage);
    return 2;
  }
  const site = appUrl.replace(/\/$/, "");
  const call = createToolkit(webApiKey, site);
  const mailDomain = values["mail-from"]?.split("@").at(-1)?.replace(/>$/, "") ?? new URL(site).hostname;
  const tileUrl = process.env["VITE_TILE_URL"] ?? "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
  const findings = [
    formatSignUp(await trySignUp(call)),
    describeEnumeration(await call("createAuthUri", createEnumerationRequest(site))),
    ...(await checkSite(site, tileUrl, fetch)),
    ...(await checkMailDomain(mailDomain, values["dkim-selector"], resolveTxt)),
  ];
  for (const { ok, line } of findings) console.info(`${ok ? "well " : "FAULT"} ${line}`);
  return findings.every(({ ok }) => ok) ? 0 : 1;
});
