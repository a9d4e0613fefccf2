import { type Crowd, databaseOf, gather, ownRules } from "../../rules/environment.ts";
import * as firestore from "../../rules/firestore/trials.ts";
import * as storage from "../../rules/storage/trials.ts";
import { isAllowed } from "../../rules/verdict.ts";
import { main } from "../suite/run.ts";
import { SuiteError } from "../suite/suite.ts";
import { createMutants, type Mutant } from "./mutants.ts";

// Makes one thing in the rules wrong at a time and looks whether a test notices. Prints the survivors and killed/total.

/** How many trials run side by side. */
const batchSize = 16;

interface AccessCheck {
  title: string;
  collection: string;
  allowed: boolean;
  run: (crowd: Crowd) => Promise<boolean>;
}

interface Service {
  file: string;
  rules: string;
  trials: readonly AccessCheck[];
  gather: (rules: string) => Promise<Crowd>;
  restore: (crowd: Crowd) => Promise<void>;
}

/** The trials nearest to the mutant first, so that most of them die at once. */
function sortByDistance(trials: readonly AccessCheck[], { block }: Mutant): AccessCheck[] {
  const distance = ({ collection }: AccessCheck) => (block === null || collection === block ? 0 : 1);
  return [...trials].sort((a, b) => distance(a) - distance(b));
}

/** The first trial that ends otherwise than it must. */
async function findKillingTest(trials: readonly AccessCheck[], crowd: Crowd): Promise<string | null> {
  for (let from = 0; from < trials.length; from += batchSize) {
    const batch = trials.slice(from, from + batchSize);
    const verdicts = await Promise.all(batch.map((trial) => trial.run(crowd)));
    const wrong = batch.find(({ allowed }, index) => verdicts[index] !== allowed);
    if (wrong) return wrong.title;
  }
  return null;
}

async function survives(service: Service, mutant: Mutant): Promise<boolean> {
  let crowd: Crowd;
  try {
    crowd = await service.gather(mutant.text);
  } catch {
    // What does not compile is never deployed.
    return false;
  }
  try {
    await service.restore(crowd);
    const ordered = sortByDistance(service.trials, mutant);
    const denied = ordered.filter(({ allowed }) => !allowed);
    if (await findKillingTest(denied, crowd)) return false;
    for (const trial of ordered.filter(({ allowed }) => allowed)) {
      if (await findKillingTest([trial], crowd)) return false;
      await service.restore(crowd);
    }
    return true;
  } finally {
    await crowd.environment.cleanup();
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
  const rules = await ownRules();
  const results = [
    await mutate({
      file: "firestore.rules",
      rules: rules.firestore,
      trials: firestore.trials.map((trial) => ({
        ...trial,
        run: (crowd) => isAllowed(() => trial.attempt(databaseOf(crowd.contexts[trial.as]))),
      })),
      gather: (text) => gather({ firestore: text }),
      restore: (crowd) => firestore.restore(crowd.environment),
    }),
    await mutate({
      file: "storage.rules",
      rules: rules.storage,
      trials: storage.trials.map((trial) => ({
        ...trial,
        run: (crowd) => isAllowed(() => trial.attempt(crowd.contexts[trial.as].storage())),
      })),
      gather: (text) => gather({ storage: text }),
      restore: (crowd) => storage.restore(crowd.environment),
    }),
  ];
  const sum = (key: "killed" | "total") => results.reduce((total, result) => total + result[key], 0);
  console.info(`killed ${sum("killed")}/${sum("total")}`);
  return sum("killed") === sum("total") ? 0 : 1;
});
