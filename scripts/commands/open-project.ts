import { connect, useAppUrl } from "../open-project/connect.ts";
import { invite } from "../open-project/invite.ts";
import { toOpeningError } from "../open-project/opening-error.ts";
import { parseOptions } from "../open-project/options.ts";
import { formatReport, writeInitialData } from "../open-project/write-initial-data.ts";
import { main } from "../suite/run.ts";

// `npm run bootstrap -- --project <id> --root <e-mail>`: writes what a new project lacks: regions, localities, plans, advertisements and the first
// root. Safe to repeat. `scripts/bootstrap.mjs` is something else: it installs packages before any command.

async function openProject(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  await useAppUrl(options.project);
  await connect(options.project);
  await writeInitialData((kind) => console.info(formatReport(kind)));
  await invite(options);
}

await main(async () => {
  try {
    await openProject();
    return 0;
  } catch (error) {
    const expected = toOpeningError(error);
    if (!expected) throw error;
    console.error(expected.message);
    return 1;
  }
});
