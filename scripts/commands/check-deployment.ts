import { resolveTxt } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { applicationDefault } from "firebase-admin/app";
import { checkDatabase, DeclaredIndexes } from "../deployment/checks/database.ts";
import { createEnumerationRequest, describeEnumeration } from "../deployment/checks/enumeration.ts";
import type { Finding } from "../deployment/checks/finding.ts";
import { createToolkit } from "../deployment/checks/identity-toolkit.ts";
import { checkMailDomain } from "../deployment/checks/mail-domain.ts";
import { formatSignUp, trySignUp } from "../deployment/checks/sign-up.ts";
import { checkSite } from "../deployment/checks/site.ts";
import { main } from "../suite/run.ts";

// `npm run check:deployment -- <web API key> <app URL> [--project <id>] [--mail-from <address>] [--dkim-selector <name>]`: checks what can be seen
// of a deployed project from outside, and with `--project` also its indexes and expiry policies, with the credentials of
// `gcloud auth application-default login`. Needs the network.

const usage =
  "npm run check:deployment -- <web API key> <app URL> [--project <id>] [--mail-from <address>] [--dkim-selector <name>]";

/** What the project's database has of `firestore.indexes.json`. */
async function checkDeployedDatabase(project: string): Promise<Finding[]> {
  const declared = DeclaredIndexes.parse(
    JSON.parse(await readFile(new URL("../../firestore.indexes.json", import.meta.url), "utf8")),
  );
  try {
    const { access_token: token } = await applicationDefault().getAccessToken();
    return await checkDatabase(declared, { project, token }, fetch);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ ok: false, line: `No credentials: run gcloud auth application-default login (${reason}).` }];
  }
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: "string" },
      "mail-from": { type: "string" },
      "dkim-selector": { type: "string" },
    },
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
    ...(values.project === undefined ? [] : await checkDeployedDatabase(values.project)),
    ...(await checkMailDomain(mailDomain, values["dkim-selector"], resolveTxt)),
  ];
  for (const { ok, line } of findings) console.info(`${ok ? "well " : "FAULT"} ${line}`);
  if (values.project === undefined)
    console.info("      Indexes and expiry were not looked at: --project PROJECT checks them.");
  return findings.every(({ ok }) => ok) ? 0 : 1;
});
