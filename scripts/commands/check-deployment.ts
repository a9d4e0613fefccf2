import { createEnumerationRequest, describeEnumeration } from "../check/enumeration.ts";
import { createToolkit } from "../check/identity-toolkit.ts";
import { formatSignUp, trySignUp } from "../check/sign-up.ts";
import { main } from "../suite/run.ts";

// `npm run check:deployment -- <web API key> <app URL>`: checks settings that are visible only in a deployed project. Needs the network.

await main(async () => {
  const [webApiKey, appUrl] = process.argv.slice(2);
  if (!webApiKey || !appUrl) {
    console.error("npm run check:deployment -- <web API key> <app URL>");
    return 2;
  }
  const site = appUrl.replace(/\/$/, "");
  const call = createToolkit(webApiKey, site);
  const results = [
    formatSignUp(await trySignUp(call)),
    describeEnumeration(await call("createAuthUri", createEnumerationRequest(site))),
  ];
  for (const { line } of results) console.info(line);
  return results.every(({ ok }) => ok) ? 0 : 1;
});
