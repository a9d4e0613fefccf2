import { getDatabase, type RulesTestSetup, readRules, setUpRulesTest } from "../../rules/environment.ts";
import * as firestore from "../../rules/firestore/access-checks.ts";
import { isAllowed } from "../../rules/is-allowed.ts";
import * as storage from "../../rules/storage/access-checks.ts";
import { main } from "../suite/run.ts";
import { SuiteError } from "../suite/suite.ts";
import { createMutants, type Mutant } from "./mutants.ts";

// Mutation test of the rules: applies one mutation at a time and checks that a test fails. Prints the survivors and killed/total.

/** Number of concurrent access checks. */
const batchSize = 16;

interface AccessCheck {
  title: string;
  collection: string;
  allowed: boolean;
  run: (setup: RulesTestSetup) => Promise<boolean>;
}

interface Service {
  file: string;
  rules: string;
  checks: readonly AccessCheck[];
  gather: (rules: string) => Promise<RulesTestSetup>;
  restore: (setup: RulesTestSetup) => Promise<void>;
}

/** Sorts the checks of the mutated block first, so that most mutants are killed early. */
function sortByDistance(checks: readonly AccessCheck[], { block }: Mutant): AccessCheck[] {
  const distance = ({ collection }: AccessCheck) => (block === null || collection === block ? 0 : 1);
  return [...checks].sort((a, b) => distance(a) - distance(b));
}

/** The title of the first check with an unexpected result; null when there is none. */
async function findKillingTest(
  checks: readonly AccessCheck[],
  setup: RulesTestSetup,
): Promise<string | null> {
  for (let from = 0; from < checks.length; from += batchSize) {
    const batch = checks.slice(from, from + batchSize);
    const verdicts = await Promise.all(batch.map((check) => check.run(setup)));
    const wrong = batch.find(({ allowed }, index) => verdicts[index] !== allowed);
    if (wrong) return wrong.title;
  }
  return null;
}

async function survives(service: Service, mutant: Mutant): Promise<boolean> {
  let setup: RulesTestSetup;
  try {
    setup = await service.gather(mutant.text);
  } catch {
    // Mutants that do not compile count as killed: they could not be deployed.
    return false;
  }
  try {
    await service.restore(setup);
    const ordered = sortByDistance(service.checks, mutant);
    const denied = ordered.filter(({ allowed }) => !allowed);
    if (await findKillingTest(denied, setup)) return false;
    for (const check of ordered.filter(({ allowed }) => allowed)) {
      if (await findKillingTest([check], setup)) return false;
      await service.restore(setup);
    }
    return true;
  } finally {
    await setup.environment.cleanup();
  }
}

async function mutate(service: Service): Promise<{ killed: number; total: number }> {
  const unchanged: Mutant = { line: 0, change: "", block: null, text: service.rules };
  if (!(await survives(service, unchanged))) {
    throw new SuiteError(`${service.file} fails as it stands: mend that first (npm run test:api).`);
  }
  const mutants = createMutants(service.rules);
  let killed = 0;
  for (const mutant of mutants) {
    if (await survives(service, mutant))
      console.info(`survived  ${service.file}:${mutant.line}  ${mutant.change}`);
    else killed += 1;
  }
  console.info(`${service.file}: ${killed}/${mutants.length} killed`);
  return { killed, total: mutants.length };
}

await main(async () => {
  const rules = await readRules();
  const results = [
    await mutate({
      file: "firestore.rules",
      rules: rules.firestore,
      checks: [...firestore.readChecks, ...firestore.writeChecks].map((check) => ({
        ...check,
        run: (setup) => isAllowed(() => check.attempt(getDatabase(setup.contexts[check.as]))),
      })),
      gather: (text) => setUpRulesTest({ firestore: text }),
      restore: (setup) => firestore.restoreDocuments(setup.environment),
    }),
    await mutate({
      file: "storage.rules",
      rules: rules.storage,
      checks: storage.accessChecks.map((check) => ({
        ...check,
        run: (setup) => isAllowed(() => check.attempt(setup.contexts[check.as].storage())),
      })),
      gather: (text) => setUpRulesTest({ storage: text }),
      restore: (setup) => storage.restoreFiles(setup.environment),
    }),
  ];
  const sum = (key: "killed" | "total") => results.reduce((total, result) => total + result[key], 0);
  console.info(`killed ${sum("killed")}/${sum("total")}`);
  return sum("killed") === sum("total") ? 0 : 1;
});
